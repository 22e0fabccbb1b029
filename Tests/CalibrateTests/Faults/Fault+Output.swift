extension Fault {
    /// Faults of the output and its folder.
    static let output: [Fault] = [
        Fault(
            name: "the output is somebody else's file", script: #"set -- "$@" --output mine; "$@""#, fate: .kept,
            status: 1,
            message: ["error: 'mine/DeviceCalibrations.swift' was not made by calibrate, so it is not overwritten"]),
        Fault(
            name: "the output is read-only", script: #"chmod 444 generated/*; "$@""#, fate: .kept, status: 2,
            message: ["error: cannot write 'generated/DeviceCalibrations.swift': it is read-only"]),
        Fault(
            name: "the output is a symbolic link",
            script: #"""
                mv generated/*.swift target; ln -s ../target generated/DeviceCalibrations.swift
                "$@"; status=$?; test -L generated/DeviceCalibrations.swift && exit $status
                """#,
            fate: .kept, status: 2,
            message: ["error: cannot write 'generated/DeviceCalibrations.swift': it is a symbolic link, not a file"]),
        Fault(
            name: "the output is a folder", script: #"set -- "$@" --output taken; "$@""#, fate: .kept, status: 2,
            message: ["error: cannot write 'taken/DeviceCalibrations.swift': it is a folder, not a file"]),
        Fault(
            name: "the output is a FIFO",
            script: #"mkdir pipe; mkfifo pipe/DeviceCalibrations.swift; "$@" --output pipe"#, fate: .kept, status: 2,
            message: ["error: cannot write 'pipe/DeviceCalibrations.swift': it is a FIFO, not a file"]),
        Fault(
            name: "the output folder is a file", script: #""$@" --output devices/sample.yaml"#, fate: .kept,
            status: 2,
            message: ["error: cannot read 'devices/sample.yaml/DeviceCalibrations.swift': Not a directory"]),
        Fault(
            name: "the output folder is a link to a folder",
            script: #"mv generated real; ln -s real generated; "$@""#, fate: .written, status: 0),
        Fault(
            name: "the output folder is read-only", need: .unprivileged,
            script: #"chmod 555 generated; $unprivileged "$@"; status=$?; chmod 755 generated; exit $status"#,
            fate: .kept, status: 2, message: ["error: cannot write 'generated': Permission denied"]),
        Fault(
            name: "the output folder cannot be created", need: .unprivileged,
            script: #"chmod 555 .; $unprivileged "$@" --output new/folder; status=$?; chmod 755 .; exit $status"#,
            fate: .kept, status: 2, message: ["error: cannot create 'new': Permission denied"]),
        Fault(
            name: "the disk is full", need: .mounts,
            script: #"""
                $mounting sh -c '
                    mkdir disk && mount -t tmpfs -o size=32k tmpfs disk && cp -a generated disk || exit 3
                    dd if=/dev/zero of=disk/fill bs=1k 2>/dev/null
                    "$@" --output disk/generated; status=$?
                    cp -a disk/generated . && exit $status' sh "$@"
                """#, fate: .kept, status: 2,
            message: ["error: cannot write 'disk/generated/DeviceCalibrations.swift': No space left on device"]),
        Fault(
            name: "the file would be larger than the limit of the process", script: #"ulimit -f 1; "$@""#,
            fate: .kept, status: 2,
            message: ["error: cannot write 'generated/DeviceCalibrations.swift': File too large"]),
        Fault(
            name: "the quota is used up", need: .tracing, script: #"inject write:error=EDQUOT:when=1 -- "$@""#,
            fate: .kept, status: 2,
            message: ["error: cannot write 'generated/DeviceCalibrations.swift': Disk quota exceeded"]),
        Fault(
            name: "a signal interrupts a write", need: .tracing,
            script: #"inject write:error=EINTR:when=1 -- "$@""#, fate: .written, status: 0),
        Fault(
            name: "the disk fails under the output", need: .tracing, script: #"inject fsync:error=EIO -- "$@""#,
            fate: .kept, status: 2,
            message: ["error: cannot write 'generated/DeviceCalibrations.swift': Input/output error"]),
        Fault(
            name: "the file system has no locks", need: .tracing, script: #"inject flock:error=ENOLCK -- "$@""#,
            fate: .written, status: 0),
        Fault(
            name: "the file system cannot synchronize", need: .tracing,
            script: #"inject fsync:error=EINVAL -- "$@""#, fate: .written, status: 0),
        Fault(
            name: "the last step fails", need: .tracing, script: #"inject rename:error=EACCES -- "$@""#,
            fate: .kept, status: 2,
            message: ["error: cannot write 'generated/DeviceCalibrations.swift': Permission denied"]),
    ]
}
