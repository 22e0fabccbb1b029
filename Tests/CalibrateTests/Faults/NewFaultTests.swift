import Testing

@Suite("Faults of calibrate new")
struct NewFaultTests {
    @Test("of twenty at once, one creates the spec")
    func race() throws {
        let folder = try Sample.folder()
        let children = try (0..<20).map { _ in
            try Calibrate.start(["new", "sample-two", "--like", "sample-notch"], in: folder)
        }
        let statuses = try children.map { try $0.wait().status }
        #expect(statuses.count { $0 == 0 } == 1)
        #expect(statuses.count { $0 == 1 } == 19)
        #expect(folder.names(in: "devices") == ["sample-two.yaml", "sample.yaml"])
    }

    @Test("of twenty models at once, each is added")
    func models() throws {
        let folder = try Sample.folder()
        let children = try (1...20).map { number in
            try Calibrate.start(
                ["new", "sample-notch", "--like", "sample-notch", "--model", "iPhone19,\(number)=Model \(number)"],
                in: folder)
        }
        for child in children {
            let outcome = try child.wait()
            #expect(outcome.status == 0, "\(outcome.messages)")
        }
        let text = try folder.text(of: "devices/sample.yaml")
        for number in 1...20 { #expect(text.contains("\n  iPhone19,\(number): Model \(number)\n")) }
        #expect(text.count { $0 == "\n" } == Sample.spec().count { $0 == "\n" } + 20)
        #expect(folder.names(in: "devices") == ["sample.yaml"])
    }

    @Test("a spec that changes without the lock is not overwritten", .enabled(if: Machine.canTrace))
    func editor() throws {
        let folder = try Sample.folder()
        let edited = Sample.spec() + "notes: mine\n"
        try folder.write("edited", edited)
        // Between the last look at the specs and the rename, the program waits for the disk.
        let outcome = try Calibrate.run(
            ["new", "sample-notch", "--like", "sample-notch", "--model", "iPhone19,1=x"], in: folder,
            shell: #"""
                strace -f -qq -o /dev/null -e inject=fsync:delay_enter=2000000 "$@" & child=$!
                while ! ls devices/.*.tmp > /dev/null 2>&1; do sleep 0.02; done
                cat edited > devices/sample.yaml; wait $child
                """#)
        #expect(outcome.status == 2)
        #expect(
            outcome.messages == """
                error: cannot write 'devices/sample.yaml': it has changed meanwhile
                fix-it: run again

                """)
        #expect(try folder.text(of: "devices/sample.yaml") == edited)
        #expect(folder.names(in: "devices") == ["sample.yaml"])
    }

    @Test(
        "a spec comes to its place whole or not at all", .enabled(if: Machine.canTrace),
        arguments: [
            (inject: "link,linkat:signal=KILL", status: Int32(137), isThere: false),
            (inject: "fsync:error=ENOSPC", status: 2, isThere: false),
            (inject: "link,linkat:error=EPERM", status: 0, isThere: true),
        ])
    func faults(inject: String, status: Int32, isThere: Bool) throws {
        let folder = try Sample.folder()
        let arguments = ["new", "sample-two", "--like", "sample-notch"]
        let outcome = try Calibrate.run(arguments, in: folder, shell: Fault.preamble + #"inject \#(inject) -- "$@""#)
        #expect(outcome.status == status)
        #expect(folder.names(in: "devices").contains("sample-two.yaml") == isThere)
        if !isThere { #expect(try Calibrate.run(arguments, in: folder).status == 0) }
        #expect(folder.names(in: "devices") == ["sample-two.yaml", "sample.yaml"])
        #expect(try folder.text(of: "devices/sample-two.yaml").hasSuffix("\n"))
    }

    @Test("a model does not go through a link, and the way out is one that 'new' has", .enabled(if: Calibrate.isLinux))
    func link() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(
            ["new", "sample-notch", "--like", "sample-notch", "--model", "iPhone19,1=iPhone 18"], in: folder,
            shell: #"mv devices/sample.yaml kept.yaml && ln -s ../kept.yaml devices/sample.yaml && exec "$@""#)
        #expect(outcome.status == 2)
        #expect(
            outcome.messages == """
                error: cannot write 'devices/sample.yaml': it is a symbolic link, not a file
                fix-it: move it away, or name another place

                """)
        #expect(try folder.text(of: "kept.yaml") == Sample.spec())
    }

    @Test("a model goes into the very file, whatever its name", .enabled(if: Calibrate.isLinux))
    func unusualName() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(
            ["new", "sample-notch", "--like", "sample-notch", "--model", "iPhone19,1=iPhone 18"], in: folder,
            shell: #"""
                name=$(printf 'devices/latin\351.yaml'); mv devices/sample.yaml "$name" || exit 3
                "$@" && mv "$name" devices/sample.yaml
                """#)
        #expect(outcome.status == 0, "\(outcome.messages)")
        #expect(outcome.output.contains(#"added iPhone19,1 to devices/latin\xE9.yaml"#))
        #expect(folder.names(in: "devices") == ["sample.yaml"])
        #expect(try folder.text(of: "devices/sample.yaml").contains("\n  iPhone19,1: iPhone 18\n"))
    }
}
