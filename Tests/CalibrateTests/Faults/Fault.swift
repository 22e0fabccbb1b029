import Foundation
import Testing

/// Something that goes wrong with `calibrate generate`, and what it promises then: a row of the article on files.
struct Fault: Sendable, CustomTestStringConvertible {
    /// What becomes of the output, whose old bytes differ from those that the specs give.
    enum Fate: String, Sendable {
        case kept = "as it was"
        case written = "new"
    }

    /// What goes wrong.
    let name: String
    /// What is needed to bring it about.
    var need: Need = .nothing
    /// Shell commands that bring it about and run the program as `"$@"`.
    let script: String
    /// What becomes of the output.
    let fate: Fate
    /// Exit status.
    let status: Int32
    /// Lines on the standard error.
    var message: [String] = []

    var testDescription: String { name }

    /// The row of the article.
    var row: String {
        "| \(name) | \(fate.rawValue) | \(status) | \(message.first.map { "`\($0)`" } ?? "none") |"
    }
}

extension Fault {
    /// What a machine must offer so that a fault can be brought about.
    enum Need: Sendable {
        case nothing
        /// Another user than root, from whom files can be kept.
        case unprivileged
        /// File systems to mount.
        case mounts
        /// strace, to let system calls fail or take a signal.
        case tracing

        /// Whether the machine offers it.
        var isMet: Bool {
            switch self {
            case .nothing: true
            case .unprivileged: Machine.unprivileged != nil
            case .mounts: Machine.mounting != nil
            case .tracing: Machine.canTrace
            }
        }
    }
}

/// What the machine under the tests offers.
enum Machine {
    /// Words in front of a command that run it without root's rights; none if the tests have no such rights.
    static let unprivileged: String? = {
        guard geteuid() == 0 else { return "" }
        let words = "setpriv --reuid=65534 --regid=65534 --clear-groups"
        return works("\(words) '\(Calibrate.path)' --version") ? words : nil
    }()

    /// Words in front of a command that let it mount file systems for itself alone.
    static let mounting: String? = ["unshare -m", "unshare -Urm"].first { words in
        works("\(words) mount -t tmpfs tmpfs /mnt")
    }

    /// Whether strace is there and allowed.
    static let canTrace = works("strace -f -qq -o /dev/null -e inject=fsync:error=EIO true")

    private static func works(_ script: String) -> Bool {
        guard let folder = try? TemporaryFolder() else { return false }
        return (try? Calibrate.run([], in: folder, shell: script).status) == 0
    }
}
