/// A row of the index: an identifier, and the layouts of a display that it stands in.
struct IndexRow: Comparable {
    let identifier: String
    let layouts: Range<Int>

    private let key: PackedText

    private init(_ identifier: String, _ layouts: Range<Int>) {
        self.identifier = identifier
        self.layouts = layouts
        key = PackedText(short: identifier)
    }

    /// The rows of a compilation, by identifier.
    static func all(of compilation: Compilation) -> [IndexRow] {
        var rows: [IndexRow] = []
        rows.reserveCapacity(compilation.displays.count * 4)
        var first = 0
        while first < compilation.layouts.count {
            let display = compilation.layouts[first].displayIndex
            var end = first + 1
            while end < compilation.layouts.count, compilation.layouts[end].displayIndex == display { end += 1 }
            let models = compilation.displays[display].models
            for index in models.indices { rows.append(IndexRow(models[index].identifier.value, first..<end)) }
            first = end
        }
        return rows.sorted()
    }

    static func < (one: IndexRow, other: IndexRow) -> Bool {
        one.key == other.key ? one.layouts.lowerBound < other.layouts.lowerBound : one.key < other.key
    }
}
