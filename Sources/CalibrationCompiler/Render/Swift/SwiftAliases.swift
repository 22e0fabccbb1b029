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

    private let names: [ObjectIdentifier: [Name]]
    /// Names that stand for no display, or for more than one.
    private let ambiguous: Set<String>

    /// Collects the names of all models.
    init(_ displays: [DisplaySpec]) {
        names = Dictionary(uniqueKeysWithValues: displays.map { (ObjectIdentifier($0), SwiftAliases.allNames(of: $0)) })
        var ambiguous = SwiftName.reserved.union(displays.lazy.map { SwiftName.ofDisplay($0.name.value) })
        var known: Set<String> = []
        for name in names.values.joined() where !known.insert(name.swiftName).inserted {
            ambiguous.insert(name.swiftName)
        }
        self.ambiguous = ambiguous
    }

    /// The names for a display, in the order of its models, each once.
    func names(of display: DisplaySpec) -> [Name] {
        (names[ObjectIdentifier(display)] ?? []).filter { !ambiguous.contains($0.swiftName) }
    }

    private static func allNames(of display: DisplaySpec) -> [Name] {
        var known: Set<String> = []
        return display.modelNames.compactMap { model in
            guard let swiftName = SwiftName.ofModel(model), known.insert(swiftName).inserted else { return nil }
            return Name(model: model, swiftName: swiftName)
        }
    }
}

extension DisplaySpec {
    /// The marketing names of the models, in the order of the spec; a model with several identifiers is named once.
    var modelNames: [String] {
        var known: Set<String> = []
        return models.map(\.name.value).filter { known.insert($0).inserted }
    }
}
