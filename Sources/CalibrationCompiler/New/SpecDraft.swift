/// The spec of a new display, as text.
///
/// Either everything is taken over from a display that is like it, or every field is explained and left empty, so that
/// `check` names each one that is still to be filled.
package enum SpecDraft {
    /// Drafts the spec of a display.
    ///
    /// - Parameters:
    ///   - display: name of the new display.
    ///   - models: models to begin with; without them `check` asks for one.
    ///   - sibling: display to take the numbers from; their evidence becomes `inferred`, since nobody has seen them on
    ///     the new panel, and observations stay behind.
    package static func render(display: String, models: [NewModel], like sibling: DisplaySpec?) -> RenderedFile {
        var output = OutputBuffer()
        output.write("\(SchemaRenderer.editorLine)\n")
        if let sibling {
            writeCopy(of: sibling, display: display, models: models, to: &output)
        } else {
            writeForm(display: display, models: models, to: &output)
        }
        return RenderedFile(name: fileName(of: display), bytes: output.bytes)
    }

    /// Name of the file that describes a display.
    package static func fileName(of display: String) -> String { "\(display).yaml" }

    static func write(_ models: [NewModel], to output: inout OutputBuffer) {
        output.write("models:\n" as StaticString)
        for model in models { output.write("  \(model.identifier): \(yamlText(model.name))\n") }
    }
}
