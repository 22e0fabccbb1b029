import CalibrationCompiler
import SourceDiagnostics
import Testing

/// Specs whose messages once pointed behind their files, or that were read beyond their ends.
@Suite struct FuzzPlaceTests {
    @Test(arguments: [
        "<<:", "calibration: 1\n<<:", "a: &a [*a", "a: &a {b: *a", "&a", "a: &a\nb: &a", "---\n<<: &a", "? &a",
        "calibration: 1\ndisplay: a\n<<: 47, bottom\n<<:", "a: 1\nlef\n---", "a: 1\nlef\n...",
    ]) func `places lie within the file`(text: String) {
        let count = text.utf8.count
        for diagnostic in compile(text).diagnostics {
            for range in ([diagnostic.range, diagnostic.range?.written] + diagnostic.notes.map(\.range)).compactMap(
                \.self)
            {
                #expect(
                    0 <= range.start && range.start <= range.end && Int(range.end) <= count, "\(diagnostic.message)")
            }
        }
    }
}
