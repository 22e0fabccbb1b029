import Foundation
import Testing

/// A real shell that is asked what it would complete.
enum CompletingShell: String, CaseIterable, CustomTestStringConvertible {
    case bash
    case zsh
    case fish

    var testDescription: String { rawValue }

    /// The shells that are installed.
    static let installed = allCases.filter { $0.path != nil }

    /// Its path; `nil` where it is not installed.
    var path: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(rawValue)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Words that complete a line, as the shell would put them in; sorted.
    func completions(of line: String, in folder: TemporaryFolder) throws -> [String] {
        try completions(of: [line], in: folder)[0]
    }

    /// Words that complete each of some lines, in one run of the shell.
    ///
    /// - Parameters:
    ///   - lines: what is typed up to the cursor, in words that need no quoting but for a backslash before a space.
    ///   - folder: the current folder.
    func completions(of lines: [String], in folder: TemporaryFolder) throws -> [[String]] {
        try folder.write("driver", driver)
        let programs = URL(fileURLWithPath: Calibrate.path).deletingLastPathComponent().path
        let script = "cd -- \"$1\" && export PATH=\"$2:$PATH\" && shift 2 && exec \"$@\""
        let words = ["/bin/sh", "-c", script, "sh", folder.path, programs, path ?? rawValue] + options
        let outcome = try Child(
            words + ["driver"] + lines, input: "",
            environment: ["HOME": folder.path, "XDG_CONFIG_HOME": nil, "XDG_DATA_HOME": nil, "TERM": "dumb"]
        ).wait()
        guard outcome.status == 0, outcome.messages.isEmpty else { throw Complaint(text: outcome.messages) }
        let parts = outcome.output.split(separator: "== \n", omittingEmptySubsequences: false).dropFirst()
        guard parts.count == lines.count else { throw Complaint(text: outcome.output) }
        return parts.map { Set($0.split(separator: "\n").map(String.init)).sorted() }
    }

    /// What a shell said instead of completing.
    struct Complaint: Error { let text: String }

    /// Options that keep the machine's own settings out.
    private var options: [String] {
        switch self {
        case .bash: ["--norc", "--noprofile"]
        case .zsh: ["-f"]
        case .fish: ["--no-config"]
        }
    }

    private var driver: String {
        switch self {
        case .bash: CompletingShell.bashDriver
        case .zsh: CompletingShell.zshDriver
        case .fish: CompletingShell.fishDriver
        }
    }

    /// Bash: splits the line as readline does, at '=' too, and calls the function that is registered. What bash itself would
    /// add by an option that the function sets, is added here.
    private static let bashDriver = #"""
        eval "$(calibrate completions bash)"
        compopt() { option=$2; }
        for line in "$@"; do
            option=''
            words=()
            word=''
            while [[ -n $line ]]; do
                case $line in
                    \\?*) word+=${line:0:2} line=${line:2} ;;
                    ' '*) [[ -n $word ]] && words+=("$word"); word='' line=${line:1} ;;
                    =*) [[ -n $word ]] && words+=("$word"); words+=(=); word='' line=${line:1} ;;
                    *) word+=${line:0:1} line=${line:1} ;;
                esac
            done
            # Behind '=' the word is that sign itself until something is typed.
            [[ -z $word && ${words[${#words[@]} - 1]} == = ]] || words+=("$word")
            COMP_WORDS=("${words[@]}")
            COMP_CWORD=$((${#words[@]} - 1))
            registered=$(complete -p calibrate)
            registered=${registered#*-F }
            "${registered%% *}" calibrate
            [[ $option == default && ${#COMPREPLY[@]} == 0 ]] && COMPREPLY=($(compgen -f -- "$word"))
            [[ $option == dirnames && ${#COMPREPLY[@]} == 0 ]] && COMPREPLY=($(compgen -d -- "$word"))
            echo '== '
            for word in "${COMPREPLY[@]}"; do printf '%s\n' "$word"; done
        done
        """#

    /// Zsh: completes only at its own prompt, so that one is typed into.
    private static let zshDriver = #"""
        zmodload zsh/zpty
        folder=$PWD
        await() {
            integer tries
            for tries in {1..1500}; do
                [[ -e $1 ]] && return
                zpty -r -t prompt output '*'
                sleep 0.02
            done
            print -u2 "zsh has not come to $1"
            exit 1
        }
        calibrate completions zsh > $folder/_calibrate
        zpty -b prompt zsh -f -i
        if [[ -e $folder/autoload ]]; then
            zpty -w prompt "fpath=($folder \$fpath)"
            zpty -w prompt "PROMPT=; autoload -Uz compinit; compinit -u -D"
        else
            zpty -w prompt "PROMPT=; autoload -Uz compinit; compinit -u -D; source $folder/_calibrate"
        fi
        zpty -w prompt 'compadd() {
            local -a matches
            [[ ${@[1,(i)(-|--)]} == *-[OAD]* ]] || {
                builtin compadd -O matches "$@"
                print -rl -- $matches >> '$folder/matches'
            }
            builtin compadd "$@"
        }'
        zpty -w prompt "zle-line-init() { : > $folder/ready }; zle -N zle-line-init"
        for line; do
            await $folder/ready
            rm -f $folder/{ready,done}
            : > $folder/matches
            zpty -w -n prompt "$line"$'\t'$'\C-u'
            zpty -w prompt "print > $folder/done"
            await $folder/done
            print '== '
            cat $folder/matches
        done
        zpty -d prompt
        """#

    private static let fishDriver = #"""
        calibrate completions fish | source
        for line in $argv
            echo '== '
            for completion in (complete -C "$line")
                string split -f 1 \t -- $completion
            end
        end
        # A completion without a description is not split, which is no failure.
        true
        """#
}
