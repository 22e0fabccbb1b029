import CalibrateFiles
import CalibrationCompiler
import SourceDiagnostics

// MARK: A new display

extension NewRequest {
    /// Writes the spec of a new display.
    func createSpec(_ console: inout Console) throws {
        let sibling = try like.map { try self.sibling($0, &console) }
        let seen = try records.flatMap { try self.displays(in: $0, &console) }
        try requireOneScreen(sibling, seen)
        let draft = SpecDraft(display: display, models: models, screen: screen)
        let text = Array(draft.text(like: sibling, records: seen.map(\.spec)).utf8)
        let file = OutputFile(text, named: SpecDraft.fileName(of: display), in: folder) { _ in false }
        let isForm = sibling == nil && seen.isEmpty
        // Without models a draft has the mistake that it has none.
        if !isForm, !models.isEmpty { try requireSound(SourceFile(path: file.path.shown, bytes: text), &console) }
        try console.createFolders(for: file)
        guard try file.create() else {
            throw Failure.findings(
                Diagnostic(
                    "'\(file.path.shown)' is there already, so it is not overwritten",
                    fixIt: "complete that file, or choose another name"))
        }
        console.add(report: "created \(file.path.shown)")
        let check = next(.check)
        console.add(
            report: isForm
                ? "next: fill it; \(check) names every value that is still empty"
                : screen == nil && seen.isEmpty
                    ? "next: correct the screen and the numbers, name your sources, and run \(check)"
                    : "next: run \(check), which names what is still to be done")
    }

    /// The display of a device to take the numbers from, which must be sound.
    private func sibling(_ name: String, _ console: inout Console) throws(Failure) -> DisplaySpec {
        let sibling = try compilation.device(name).display
        let errors = compilation.diagnostics.filter {
            $0.severity == .error && $0.range?.file == sibling.name.range.file
        }
        guard errors.isEmpty else {
            console.add(errors, of: compilation.sources)
            throw .findings(Diagnostic("'\(sibling.name.value)' is not sound, so nothing is taken over from it"))
        }
        return sibling
    }

    /// The displays of a probe's record, which must be sound.
    private func displays(in record: FilePath, _ console: inout Console) throws -> [(path: FilePath, spec: DisplaySpec)]
    {
        let read = Pipeline.compile(try SpecFolder([record]).list().read())
        console.add(read.diagnostics.filter { $0.severity == .error }, of: read.sources)
        guard read.isValid, !read.displays.isEmpty else {
            throw Failure.findings(Diagnostic("'\(record.shown)' is no sound record, so nothing is taken over from it"))
        }
        return read.displays.map { (record, $0) }
    }

    /// Fails if the numbers are of different screens: a pixel of another scale is another length.
    private func requireOneScreen(_ sibling: DisplaySpec?, _ seen: [(path: FilePath, spec: DisplaySpec)])
        throws(Failure)
    {
        let screens =
            (screen.map { [(place: "'--screen'", screen: $0)] } ?? [])
            + seen.map { (place: "'\($0.path.shown)'", screen: NewScreen($0.spec)) }
        guard let first = screens.first else { return }
        if let other = screens.first(where: { $0.screen != first.screen }) {
            throw .findings(
                Diagnostic(
                    "the screen is \(first.screen.text) in \(first.place) and \(other.screen.text) in \(other.place)",
                    fixIt: "take records of one display"))
        }
        if let sibling, sibling.scale.value != first.screen.scale {
            throw .findings(
                Diagnostic(
                    "the screen is \(first.screen.text), and '\(sibling.name.value)' has \(sibling.scale.value) pixels a point",
                    fixIt: "take the numbers from a display with the same scale"))
        }
    }

    /// Fails if the draft has mistakes beside the other specs.
    private func requireSound(_ draft: SourceFile, _ console: inout Console) throws(Failure) {
        let sources = compilation.sources + [draft]
        let mistakes = Pipeline.compile(sources).diagnostics.filter {
            $0.severity == .error && Int($0.range?.file ?? -1) == sources.count - 1
        }
        guard mistakes.isEmpty else {
            console.add(mistakes, of: sources)
            throw .findings(Diagnostic("'\(display)' would not be sound, so nothing is written"))
        }
    }
}
