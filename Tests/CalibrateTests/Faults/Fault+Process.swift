extension Fault {
    /// Faults of the process and its streams.
    static let process: [Fault] = [
        Fault(
            name: "the standard output is closed", script: #""$@" >&-"#, fate: .written, status: 2,
            message: ["error: cannot write to the standard output: Bad file descriptor"]),
        Fault(
            name: "the standard output is full", script: #""$@" >/dev/full"#, fate: .written, status: 2,
            message: ["error: cannot write to the standard output: No space left on device"]),
        Fault(
            name: "the reader of the standard output has gone",
            script: #"mkfifo pipe; : <pipe & exec 3>pipe; wait; rm pipe; "$@" >&3"#, fate: .written, status: 141),
        Fault(
            name: "standard input and output are closed", script: #""$@" <&- >&-"#, fate: .written, status: 2,
            message: ["error: cannot write to the standard output: Bad file descriptor"]),
        Fault(
            name: "all standard streams are closed", script: #""$@" <&- >&- 2>&-"#, fate: .written, status: 2),
        Fault(
            name: "there is no folder for temporary files", script: #"TMPDIR=/nowhere/at/all "$@""#, fate: .written,
            status: 0),
        Fault(
            name: "no thread can be started", need: .tracing,
            script: #"""
                sed 's/sample-notch/other/; s/14,7/14,8/' devices/sample.yaml > devices/other.yaml
                inject clone,clone3:error=EAGAIN -- "$@"
                """#,
            fate: .written, status: 0),
        Fault(
            name: "it is interrupted (Ctrl-C) while it writes", need: .tracing,
            script: #"inject fsync:signal=INT -- "$@""#, fate: .kept, status: 130),
        Fault(
            name: "it is terminated while it writes", need: .tracing,
            script: #"inject fsync:signal=TERM -- "$@""#, fate: .kept, status: 143),
        Fault(
            name: "it is killed before the first byte", need: .tracing,
            script: #"inject flock:signal=KILL -- "$@""#, fate: .kept, status: 137),
        Fault(
            name: "it is killed while it writes", need: .tracing,
            script: #"inject write:signal=KILL:when=1 -- "$@""#, fate: .kept, status: 137),
        Fault(
            name: "it is killed before the last step", need: .tracing,
            script: #"inject rename:signal=KILL -- "$@""#, fate: .kept, status: 137),
        Fault(
            name: "it is killed after the last step", need: .tracing,
            // The second folder that is listed is the output's, searched for leftovers.
            script: #"inject getdents64:signal=KILL:when=3 -- "$@""#, fate: .written, status: 137),
    ]
}
