import SourceDiagnostics

/// Adding models to a display that has a spec already: new bytes among the old ones, which all stay as they are.
package struct ModelInsertion: Sendable {
    /// The file, with the models.
    package let file: SourceFile
    /// The specs with the models.
    package let compilation: Compilation
    /// Mistakes that are not there without the models.
    package let mistakes: [Diagnostic]

    /// Why a spec cannot be extended by a program.
    package enum Fault: Error, Sendable {
        /// The models are not written at the display, but come through an alias or a merge key.
        case written(SourceRange)
    }

    /// Adds models to a display.
    package init(of models: [NewModel], to display: DisplaySpec, in compilation: Compilation) throws(Fault) {
        let index = Int(display.name.range.file)
        let source = compilation.sources[index]
        let bytes = try ModelInsertion.bytes(of: models, in: display, source.bytes)
        file = SourceFile(path: source.path, bytes: bytes)
        var sources = compilation.sources
        sources[index] = file
        self.compilation = Pipeline.compile(sources)
        let before = Set(compilation.diagnostics.map { [$0.code?.name, $0.message] })
        mistakes = self.compilation.diagnostics.filter {
            $0.severity == .error && !before.contains([$0.code?.name, $0.message])
        }
        // The bytes are right only if they are read back as these models and no others.
        let expected = display.models.map { NewModel($0) } + models
        let read = self.compilation.displays.first { $0.name.value == display.name.value }?.models ?? []
        guard !mistakes.isEmpty || Set(read.map { NewModel($0) }) == Set(expected) else {
            throw .written(display.modelsRange)
        }
    }

    /// The line that stands for a model in block style.
    package static func line(for model: NewModel) -> String { "\(model.identifier): \(yamlText(model.name))" }

    private static func bytes(
        of models: [NewModel], in display: DisplaySpec, _ source: [UInt8]
    ) throws(Fault) -> [UInt8] {
        // Models from a merge key are written elsewhere.
        let own = display.models.filter { $0.identifier.range.written == nil }
        guard display.modelsRange.written == nil, let last = own.max(by: { $0.name.range.end < $1.name.range.end })
        else {
            throw .written(display.modelsRange.written ?? display.modelsRange)
        }
        let isFlow = source[Int(display.modelsRange.start)] == UInt8(ascii: "{")
        let text = SourceText(source)
        let line = text.line(containing: Int(last.name.range.end))
        if isFlow {
            let entries = models.map { ", \"\($0.identifier)\": \(yamlText($0.name, inFlow: true))" }.joined()
            let place = Int(last.name.range.end)
            return Array(source[..<place]) + entries.utf8 + source[place...]
        }
        let firstLine = text.line(containing: Int(last.identifier.range.start))
        let margin = source[firstLine.lowerBound..<Int(last.identifier.range.start)]
        guard margin.allSatisfy({ $0 == UInt8(ascii: " ") }) else { throw .written(display.modelsRange) }
        let ending = lineEnding(behind: firstLine.upperBound, in: source)
        let lines = models.map { margin + ModelInsertion.line(for: $0).utf8 }
        // A block scalar ends where the next line begins, and lines behind it would become part of it.
        guard line == firstLine || line.lowerBound < Int(last.name.range.end) else {
            return source[..<firstLine.lowerBound] + lines.flatMap { $0 + ending } + source[firstLine.lowerBound...]
        }
        return source[..<line.upperBound] + lines.flatMap { ending + $0 } + source[line.upperBound...]
    }

    /// The line end at an offset, or the file's if there is none.
    private static func lineEnding(behind end: Int, in source: [UInt8]) -> [UInt8] {
        guard end < source.count else {
            return source.contains(UInt8(ascii: "\r")) ? Array("\r\n".utf8) : [UInt8(ascii: "\n")]
        }
        let isPair =
            source[end] == UInt8(ascii: "\r") && end + 1 < source.count && source[end + 1] == UInt8(ascii: "\n")
        return isPair ? Array("\r\n".utf8) : [source[end]]
    }
}
