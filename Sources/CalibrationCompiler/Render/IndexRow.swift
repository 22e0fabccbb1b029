/// A row of the index: an identifier, and the layouts of a display that it stands in.
struct IndexRow {
    let identifier: PackedText
    let layouts: Range<Int>

    /// The rows of a compilation, by identifier and first layout.
    static func all(of compilation: Compilation) -> [IndexRow] {
        let starts = CalibratedLayout.starts(of: compilation.displays)
        var rows: [IndexRow] = []
        rows.reserveCapacity(compilation.identifiers.count)
        var first = 0
        for place in compilation.identifiers {
            let layouts = starts[place.display]..<starts[place.display + 1]
            guard !layouts.isEmpty else { continue }
            if first < rows.count, rows[first].identifier != place.key {
                sort(&rows[first...])
                first = rows.count
            }
            rows.append(IndexRow(identifier: place.key, layouts: layouts))
        }
        sort(&rows[first...])
        return rows
    }

    /// Sorts the rows of one identifier; most have only one.
    private static func sort(_ rows: inout ArraySlice<IndexRow>) {
        if rows.count > 1 { rows.sort { $0.layouts.lowerBound < $1.layouts.lowerBound } }
    }
}
