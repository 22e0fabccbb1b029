import DeviceCalibration

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
        let chunks = stride(from: 0, to: sources.count, by: 32).map { $0..<min($0 + 32, sources.count) }
        let files = chunks.concurrentMap { decode(sources[$0], first: $0.lowerBound) }
        return compile(sources, files.joined())
    }

    private static func decode(_ sources: ArraySlice<SourceFile>, first: Int) -> [SpecFile] {
        var reader = YAMLReader()
        var files: [SpecFile] = []
        files.reserveCapacity(sources.count)
        for source in sources {
            files.append(SpecFile(source, index: first + files.count, with: &reader))
        }
        return files
    }

    private static func compile(_ sources: [SourceFile], _ files: some Sequence<SpecFile>) -> Compilation {
        var diagnostics = Diagnostics()
        for file in files { diagnostics.add(file.diagnostics) }
        let described = files.flatMap(\.displays)
        let displays = described.sorted { $0.name.value < $1.name.value }
        let avatars = files.flatMap(\.avatars)
        let avatar = avatars.first ?? .standard

        let starts = CalibratedLayout.starts(of: displays)
        let (layouts, verdicts, across) = CalibratedLayout.all(of: displays, starts: starts, avatar: avatar) {
            range, layouts in
            var validator = LayoutValidator(avatar: avatar)
            for index in range { validator.validate(displays[index], layouts[starts[index]..<starts[index + 1]]) }
            return validator
        } alongside: {
            let identifiers = IdentifierPlace.all(in: displays)
            var diagnostics = Diagnostics()
            validateAcrossDisplays(described, displays, identifiers, avatars, &diagnostics)
            return (identifiers: identifiers, diagnostics: diagnostics)
        }
        var fades: [Derivation: Calibration] = [:]
        for verdict in verdicts {
            diagnostics.add(verdict.diagnostics)
            fades.merge(verdict.fades) { first, _ in first }
        }
        validateFades(fades, displays, layouts, &diagnostics)
        diagnostics.add(across.diagnostics)
        if verdicts.contains(where: \.hasCutImages) { warnAboutCutImages(displays, layouts, avatar, &diagnostics) }
        return Compilation(
            sources: sources, displays: displays, avatar: avatar, layouts: layouts, identifiers: across.identifiers,
            diagnostics: diagnostics.sorted)
    }
}
