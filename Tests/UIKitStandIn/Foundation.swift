/// Foundation's bundle, with the entries of an Info.plist that the running device says.
open class Bundle {
    /// The app's bundle.
    nonisolated(unsafe) public static let main = Bundle()

    init() {}

    /// A value of the Info.plist.
    open func object(forInfoDictionaryKey key: String) -> Any? {
        StandInDevice.current.infoDictionary[key]
    }
}

/// Foundation's bytes.
public struct Data: Equatable, Sendable {
    let bytes: [UInt8]

    /// Creates data from bytes.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }
}

/// Foundation's archive, which no test opens.
open class NSCoder {
    init() {}
}

/// Foundation's view of the running process.
open class ProcessInfo {
    /// The running process.
    nonisolated(unsafe) public static let processInfo = ProcessInfo()

    init() {}

    /// Variables of the environment.
    open var environment: [String: String] {
        StandInDevice.current.environment
    }
}

/// Foundation's defaults, in memory.
open class UserDefaults {
    /// The app's defaults.
    nonisolated(unsafe) public static let standard = UserDefaults()

    private var values: [String: Any] = [:]

    init() {}

    /// Creates the defaults of a suite: empty ones of its own.
    public init?(suiteName: String?) {}

    /// The bytes that a key has; `nil` where it has none.
    open func data(forKey defaultName: String) -> Data? {
        values[defaultName] as? Data
    }

    /// Gives a key a value.
    open func set(_ value: Any?, forKey defaultName: String) {
        values[defaultName] = value
    }

    /// Takes a key's value away.
    open func removeObject(forKey defaultName: String) {
        values[defaultName] = nil
    }
}

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
