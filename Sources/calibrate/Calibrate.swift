#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program: from the words of a command line to an exit status.
@main
enum Calibrate {
    /// The version, as in the change log.
    static let version = "0.1.0"

    static func main() {
        StandardStream.prepare()
        exit(run(line).rawValue)
    }

    /// The words behind the program's name, byte for byte: a path need not be UTF-8.
    private static var line: [[UInt8]] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().compactMap {
            word in
            word.map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        }
    }

    private static func run(_ line: [[UInt8]]) -> ExitStatus {
        do throws(Failure) {
            switch try ArgumentParser.request(in: line) {
            case .help(let command):
                return show(command?.helpText ?? Command.overview)
            case .version:
                return show("\(Command.program) \(version)\n")
            case .run(let invocation):
                return run(invocation)
            }
        } catch {
            return finish(error, Console(isQuiet: false, color: .auto, environment: environment))
        }
    }

    private static func run(_ invocation: Invocation) -> ExitStatus {
        var console = Console(
            isQuiet: invocation.has(.quiet), color: invocation.choice(.color), format: invocation.choice(.format),
            environment: environment)
        do {
            let status = try invocation.command.run(invocation, &console)
            return console.finish(with: status)
        } catch {
            return finish(Failure(error), console)
        }
    }

    private static func finish(_ failure: Failure, _ console: Console) -> ExitStatus {
        var console = console
        for message in failure.messages { console.add(message) }
        return console.finish(with: failure.status)
    }

    private static func show(_ text: String) -> ExitStatus {
        var console = Console(isQuiet: false, color: .never, environment: environment)
        console.add(result: text.utf8)
        return console.finish(with: .success)
    }

    /// A variable of the environment.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
