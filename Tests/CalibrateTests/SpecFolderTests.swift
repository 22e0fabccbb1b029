import Foundation
import Testing

@testable import CalibrateFiles

@Suite("The folder of specs")
struct SpecFolderTests {
    /// Displays that `list` tells, in order.
    private func displays(in folder: TemporaryFolder, _ arguments: [String] = []) throws -> [String] {
        let outcome = try Calibrate.run(["list", "--json"] + arguments, in: folder)
        #expect(outcome.status == 0, "\(outcome.messages)")
        return outcome.output.matches(of: /"display" : "([^"]*)"/).map { String($0.1) }
    }

    @Test("gives *.yaml and *.yml of all subfolders, but nothing hidden and nothing else")
    func names() throws {
        let folder = try TemporaryFolder()
        try folder.write("devices/one.yaml", Sample.spec("one", identifier: "iPhone13,1"))
        try folder.write("devices/a/b/two.yml", Sample.spec("two", identifier: "iPhone13,2"))
        try folder.write("devices/folder.yaml/three.yaml", Sample.spec("three", identifier: "iPhone13,3"))
        for name in [".hidden.yaml", "a/.hidden/x.yaml", ".git/x.yaml", "x.yaml.txt", "yaml", "x.yamlx"] {
            try folder.write("devices/\(name)", "bad: [")
        }
        try folder.write("devices/DEVICE.YAML", Sample.spec("four", identifier: "iPhone13,4"))
        try folder.write("devices/device.Yml", Sample.spec("five", identifier: "iPhone13,5"))
        #expect(try displays(in: folder) == ["five", "four", "one", "three", "two"])
    }

    @Test("tells mistakes in the byte order of the paths")
    func order() throws {
        let folder = try TemporaryFolder()
        for name in ["b.yaml", "a/z.yaml", "a.yaml", "B.yaml", "ä.yaml", "a-b.yaml"] {
            try folder.write("devices/\(name)", "")
        }
        let outcome = try Calibrate.run(["check"], in: folder)
        let paths = outcome.messages.matches(of: /devices\/([^:]*):1:1: error/).map { String($0.1) }
        #expect(paths == ["B.yaml", "a-b.yaml", "a.yaml", "a/z.yaml", "b.yaml", "ä.yaml"])
    }

    @Test("follows links to files, and enters a linked folder once, by its real name if it has one")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write("elsewhere/linked.yaml", Sample.spec("linked", identifier: "iPhone13,1"))
        try folder.write("elsewhere/in/inner.yaml", Sample.spec("inner", identifier: "iPhone13,2"))
        try folder.write("devices/z/real.yaml", "")
        let links = [
            ("devices/file.yaml", "../elsewhere/linked.yaml"), ("devices/folder", "../elsewhere/in"),
            ("devices/again", "../elsewhere/in"), ("devices/a", "z"), ("devices/z/loop", ".."),
            ("devices/self", "self"), ("devices/gone", "nowhere"),
        ]
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(of: link), withDestinationPath: target)
        }
        let outcome = try Calibrate.run(["check"], in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.messages.ranges(of: ": error: ").count == 1, "\(outcome.messages)")
        #expect(outcome.messages.hasPrefix("devices/z/real.yaml:1:1: error: "))
        try folder.remove("devices/z/real.yaml")
        #expect(try displays(in: folder) == ["inner", "linked"])
    }

    struct Obstacle: Sendable, CustomTestStringConvertible {
        let name: String
        let script: String
        let message: String

        var testDescription: String { name }
    }

    @Test(
        "refuses at once what is no file, and says what it is",
        arguments: [
            Obstacle(
                name: "a FIFO", script: "mkfifo devices/x.yaml",
                message: "error: cannot read 'devices/x.yaml': it is a FIFO, not a file\n"),
            Obstacle(
                name: "a link to a FIFO", script: "mkfifo fifo && ln -s ../fifo devices/x.yaml",
                message: "error: cannot read 'devices/x.yaml': it is a FIFO, not a file\n"),
            Obstacle(
                name: "a link to a device", script: "ln -s /dev/zero devices/x.yaml",
                message: "error: cannot read 'devices/x.yaml': it is a device, not a file\n"),
            Obstacle(
                name: "a link to nothing", script: "ln -s nowhere devices/x.yaml",
                message: "error: cannot read 'devices/x.yaml': No such file or directory\n"),
            Obstacle(
                name: "a link to itself", script: "ln -s x.yaml devices/x.yaml",
                message: "error: cannot read 'devices/x.yaml': Too many levels of symbolic links\n"),
            Obstacle(
                name: "several", script: "mkfifo devices/b.yaml devices/a.yml && ln -s nowhere devices/aa.yaml",
                message: """
                    error: cannot read 'devices/a.yml': it is a FIFO, not a file
                    error: cannot read 'devices/aa.yaml': No such file or directory
                    error: cannot read 'devices/b.yaml': it is a FIFO, not a file

                    """),
            Obstacle(
                name: "a FIFO as the only spec", script: "mkfifo fifo && set -- \"$@\" --specs fifo",
                message: "error: cannot read 'fifo': it is a FIFO, not a file\n"),
            Obstacle(
                name: "a device as the only spec", script: "set -- \"$@\" --specs /dev/tty",
                message: "error: cannot read '/dev/tty': it is a device, not a file\n"),
            Obstacle(
                name: "no folder", script: "rm -r devices",
                message: """
                    error: cannot read 'devices': No such file or directory
                    fix-it: name the folder of the specs, or one spec, with '--specs PATH'

                    """),
        ])
    func obstacles(_ row: Obstacle) throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(["generate"], in: folder, shell: row.script + #" && "$@""#)
        #expect(outcome.messages == row.message)
        #expect(outcome.output == "")
        #expect(outcome.status == 2)
        #expect(folder.names(in: "generated") == [])
    }

    @Test("is no place without specs")
    func empty() throws {
        let folder = try TemporaryFolder()
        try folder.write("devices/readme.md", "")
        let outcome = try Calibrate.run(["generate"], in: folder)
        #expect(
            outcome.messages == """
                error: there is no spec (*.yaml, *.yml) in 'devices'
                fix-it: name the folder of the specs with '--specs PATH'

                """)
        #expect(outcome.status == 1)
        #expect(folder.names() == ["devices"])
    }

    @Test("shows a name in one line, whatever is in it", .enabled(if: Calibrate.isLinux))
    func unusualNames() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(
            ["check"], in: folder,
            shell: #"""
                for name in "$(printf 'latin\351.yaml')" "$(printf 'line\nfeed.yaml')" "$(printf 'rtl\342\200\256.yaml')" ' .yaml'
                do : > "devices/$name" || exit 3
                done
                "$@"
                """#)
        let paths = outcome.messages.split(separator: "\n").filter { $0.contains("error") }
            .compactMap { $0.split(separator: ":").first }
        #expect(
            paths == [
                "devices/ .yaml", #"devices/latin\xE9.yaml"#, #"devices/line\u{A}feed.yaml"#,
                #"devices/rtl\u{202E}.yaml"#,
            ])
        #expect(outcome.status == 1)
    }

    @Test("is no place for more files, or more bytes, than specs ever have")
    func limits() throws {
        let folder = try TemporaryFolder()
        for number in 0..<20 { try folder.write("devices/\(number % 4)/\(number).yaml", "calibration: 1\n") }
        let path = FilePath(folder.path(of: "devices").utf8)
        #expect(try SpecFolder(path, entryLimit: 24).list().read().count == 20)
        let many = #expect(throws: FileFaults.self) { try SpecFolder(path, entryLimit: 23).list() }
        #expect(many?.all.map(\.reason) == ["there are more than 23 files and folders in it"])
        #expect(try SpecFolder(path, byteLimit: 300).list().read().count == 20)
        let large = #expect(throws: FileFaults.self) { try SpecFolder(path, byteLimit: 299).list().read() }
        #expect(large?.all.map(\.reason) == ["the specs are larger than 0 MiB together"])
    }

    @Test("leaves the rest of a file unread that is too large for a spec")
    func largeFile() throws {
        let folder = try Sample.folder()
        let outcome = try Calibrate.run(
            ["check"], in: folder, shell: #"truncate -s 8G devices/large.yaml && ulimit -v 2000000 && "$@""#)
        #expect(outcome.status == 1)
        #expect(outcome.messages.hasPrefix("devices/large.yaml:1:1: error: "))
        #expect(outcome.messages.contains("[file-too-large]"))
    }
}
