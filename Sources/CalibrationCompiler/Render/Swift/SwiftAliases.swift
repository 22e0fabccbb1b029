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
