import CalibrationCompiler
import DeviceCalibration
import SourceDiagnostics
import Testing

/// Published numbers that contradict the catalogue: written down as observations, each is an error.
@Suite("Contradicting reports")
struct ContradictionTests {
    @Test("are refused", arguments: Contradiction.all)
    func refused(_ report: Contradiction) throws {
        let edit = try #require(
            SpecEdit(report.display, report.design, report.orientation), "no such layout")
        let truth = edit.adding(report.quantity, report.title, report.truth)
        #expect(truth.diagnostics.map(\.message) == [], "the derived value itself is no contradiction")

        let compilation = edit.adding(report.quantity, report.title, report.value)
        #expect(!compilation.isValid)
        #expect(Set(compilation.diagnostics.map(\.code)) == [.observationDisagrees])
        for diagnostic in compilation.diagnostics {
            let place = compilation.sources[0].bytes[
                Int((diagnostic.range?.start ?? -1))..<Int((diagnostic.range?.end ?? -1))]
            #expect(String(decoding: place, as: UTF8.self) == report.value)
        }
    }

    @Test("show the mistakes that geometry could have", arguments: Mutation.all)
    func mutated(_ mutation: Mutation) throws {
        let edit = try #require(
            SpecEdit(mutation.display, mutation.design, mutation.orientation), "no such layout")
        let compilation = try #require(edit.replacing(mutation.old, with: mutation.new), "no such text")
        #expect(!compilation.isValid)
        #expect(compilation.diagnostics.contains { $0.code == mutation.code })
    }
}
