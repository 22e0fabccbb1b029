import Foundation

/// The real program, as SwiftPM has built it beside the tests.
///
/// The test target does not depend on it, since a target that also uses the build plugin would link it twice; a build of
/// all targets, as `swift test` makes it, builds both.
enum Calibrate {
    /// The program's path.
    static let path: String = {
        #if canImport(Darwin)
            let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? ""
        #else
            let tests = CommandLine.arguments[0]
        #endif
        let program = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("calibrate").path
        precondition(
            FileManager.default.isExecutableFile(atPath: program),
            "'calibrate' is not beside the tests: build all targets first")
        return program
    }()

    /// The verbs, as the program's help lists them.
    static let verbs: [String] = {
        let help = try? run(["--help"], in: TemporaryFolder()).output
        let lines = (help ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0 != "Verbs:" }.dropFirst().prefix { !$0.isEmpty }.compactMap { line in
            line.hasPrefix("   ") ? nil : line.split(separator: " ").first.map(String.init)
        }
    }()

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: words behind the program's name.
    ///   - folder: the current folder.
    ///   - input: what the standard input gives.
    ///   - environment: variables to set, or to unset where `nil`; colour is as in a bare environment otherwise.
    ///   - shell: a script that runs the program as `"$@"`, for what only a shell does: closed streams, limits, pipes.
    static func run(
        _ arguments: [String], in folder: TemporaryFolder, input: String = "",
        environment: [String: String?] = [:], shell: String? = nil
    ) throws -> Outcome {
        let child = try start(arguments, in: folder, input: input, environment: environment, shell: shell)
        return try child.wait()
    }

    /// Starts the program, for tests that disturb it.
    static func start(
        _ arguments: [String], in folder: TemporaryFolder, input: String = "",
        environment: [String: String?] = [:], shell: String? = nil
    ) throws -> Child {
        let script = "cd -- \"$1\" && shift || exit 125\n" + (shell ?? #"exec "$@""#)
        return try Child(
            ["/bin/sh", "-c", script, "sh", folder.path, path] + arguments, input: input,
            environment: ["NO_COLOR": nil, "TERM": nil].merging(environment) { _, given in given })
    }
}

extension Calibrate {
    /// Whether the tests run on Linux, whose file systems take names of any bytes.
    static var isLinux: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    /// How messages tell a user to call the program: built in place, it is in no folder that shells search.
    static var command: String { path.contains("/.build/") ? "swift run calibrate" : "calibrate" }

    /// Whether util-linux's `script` can give a program a terminal.
    static var hasTerminals: Bool { isLinux && isInstalled("script") }

    /// Whether a program is installed.
    static func isInstalled(_ program: String) -> Bool {
        ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").contains { folder in
            FileManager.default.isExecutableFile(atPath: "\(folder)/\(program)")
        }
    }
}

extension stat {
    /// Time of the last change, in seconds and nanoseconds.
    var modificationTime: [Int] {
        #if canImport(Darwin)
            [st_mtimespec.tv_sec, st_mtimespec.tv_nsec]
        #else
            [st_mtim.tv_sec, st_mtim.tv_nsec]
        #endif
    }
}
