import DeviceCalibration

/// The spec of a new display, as text.
///
/// Either everything is taken over from a similar display, or every field is explained and left empty, so that `check`
/// names each one that is still to be filled.
package struct SpecDraft: Sendable {
    /// Name of the new display.
    let display: String
    /// Models to begin with; without them `check` asks for one.
    let models: [NewModel]

    /// Drafts the spec of a display.
    package init(display: String, models: [NewModel]) {
        self.display = display
        self.models = models
    }

    /// Name of the file that describes a display.
    package static func fileName(of display: String) -> String { "\(display).yaml" }

    /// The text of the spec.
    ///
    /// - Parameter sibling: display to take the numbers from; they become `inferred`, since nobody has seen them on the
    ///   new panel, and observations are left out.
    package func text(like sibling: DisplaySpec?) -> String {
        "\(SchemaRenderer.editorLine)\n" + (sibling.map(copy) ?? form)
    }

    var modelLines: String {
        "models:\n" + models.map { "  \($0.identifier): \(yamlText($0.name))\n" }.joined()
    }
}
