/// The generator, in memory: sources in, layouts and diagnostics out. Renderers turn layouts into bytes.
///
/// ```
/// SourceFile ─▶ Read ─▶ Decode ─▶ Derive ─▶ Validate ─▶ Compilation ─▶ Render
/// ```
package enum Pipeline {
    /// Compiles specs.
    ///
    /// - Parameter sources: the files, in the order of their paths.
    /// - Returns: every layout that could be derived, and every mistake of every file.
    package static func compile(_ sources: [SourceFile]) -> Compilation {
        let files = parallelMap(count: sources.count) { SpecFile(sources[$0], index: $0) }
        var diagnostics = Diagnostics()
        for file in files { diagnostics.add(file.diagnostics) }

        let displays = files.flatMap(\.displays).sorted {
            $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8)
        }
        let avatars = files.flatMap(\.avatars)
        let avatar = avatars.first ?? .standard

        let chunks = parallelMap(count: displays.count, chunk: 64) { range in
            var validator = LayoutValidator(avatar: avatar)
            let layouts = range.map { index in
                let layouts = CalibratedLayout.all(of: displays[index], index: index, avatar: avatar)
                validator.validate(displays[index], layouts)
                return layouts
            }
            return (layouts: layouts.flatMap { $0 }, diagnostics: validator.diagnostics)
        }
        let layouts = chunks.flatMap(\.layouts)
        for chunk in chunks { diagnostics.add(chunk.diagnostics) }

        validateAcrossDisplays(displays, avatars, &diagnostics)
        warnAboutCutImages(displays, layouts, avatar, &diagnostics)
        return Compilation(
            sources: sources, displays: displays, avatar: avatar, layouts: layouts, diagnostics: diagnostics.sorted)
    }
}
