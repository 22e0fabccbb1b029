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
        let files = parallelMap(count: sources.count, chunk: 8) { range in
            var reader = YAMLReader()
            var files: [SpecFile] = []
            files.reserveCapacity(range.count)
            for index in range { files.append(SpecFile(sources[index], index: index, with: &reader)) }
            return files
        }.joined()
        var diagnostics = Diagnostics()
        for file in files { diagnostics.add(file.diagnostics) }

        let described = files.flatMap(\.displays)
        let displays = described.sorted { $0.name.value < $1.name.value }
        let avatars = files.flatMap(\.avatars)
        let avatar = avatars.first ?? .standard

        let starts = CalibratedLayout.starts(of: displays)
        let layouts = CalibratedLayout.all(of: displays, starts: starts, avatar: avatar)

        let verdicts = parallelMap(count: displays.count, chunk: 64) { range in
            var validator = LayoutValidator(avatar: avatar)
            for index in range { validator.validate(displays[index], layouts[starts[index]..<starts[index + 1]]) }
            return validator
        }
        var fades: [Derivation: Calibration] = [:]
        for verdict in verdicts {
            diagnostics.add(verdict.diagnostics)
            fades.merge(verdict.fades) { first, _ in first }
        }
        validateFades(fades, displays, layouts, &diagnostics)
        validateAcrossDisplays(described, avatars, &diagnostics)
        warnAboutCutImages(displays, layouts, avatar, &diagnostics)
        return Compilation(
            sources: sources, displays: displays, avatar: avatar, layouts: layouts, diagnostics: diagnostics.sorted)
    }
}
