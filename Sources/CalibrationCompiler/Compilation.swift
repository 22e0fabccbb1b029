/// What the pipeline makes of specs.
package struct Compilation: Sendable {
    /// The files, in the order of their paths.
    package let sources: [SourceFile]
    /// Displays by name.
    package let displays: [DisplaySpec]
    /// The image's design.
    package let avatar: AvatarSpec
    /// Layouts by display, design, orientation and zoom.
    package let layouts: [CalibratedLayout]
    /// The places of all hardware identifiers, in their order.
    let identifiers: [IdentifierPlace]
    /// Mistakes, by path, line and column.
    package let diagnostics: [Diagnostic]

    /// Whether an output may be made of it.
    package var isValid: Bool { !diagnostics.contains { $0.severity == .error } }

    /// The display of a layout.
    package func display(of layout: CalibratedLayout) -> DisplaySpec { displays[layout.displayIndex] }

    /// The spec of a layout.
    package func spec(of layout: CalibratedLayout) -> LayoutSpec {
        displays[layout.displayIndex].layouts[layout.layoutIndex]
    }

    /// A place in lines and columns.
    package func place(of range: SourceRange) -> PlacedMessage.Place {
        var places = Places(sources)
        return places.place(of: range)
    }
}
