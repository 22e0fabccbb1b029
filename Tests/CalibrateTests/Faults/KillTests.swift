import Foundation
import Testing

@Suite("Kills at random moments")
struct KillTests {
    @Test("leave the old bytes or the new ones, and nothing that a later run does not remove")
    func randomMoments() throws {
        let folder = try TemporaryFolder()
        let tops = ["47", "48"]
        for (index, top) in tops.enumerated() {
            for number in 1...40 {
                let spec = Sample.spec("display-\(number)", identifier: "iPhone13,\(number)", top: top)
                try folder.write("\(index)/\(number).yaml", spec)
            }
        }
        let clock = ContinuousClock()
        var duration = Duration.zero
        let whole = try tops.indices.map { index in
            duration = try clock.measure { _ = try Calibrate.run(["generate", "--specs", "\(index)"], in: folder) }
            return try folder.bytes(of: Sample.output)
        }
        #expect(whole[0] != whole[1])

        var current = whole[1]
        var kills = 0
        for run in 0..<500 {
            let child = try Calibrate.start(["generate", "--specs", "\(run % 2)"], in: folder)
            usleep(UInt32.random(in: 0...UInt32(duration / .microseconds(1))))
            child.send(SIGKILL)
            kills += try child.wait().status == 137 ? 1 : 0
            let bytes = try folder.bytes(of: Sample.output)
            try #require(bytes == current || bytes == whole[run % 2], "run \(run) left a mix")
            current = bytes
        }
        #expect(kills > 100, "many runs are killed before their end")

        let last = try Calibrate.run(["generate", "--specs", "0"], in: folder)
        #expect(last.status == 0)
        #expect(folder.names(in: "generated") == [Sample.outputName])
        #expect(try folder.bytes(of: Sample.output) == whole[0])
    }
}
