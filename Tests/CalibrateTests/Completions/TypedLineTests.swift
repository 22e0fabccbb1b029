import Testing

/// Real shells at a terminal, into which lines are typed: only there it shows what a completion is quoted for.
@Suite("A completed line, as a shell runs it")
struct TypedLineTests {
    /// Names that would do harm, or would be cut, if a shell saw more than text in them.
    static let names = [
        "Alpha $(touch pwned) ${HOME} $HOME `touch pwned`",
        "Beta !! !touch ; touch pwned | touch pwned & > pwned < x # * ? [a-z] {a,b} ~ (e:touch pwned:) ^a^b %1",
        #"Gamma ' " \ '"; touch pwned; "' \$(touch pwned) \" \\ \"#,
    ]

    @Test(
        "passes a device's name on, whatever stands in it and whichever quote is open",
        .enabled(if: Calibrate.hasTerminals), arguments: CompletingShell.installed)
    func hostileNames(_ shell: CompletingShell) throws {
        let folder = try TemporaryFolder()
        var lines: [String] = []
        var expected: [String] = []
        for (number, name) in TypedLineTests.names.enumerated() {
            let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            let spec = Sample.spec("d-\(number)", identifier: "iPhone14,\(number + 1)")
            try folder.write("devices/\(number).yaml", spec.replacing(": Sample\n", with: ": \"\(escaped)\"\n"))
            for quote in ["", "\"", "'"] {
                lines.append("calibrate explain \(quote)\(name.prefix(4))\t")
                expected += ["explain", name]
            }
        }
        let words = try shell.run(typing: lines, in: folder)
        #expect(words == expected)
        #expect(!folder.names().contains("pwned"))
    }
}

extension CompletingShell {
    /// Types lines at the shell's prompt and runs them, and returns the arguments that the program gets, a line each.
    fileprivate func run(typing lines: [String], in folder: TemporaryFolder) throws -> [String] {
        for (number, line) in lines.enumerated() { try folder.write("typed/\(number)", line) }
        // In the program's place stands one that completes like it, but only writes down what else it is called with.
        try folder.write(
            "bin/calibrate",
            """
            #!/bin/sh
            case $1 in
                completions) exec '\(Calibrate.path)' "$@" ;;
                complete) '\(Calibrate.path)' "$@"; echo >> '\(folder.path)/completed' ;;
                *) printf '%s\\n' "$@" >> '\(folder.path)/arguments' ;;
            esac

            """)
        let outcome = try Calibrate.run(
            [], in: folder, environment: ["HOME": folder.path, "XDG_CONFIG_HOME": nil, "TERM": "dumb"],
            shell: """
                chmod +x bin/calibrate; PATH="$PWD/bin:$PATH"; export PATH
                : > completed; : > arguments
                \(setup)
                await() { # file, lines
                    tries=0
                    while test "$(wc -l < "$1")" -lt "$2" && test $tries -lt 200; do sleep 0.1; tries=$((tries + 1)); done
                    sleep 0.3
                }
                {
                    sleep 1.5
                    number=0
                    while test -e typed/$number; do
                        cat typed/$number; number=$((number + 1)); await completed $number
                        printf '\\n'; await arguments $((2 * number))
                    done
                    printf 'exit\\n'; sleep 0.5
                } | timeout 300 script -qec '\(prompt)' /dev/null
                cat arguments >&2
                """)
        return outcome.messages.split(separator: "\n").map(String.init)
    }

    /// Shell commands that prepare the shell's start.
    private var setup: String {
        switch self {
        case .bash: "calibrate completions bash > rc"
        case .zsh: "{ echo 'autoload -Uz compinit; compinit -u -D'; calibrate completions zsh; } > .zshrc"
        case .fish: "calibrate completions fish > rc"
        }
    }

    /// The command that starts the shell at a prompt.
    private var prompt: String {
        switch self {
        case .bash: "bash --noprofile --rcfile rc -i"
        case .zsh: "env ZDOTDIR=. zsh -i"
        case .fish: "fish --no-config -i -C \"source rc\""
        }
    }
}
