/// The script for zsh, to be loaded or to be put into a folder of `fpath` as `_calibrate`.
enum ZshScript {
    static let text = """
        #compdef calibrate
        # Completes calibrate in zsh, made by 'calibrate completions zsh'. Write it to a folder of $fpath as '_calibrate', or
        # load it behind compinit with
        #   eval "$(calibrate completions zsh)"

        _calibrate() {
            local program=$words[1] curcontext=$curcontext state
            local -a line
            typeset -A opt_args
            _arguments -C -s -S : \\
        \(arguments(Option.common))
                '1: :_calibrate_verbs' \\
                '*:: :->verb'
            [[ $state == verb ]] || return
            case $words[1] in
        \(verbs)
            esac
        }

        _calibrate_verbs() {
            local -a verbs=(
        \(verbList)
            )
            _describe -t verbs verb verbs
        }

        # Names that only the specs know.
        _calibrate_names() {
            local -a specs names
            local name index
            for ((index = 1; index <= $#words; index++)); do
                case $words[index] in
                    --specs=*) specs+=(--specs ${~${(Q)words[index]#--specs=}}) ;;
                    --specs) ((index + 1 < CURRENT)) && specs+=(--specs ${~${(Q)words[index + 1]}}) ;;
                esac
            done
            for name in ${(f)"$(${(Q)program} completions $1 $specs 2> /dev/null)"}; do
                names+=("${${name%%$'\\t'*}//:/\\\\:}:${name#*$'\\t'}")
            done
            _describe -t $1 ${1%s} names
        }

        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _calibrate "$@"
        else
            compdef _calibrate calibrate
        fi

        """

    private static let verbs: String = Command.all.map { command in
        let parts =
            arguments(command.allOptions, indent: 16)
            + command.arguments.enumerated().map { position, argument in
                let title = quoted(escaped(argument.summary))
                let marker = argument.isOptional ? "::" : ":"
                return " \\\n                '\(position + 1)\(marker)'\(title)\(quoted(":" + action(argument.value)))"
            }.joined()
        return """
                    \(command.name))
                        _arguments -s -S : \\
            \(parts.drop { $0 == "\n" })
                        ;;
            """
    }.joined(separator: "\n")

    private static let verbList = Command.all.map { "        \(quoted("\($0.name):\($0.summary)"))" }.joined(
        separator: "\n")

    /// Options as `_arguments` wants them, a line each.
    private static func arguments(_ options: [Option], indent: Int = 8) -> String {
        options.map { option in
            let summary = quoted("[\(escaped(option.summary))]")
            let value =
                option.value.map { quoted(":\($0.placeholder.contains("|") ? "word" : $0.placeholder):\(action($0))") }
                ?? ""
            let long = "--\(option.name)\(option.value == nil ? "" : "=")"
            let margin = String(repeating: " ", count: indent)
            guard let letter = option.letter else {
                return "\(margin)\(option.isRepeatable ? "'*'" : "")\(long)\(summary)\(value)"
            }
            return "\(margin)'(-\(letter) --\(option.name))'{-\(letter),\(long)}\(summary)\(value)"
        }.joined(separator: " \\\n") + (indent == 8 ? " \\" : "")
    }

    private static func action(_ value: Value) -> String {
        switch value {
        case .path: "_files"
        case .folder: "_files -/"
        case .choice(let words): "(\(words.joined(separator: " ")))"
        case .device, .display: " _calibrate_names \(value.specNames?.rawValue ?? "")"
        case .text: " "
        }
    }

    /// A text in which zsh's own marks are only text.
    private static func escaped(_ text: String) -> String {
        text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }

    private static func quoted(_ text: String) -> String {
        "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
    }
}
