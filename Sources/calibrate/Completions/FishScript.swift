/// The script for fish, 3.1 and later.
enum FishScript {
    static let text = """
        # Completes calibrate in fish, made by 'calibrate completions fish'. Load it with
        #   calibrate completions fish | source

        # The verb before the cursor, and the number of arguments behind it, as 'verb:number'; ':' where there is no verb.
        function __calibrate_place
            set -l verb ''
            set -l position 0
            set -l option ''
            set -l ended ''
            for word in (commandline -opc)[2..-1]
                if test -n "$option"
                    set option ''
                else if test -z "$ended"; and string match -q -- '-*' $word
                    switch "$verb:$word"
                        case '*:--'
                            set ended 1
                        case \(valueOptions)
                            set option $word
                    end
                else if test -z "$verb"
                    set verb $word
                else
                    set position (math $position + 1)
                end
            end
            echo "$verb:$position"
        end

        function __calibrate_is
            string match -q -- "$argv[1]" (__calibrate_place)
        end

        # Names that only the specs know.
        function __calibrate_names
            set -l words (commandline -opc)
            set -l specs
            for index in (seq 2 (count $words))
                if string match -q -- '--specs=*' $words[$index]
                    set -a specs --specs (string replace -- --specs= '' $words[$index])
                else if test $words[$index] = --specs; and test $index -lt (count $words)
                    set -a specs --specs $words[(math $index + 1)]
                end
            end
            $words[1] completions $argv[1] $specs 2> /dev/null
        end

        complete -c calibrate -f
        \(rules)

        """

    private static let valueOptions: String = {
        let common = Option.common.filter { $0.value != nil }.flatMap(\.spellings).map { "'*:\($0)'" }
        let own = Command.all.flatMap { command in
            command.options.filter { $0.value != nil }.flatMap(\.spellings).map { "'\(command.name):\($0)'" }
        }
        return (common + own).joined(separator: " ")
    }()

    private static let rules: String = {
        var rules = Command.all.map { command in
            rule("':0'", "-a \(command.name) -d \(quoted(command.summary))")
        }
        rules += Option.common.map { "complete -c calibrate \(option($0))" }
        for command in Command.all {
            rules += command.options.map { rule("'\(command.name):*'", option($0)) }
            for (position, argument) in command.arguments.enumerated() {
                guard let words = words(argument.value) else { continue }
                rules.append(rule("'\(command.name):\(position)'", words))
            }
        }
        return rules.joined(separator: "\n")
    }()

    private static func rule(_ place: String, _ what: String) -> String {
        "complete -c calibrate -n \"__calibrate_is \(place)\" \(what)"
    }

    private static func option(_ option: Option) -> String {
        let letter = option.letter.map { "-s \($0) " } ?? ""
        let name = "\(letter)-l \(option.name) -d \(quoted(option.summary))"
        guard let value = option.value else { return name }
        if case .path = value { return "\(name) -r -F" }
        return "\(name) -x" + (words(value).map { " \($0)" } ?? "")
    }

    /// What completes a value; `nil` for nothing.
    private static func words(_ value: Value) -> String? {
        switch value {
        case .path: "-F"
        case .folder: "-a '(__fish_complete_directories)'"
        case .choice(let words): "-a '\(words.joined(separator: " "))'"
        case .device, .display: "-a '(__calibrate_names \(value.specNames?.rawValue ?? ""))'"
        case .text: nil
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : "\($0)" }
        return "'\(escaped.joined())'"
    }
}
