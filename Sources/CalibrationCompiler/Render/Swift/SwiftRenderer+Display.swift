import DeviceCalibration
import SourceDiagnostics

extension SwiftRenderer {
    /// Renders a display: its namespace with its layouts, and the names that its models give it.
    static func block(
        _ display: DisplaySpec, _ layouts: [CalibratedLayout], aliases: [SwiftAliases.Name], _ access: AccessLevel
    ) -> String {
        let name = display.swiftName
        var text = """

            extension DeviceCalibrations {
                /// Display `\(display.name.value)`, of these models:
                ///

            """
        text.reserveCapacity(1_500 * (layouts.count + 1))
        for name in modelNames(display) { text += "    /// - \(printable(name))\n" }
        text += "    \(access.modifier)enum \(name) {\n"
        for layout in layouts { text += constant(layout, access) }
        text += description(display, layouts, access)
        text += "    }\n"
        for alias in aliases {
            text += """

                    /// \(printable(alias.model)): the display `\(display.name.value)`.
                    \(access.modifier)typealias \(alias.swiftName) = \(name)

                """
        }
        return text + "}\n"
    }

    /// The display as a value of the runtime.
    private static func description(
        _ display: DisplaySpec, _ layouts: [CalibratedLayout], _ access: AccessLevel
    ) -> String {
        var text = """
                    /// The display with its models and layouts.
                    \(access.modifier)static let display: CalibratedDisplay = CalibratedDisplay(
                        name: "\(display.name.value)",
                        models: [

            """
        for model in display.models {
            text += "                \(literal(model.identifier.value)): \(literal(model.name.value)),\n"
        }
        text += "            ],\n            layouts: [\n"
        for layout in layouts { text += "                \(layoutName(layout)),\n" }
        return text + "            ])\n"
    }

    /// The marketing names of a display, in the order of the spec; a model with several identifiers is named once.
    static func modelNames(_ display: DisplaySpec) -> [String] {
        var known: Set<String> = []
        return display.models.map(\.name.value).filter { known.insert($0).inserted }
    }

    /// A string literal; whatever could end it or hide in it is escaped.
    static func literal(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
            return "\"\(printable(text))\""
        }
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return "\"\(printable(escaped))\""
    }
}

/// The names that models give to the namespaces of their displays.
///
/// A name stands for one display or for none: what models of two displays share, as the panels of a foldable do, and what
/// is the name of a display itself, is left out.
struct SwiftAliases {
    /// Another name of a display.
    struct Name {
        /// Marketing name.
        let model: String
        /// The same as a Swift identifier.
        let swiftName: String
    }

    /// Names that stand for no display, or for more than one.
    private let ambiguous: Set<String>

    /// Collects the names of all models.
    init(_ displays: [DisplaySpec]) {
        var ambiguous = SwiftName.reserved.union(displays.lazy.map(\.swiftName))
        var known: Set<String> = []
        for display in displays {
            let names = Set(display.models.compactMap(\.swiftName))
            ambiguous.formUnion(names.intersection(known))
            known.formUnion(names)
        }
        self.ambiguous = ambiguous
    }

    /// Returns the names for a display, in the order of its models, each once.
    func names(of display: DisplaySpec) -> [Name] {
        var known: Set<String> = []
        return display.models.compactMap { model in
            guard let swiftName = model.swiftName, !ambiguous.contains(swiftName), known.insert(swiftName).inserted
            else { return nil }
            return Name(model: model.name.value, swiftName: swiftName)
        }
    }
}
