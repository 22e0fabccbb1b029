extension Fault {
    /// Faults of specs and their folder.
    static let specs: [Fault] = [
        Fault(
            name: "a spec has a mistake", script: #"echo 'x: 1' >> devices/sample.yaml; "$@""#,
            fate: .kept, status: 1,
            message: ["devices/sample.yaml:10:1: error: unknown key 'x' in the document [unknown-key]"]),
        Fault(
            name: "there is no spec", script: #"rm devices/sample.yaml; "$@""#, fate: .kept, status: 1,
            message: ["error: there is no spec (*.yaml, *.yml) in 'devices'"]),
        Fault(
            name: "there is no folder of specs", script: #"rm -r devices; "$@""#, fate: .kept, status: 2,
            message: ["error: cannot read 'devices': No such file or directory"]),
        Fault(
            name: "a spec may not be read", need: .unprivileged,
            script: #"chmod 0 devices/sample.yaml; $unprivileged "$@""#, fate: .kept, status: 2,
            message: ["error: cannot read 'devices/sample.yaml': Permission denied"]),
        Fault(
            name: "a folder of specs may not be read", need: .unprivileged,
            script: #"mkdir -m 0 devices/secret; $unprivileged "$@""#, fate: .kept, status: 2,
            message: ["error: cannot read 'devices/secret': Permission denied"]),
        Fault(
            name: "a spec is a FIFO", script: #"mkfifo devices/pipe.yaml; "$@""#, fate: .kept, status: 2,
            message: ["error: cannot read 'devices/pipe.yaml': it is a FIFO, not a file"]),
        Fault(
            name: "a spec is a link to a device", script: #"ln -s /dev/zero devices/zero.yaml; "$@""#, fate: .kept,
            status: 2, message: ["error: cannot read 'devices/zero.yaml': it is a device, not a file"]),
        Fault(
            name: "a spec is a link to nothing", script: #"ln -s nowhere devices/gone.yaml; "$@""#, fate: .kept,
            status: 2, message: ["error: cannot read 'devices/gone.yaml': No such file or directory"]),
        Fault(
            name: "a spec is larger than 16 MiB", script: #"truncate -s 17M devices/large.yaml; "$@""#, fate: .kept,
            status: 1,
            message: ["devices/large.yaml:1:1: error: the file is larger than 16 MiB [file-too-large]"]),
        Fault(
            name: "a spec vanishes before it is read", need: .tracing,
            script: #"inject openat:error=ENOENT -P devices/sample.yaml -- "$@""#, fate: .kept, status: 2,
            message: ["error: cannot read 'devices/sample.yaml': No such file or directory"]),
        Fault(
            name: "a spec changes while it is read", need: .tracing,
            script: #"inject read:retval=0 -P devices/sample.yaml -- "$@""#, fate: .kept, status: 2,
            message: ["error: cannot read 'devices/sample.yaml': it changes while it is read"]),
        Fault(
            name: "the disk fails under a spec", need: .tracing,
            script: #"inject read:error=EIO -P devices/sample.yaml -- "$@""#, fate: .kept, status: 2,
            message: ["error: cannot read 'devices/sample.yaml': Input/output error"]),
        Fault(
            name: "a path is longer than the system takes",
            script: """
                name=$(printf '%0200d' 0)
                for level in 1 2 3 4 5 6 7 8 9 10 11; do half=$half/$name; done
                mkdir -p devices$half lower$half && : > lower$half/x.yaml && mv lower devices$half || exit 3
                "$@"; status=$?; rm -r devices/0*; exit $status
                """, fate: .kept, status: 2,
            message: ["error: cannot read 'devices/0…': File name too long"]),
    ]
}
