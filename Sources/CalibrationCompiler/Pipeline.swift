import SourceDiagnostics

/// The generator, in memory: sources in, layouts and diagnostics out. Renderers turn layouts into bytes.
///
/// ```
/// SourceFile ─▶ decode ─▶ SpecSet ─▶ derive ─▶ [CalibratedLayout] ─▶ validate ─▶ Compilation ─▶ render
/// ```
package enum Pipeline {
    /// Compiles specs.
    ///
    /// - Parameter sources: the files, in the order of their paths.
    /// - Returns: every layout that could be derived, and every mistake of every file.
    package static func compile(_ sources: [SourceFile]) -> Compilation {
        let files = sources.indices.concurrentMap { decode(sources[$0], index: $0) }
        let specs = SpecSet(displays: files.flatMap(\.displays), avatars: files.flatMap(\.avatars))
        let layouts = derive(specs)
        var diagnostics = Diagnostics()
        for file in files { diagnostics.add(file.diagnostics) }
        diagnostics.add(validate(specs, layouts))
        return Compilation(
            sources: sources, displays: specs.displays, avatar: specs.avatar, layouts: layouts,
            diagnostics: diagnostics.sorted)
    }
}

/// What the pipeline makes of specs.
package struct Compilation: Sendable {
    /// The files, in the order of their paths.
    package let sources: [SourceFile]
    /// Displays by name.
    package let displays: [DisplaySpec]
    /// The image's style.
    package let avatar: AvatarSpec
    /// Layouts by display, design, orientation and zoom.
    package let layouts: [CalibratedLayout]
    /// Mistakes, by path, line and column.
    package let diagnostics: [Diagnostic]

    /// Whether the specs are free of errors.
    package var isValid: Bool { !diagnostics.contains { $0.severity == .error } }
}
