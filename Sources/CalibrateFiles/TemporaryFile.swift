/// A file beside an output that takes its bytes until they are whole; it removes itself unless it was moved.
///
/// Its name is the output's between a dot and a random number. The process that writes it holds its lock: a file whose
/// lock is free has been left by a killed process, and any later run may remove it.
struct TemporaryFile: ~Copyable {
    private let path: FilePath
    private let file: OpenFile
    private var isMoved = false

    /// Creates one that no other process has or removes.
    init(for name: [UInt8], in folder: FilePath) throws(SystemError) {
        while true {
            let path = folder.appending(TemporaryFile.name(for: name, number: .random(in: .min ... .max)))
            let file = try OpenFile(creating: path)
            // A file system without locks leaves the file unlocked, and leftovers where they are.
            _ = try? file.lock(waiting: true)
            // Between creating and locking, another run may have taken it for a leftover and removed it.
            if try file.status().names > 0 {
                self.path = path
                self.file = file
                return
            }
        }
    }

    deinit {
        if !isMoved { try? removeFile(path) }
    }

    /// Writes the bytes, down to the disk, so that no crash of the machine can put an empty file in place of a whole one.
    func fill(_ contents: [UInt8], permissions: FileStatus.Permissions?) throws(SystemError) {
        try file.append(contents)
        if let permissions { try file.setPermissions(permissions) }
        try file.synchronize()
    }

    /// Puts the file in the place of another.
    mutating func move(to place: FilePath) throws(SystemError) {
        try moveFile(path, to: place)
        isMoved = true
    }

    /// Gives the file a second name, unless another file has it.
    func copyName(to place: FilePath) throws(SystemError) {
        try linkFile(path, to: place)
    }

    /// Removes the temporary files of an output whose process has ended.
    static func removeLeftovers(of name: [UInt8], in folder: FilePath) {
        guard let entries = try? listing(of: folder) else { return }
        for leftover in entries where isTemporary(leftover.name, for: name) {
            try? removeIfLeft(folder.appending(leftover.name))
        }
    }

    private static func removeIfLeft(_ path: FilePath) throws(SystemError) {
        guard try FileStatus(of: path, followingLinks: false).kind == .file else { return }
        let file = try OpenFile(reading: path, followingLinks: false)
        guard try file.lock(waiting: false) else { return }
        // It may have been moved to its place and unlocked since it was listed: then this name is gone, or is another's.
        let identity = try file.status().identity
        guard try FileStatus(of: path, followingLinks: false).identity == identity else { return }
        try removeFile(path)
    }

    private static let suffix = Array(".tmp".utf8)
    private static let digits = 16

    private static func name(for name: [UInt8], number: UInt64) -> [UInt8] {
        let text = String(number, radix: 16)
        let padding = String(repeating: "0", count: digits - text.count)
        return [UInt8(ascii: ".")] + name + [UInt8(ascii: ".")] + (padding + text).utf8 + suffix
    }

    private static func isTemporary(_ candidate: [UInt8], for name: [UInt8]) -> Bool {
        let prefix = [UInt8(ascii: ".")] + name + [UInt8(ascii: ".")]
        guard candidate.count == prefix.count + digits + suffix.count, candidate.starts(with: prefix),
            candidate.suffix(suffix.count).elementsEqual(suffix)
        else { return false }
        return candidate.dropFirst(prefix.count).prefix(digits).allSatisfy("0123456789abcdef".utf8.contains)
    }
}
