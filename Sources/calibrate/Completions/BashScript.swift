/// The script for bash, 3.2 and later, with or without the package bash-completion.
enum BashScript {
    static let text = """
        # Completes calibrate in bash, made by 'calibrate completions bash'. Load it with
        #   eval "$(calibrate completions bash)"

        _calibrate() {
            local program=${COMP_WORDS[0]} current=${COMP_WORDS[COMP_CWORD]}
            local verb='' option='' ended='' position=0 specs=() word i
            COMPREPLY=()
            # Bash splits '--specs=devices' into three words.
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if [[ -n $option ]]; then
                    [[ $word == = ]] && continue
                    [[ $option == --specs ]] && specs+=(--specs "${word/#\\~\\//$HOME/}")
                    option=''
                elif [[ -n $ended || $word != -* ]]; then
                    if [[ -z $verb ]]; then verb=$word; else position=$((position + 1)); fi
                elif [[ $word == -- ]]; then
                    ended=1
                else
                    case $verb:$word in
        \(valueOptions)
                    esac
                fi
            done
            [[ $current == = && -n $option ]] && current=''
            local kind words=()
            case $verb:${option:-$position} in
        \(kinds)
                *) kind=none ;;
            esac
            if [[ -z $option && -z $ended && $current == -* ]]; then
                kind=words
                case $verb in
        \(options)
                esac
            fi
            local quote='' typed=${current//\\\\/} name
            case $current in [\\"\\']*) quote=${current:0:1} typed=${current:1} ;; esac
            while IFS= read -r name; do
                if [[ $kind == devices || $kind == displays ]]; then
                    name=${name%%$'\\t'*}
                    [[ $name == "$typed"* ]] || continue
                    [[ -z $quote && $name == *[!A-Za-z0-9.,_-]* ]] && name=$(printf %q "$name")
                fi
                COMPREPLY+=("$name")
            done < <(
                case $kind in
                    words) IFS=$'\\n' && compgen -W "${words[*]}" -- "$current" ;;
                    path) compgen -f -- "$current" ;;
                    folder) compgen -d -- "$current" ;;
                    devices | displays) "$program" completions "$kind" ${specs[@]+"${specs[@]}"} 2> /dev/null ;;
                esac
            )
            # Bash 3 has no such command, and then lists paths as words.
            [[ $kind == path || $kind == folder ]] && compopt -o filenames 2> /dev/null
            return 0
        }

        complete -F _calibrate calibrate

        """

    /// Options that take a value, each verb's.
    private static let valueOptions: String = {
        let common = Option.common.filter { $0.value != nil }.flatMap(\.spellings).map { "*:\($0)" }
        let own = Command.all.flatMap { command in
            command.options.filter { $0.value != nil }.flatMap(\.spellings).map { "\(command.name):\($0)" }
        }
        return "                \((common + own).joined(separator: " | "))) option=$word ;;"
    }()

    /// What completes an option's value, an argument, or the verb.
    private static let kinds: String = {
        var lines = [line(":0", words: Command.all.map(\.name))]
        for option in Option.common {
            guard let value = option.value else { continue }
            lines += option.spellings.map { line("*:\($0)", value) }
        }
        for command in Command.all {
            for option in command.options {
                guard let value = option.value else { continue }
                lines += option.spellings.map { line("\(command.name):\($0)", value) }
            }
            for (position, argument) in command.arguments.enumerated() {
                lines.append(line("\(command.name):\(position)", argument.value))
            }
        }
        return lines.joined(separator: "\n")
    }()

    /// Options that the verb, or the place before it, knows.
    private static let options: String = {
        var lines = ["            '') words=(\(spellings(Option.common))) ;;"]
        lines += Command.all.map { "            \($0.name)) words=(\(spellings($0.allOptions))) ;;" }
        return lines.joined(separator: "\n")
    }()

    private static func spellings(_ options: [Option]) -> String {
        options.flatMap(\.spellings).joined(separator: " ")
    }

    private static func line(_ pattern: String, _ value: Value) -> String {
        switch value {
        case .choice(let words): return line(pattern, words: words)
        case .path: return "        \(pattern)) kind=path ;;"
        case .folder: return "        \(pattern)) kind=folder ;;"
        case .device, .display: return "        \(pattern)) kind=\(value.specNames?.rawValue ?? "none") ;;"
        case .text: return "        \(pattern)) kind=none ;;"
        }
    }

    private static func line(_ pattern: String, words: [String]) -> String {
        "        \(pattern)) kind=words words=(\(words.joined(separator: " "))) ;;"
    }
}
