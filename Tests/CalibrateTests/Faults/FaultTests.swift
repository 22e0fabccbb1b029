import Testing

@Suite("Faults")
struct FaultTests {
    static let all = Fault.specs + Fault.output + Fault.process

    @Test(
        "leave the output as promised, and tell what happened",
        arguments: all.filter(\.need.isMet))
    func promise(_ fault: Fault) throws {
        let folder = try Sample.generated()
        let old = try folder.bytes(of: Sample.output)
        try folder.write("devices/sample.yaml", Sample.spec(top: "48"))
        try folder.write("mine/\(Sample.outputName)", "let mine = 1\n")
        try folder.write("taken/\(Sample.outputName)/inside", "")

        let outcome = try Calibrate.run(["generate"], in: folder, shell: Fault.preamble + fault.script)
        #expect(outcome.status == fault.status)
        let lines = outcome.messages.split(separator: "\n").map(String.init)
        #expect(lines.isEmpty == fault.message.isEmpty)
        for (line, expected) in zip(lines, fault.message) { #expect(Fault.line(line, fits: expected)) }
        #expect(lines.count <= 5, "no message storm")

        let bytes = try folder.bytes(of: Sample.output)
        switch fault.fate {
        case .kept: #expect(bytes == old)
        case .written: #expect(String(decoding: bytes, as: UTF8.self).contains("rest: -144"))
        }
        #expect(try folder.text(of: "mine/\(Sample.outputName)") == "let mine = 1\n")
        if fault.status < 128 { #expect(folder.names(in: "generated") == [Sample.outputName]) }
    }

    @Test(
        "that kill leave nothing that the next run does not remove",
        arguments: all.filter { $0.status > 128 && $0.need.isMet })
    func leftovers(_ fault: Fault) throws {
        let folder = try Sample.generated()
        try folder.write("devices/sample.yaml", Sample.spec(top: "48"))
        _ = try Calibrate.run(["generate"], in: folder, shell: Fault.preamble + fault.script)
        let next = try Calibrate.run(["generate"], in: folder)
        #expect(next.status == 0)
        #expect(folder.names(in: "generated") == [Sample.outputName])
        #expect(try Calibrate.run(["check"], in: folder).status == 0)
    }
}

extension Fault {
    /// Whether a line is as expected, in which `…` stands for anything.
    fileprivate static func line(_ line: String, fits expected: String) -> Bool {
        let parts = expected.split(separator: "…", maxSplits: 1)
        guard parts.count == 2 else { return line == expected }
        return line.hasPrefix(parts[0]) && line.hasSuffix(parts[1])
    }

    /// Shell variables for scripts: words in front of a command.
    static let preamble = """
        unprivileged='\(Machine.unprivileged ?? "false")'
        mounting='\(Machine.mounting ?? "false")'
        inject() { # fault, options of strace, --, command: its messages come through, not strace's
            fault=$1; shift; options=
            while [ "$1" != -- ]; do options="$options $1"; shift; done; shift
            exec strace -f -qq -o /dev/null $options -e "inject=$fault" \
                sh -c 'exec "$@" 2>&3' sh "$@" 3>&2 2>/dev/null
        }

        """
}
