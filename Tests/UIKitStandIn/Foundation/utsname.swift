/// The C library's name of the system, with as many bytes for the machine as a test needs.
public struct utsname {
    /// Hardware identifier, ended by a zero.
    public var machine: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// Creates an empty name.
    public init() {}
}

/// Fills in the name of the running device.
@discardableResult
public func uname(_ name: UnsafeMutablePointer<utsname>?) -> Int32 {
    guard let name else { return -1 }
    let machine = StandInDevice.current.machine.utf8.prefix(31)
    withUnsafeMutableBytes(of: &name.pointee.machine) { bytes in
        bytes.copyBytes(from: machine)
        bytes[machine.count] = 0
    }
    return 0
}
