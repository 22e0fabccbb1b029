import Foundation

/// A fresh folder that goes away with its last user.
final class TemporaryFolder: Sendable {
    /// Its path, without links.
    let path: String

    /// Creates an empty folder.
    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = base.appendingPathComponent("calibrate-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The whole path of a file in it.
    func path(of name: String) -> String { "\(path)/\(name)" }

    /// Writes a file, with the folders that lead to it.
    func write(_ name: String, _ text: String) throws {
        try write(name, Array(text.utf8))
    }

    /// Writes a file, with the folders that lead to it.
    func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: path(of: name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Reads a file.
    func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
    }

    /// Reads a file as text.
    func text(of name: String) throws -> String {
        String(decoding: try bytes(of: name), as: UTF8.self)
    }

    /// Removes a file or a folder.
    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(of: name))
    }

    /// Names of all that is in a folder of it, hidden files too; none if there is no such folder.
    func names(in name: String = "") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(of: name))) ?? []).sorted()
    }

    /// What the system says about a file, not about where a link leads.
    func status(of name: String) throws -> stat {
        var status = stat()
        guard lstat(path(of: name), &status) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return status
    }
}
