import Testing

@Suite("Articles")
struct ArticleTests {
    @Test("tell every fault that is tested, and none that is not")
    func faults() throws {
        let heading = "| If … | the output is | status | first message |\n| --- | --- | --- | --- |\n"
        let rows = FaultTests.all.map { "\($0.row)\n" }.joined()
        try Article("FilePromises").expectPart("## When something goes wrong", heading + rows)
    }

    @Test("tell every verb as its help does")
    func verbs() throws {
        let folder = try TemporaryFolder()
        let pages = try Calibrate.verbs.map { verb in
            let help = try Calibrate.run([verb, "--help"], in: folder).output
            return "### calibrate \(verb)\n\n```\n\(help)```\n"
        }
        try Article("CommandLine").expectPart("## Verbs", pages.joined(separator: "\n"))
    }
}
