/// A shell that completes words.
///
/// Its script passes the words of the command line to `calibrate complete`, and the answer on to the shell. It knows no
/// verb and no option, and gives the shell nothing to expand.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that teaches the shell to complete.
    var script: String {
        switch self {
        case .bash: Shell.bashScript
        case .zsh: Shell.zshScript
        case .fish: Shell.fishScript
        }
    }

    /// For bash 3.2 and later, with or without the package bash-completion.
    ///
    /// Bash puts a completion into the line as it is, so `calibrate complete` quotes it.
    private static let bashScript = """
        # Completes calibrate in bash, made by 'calibrate completions bash'. Load it with
        #   eval "$(calibrate completions bash)"

        _calibrate() {
            local kind='' candidate
            COMPREPLY=()
            {
                IFS= read -r kind
                while IFS= read -r candidate; do COMPREPLY+=("$candidate"); done
            } < <("$1" complete bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" < /dev/null 2> /dev/null)
            # Bash 3 has no compopt. It completes paths whenever there is nothing else.
            case $kind in
                path) compopt -o default 2> /dev/null ;;
                folder) compopt -o dirnames 2> /dev/null ;;
            esac
            return 0
        }

        if type compopt > /dev/null 2>&1; then
            complete -F _calibrate calibrate
        else
            complete -o default -F _calibrate calibrate
        fi

        """

    /// To be loaded, or to be put into a folder of `fpath` as `_calibrate`. Zsh quotes what `compadd` is given.
    private static let zshScript = """
        #compdef calibrate
        # Completes calibrate in zsh, made by 'calibrate completions zsh'. Write it to a folder of $fpath as '_calibrate', or
        # load it behind compinit with
        #   eval "$(calibrate completions zsh)"

        _calibrate() {
            local kind
            local -a lines candidates shown
            lines=("${(@f)$("${(Q)words[1]}" complete zsh -- "${(@Q)words[2,CURRENT-1]}" "$PREFIX" < /dev/null 2> /dev/null)}")
            kind=$lines[1]
            lines=("${(@)lines[2,-1]}")
            case $kind in
                path) compset -P '--*='; _files ;;
                folder) compset -P '--*='; _files -/ ;;
                words)
                    candidates=("${(@)lines%%$'\\t'*}")
                    shown=("${(@)lines/$'\\t'/  -- }")
                    compadd -l -d shown -a -- candidates
                    ;;
            esac
        }

        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _calibrate "$@"
        else
            compdef _calibrate calibrate
        fi

        """

    /// For fish 3.1 and later, which quotes the candidates of `complete`.
    private static let fishScript = """
        # Completes calibrate in fish, made by 'calibrate completions fish'. Load it with
        #   calibrate completions fish | source

        function __calibrate_complete
            set -l words (commandline -opc)
            set -l current (commandline -ct)
            set -l lines ($words[1] complete fish -- $words[2..-1] "$current" < /dev/null 2> /dev/null)
            set -l option (string match -r -- '^--[a-z-]+=' "$current")
            set -l value (string replace -r -- '^--[a-z-]+=' '' "$current")
            switch "$lines[1]"
                case path
                    __fish_complete_path "$value" | string replace -r '^' -- "$option"
                case folder
                    __fish_complete_directories "$value" | string replace -r '^' -- "$option"
                case words
                    test (count $lines) -gt 1; and printf '%s\\n' $lines[2..-1]
            end
        end

        complete -c calibrate -f -a '(__calibrate_complete)'

        """
}
