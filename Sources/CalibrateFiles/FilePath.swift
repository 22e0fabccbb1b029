import SourceDiagnostics

/// A path as the system holds it: bytes of any encoding, shown as text only in messages.
///
/// Doubled and trailing slashes and `.` components are dropped, so that one place has one spelling. `..` stays: its
/// meaning depends on links.
package struct FilePath: Hashable, Sendable {
    /// The bytes, without NUL.
    package let bytes: [UInt8]

    /// Creates a path; empty bytes are the current folder.
    package init(_ bytes: some Collection<UInt8>) {
        let slash = UInt8(ascii: "/")
        var kept = bytes.first == slash ? [slash] : []
        for component in bytes.split(separator: slash) where !component.elementsEqual([UInt8(ascii: ".")]) {
            if let last = kept.last, last != slash { kept.append(slash) }
            kept.append(contentsOf: component)
        }
        self.bytes = kept.isEmpty ? [UInt8(ascii: ".")] : kept
    }

    /// The path of an entry of this folder.
    package func appending(_ name: some Collection<UInt8>) -> FilePath {
        FilePath(bytes + [UInt8(ascii: "/")] + name)
    }

    /// The path of an entry of this folder, by a name that the system gave.
    func entry(_ name: [UInt8]) -> FilePath {
        if bytes == [UInt8(ascii: ".")] { return FilePath(spelled: name) }
        var path: [UInt8] = []
        path.reserveCapacity(bytes.count + 1 + name.count)
        path += bytes
        if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
        path += name
        return FilePath(spelled: path)
    }

    /// A path that is in its one spelling already.
    private init(spelled bytes: [UInt8]) { self.bytes = bytes }

    /// The folder that holds this entry; `nil` for the root and for `..`.
    package var parent: FilePath? {
        guard bytes != [UInt8(ascii: "/")], !bytes.elementsEqual([UInt8(ascii: ".")]), !bytes.elementsEqual("..".utf8)
        else { return nil }
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FilePath([]) }
        return FilePath(slash == 0 ? bytes[...slash] : bytes[..<slash])
    }

    /// The last component.
    package var name: [UInt8] { bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? [] }

    /// The path in one line of text, as messages show it.
    package var shown: String { printable(bytes: bytes) }

    /// Calls a function with the path as C wants it.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { terminated in
            for (index, byte) in bytes.enumerated() { terminated[index] = CChar(bitPattern: byte) }
            terminated[bytes.count] = 0
            guard let base = terminated.baseAddress else { preconditionFailure("a terminated path is not empty") }
            return body(base)
        }
    }
}
