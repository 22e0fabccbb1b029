extension CalibrationTable {
    /// The hardware identifiers that the table knows, in byte order, each once.
    ///
    /// - Complexity: O(*n*), with an allocation for each that is longer than a small string.
    public var identifiers: [String] {
        guard let index = CalibrationIndex(index) else { return [] }
        var identifiers: [String] = []
        for row in 0..<index.rowCount {
            let identifier = index.identifier(ofRow: row)
            if identifier != identifiers.last { identifiers.append(identifier) }
        }
        return identifiers
    }

    /// The layouts of a model, in the order of the table; empty where the table does not know it.
    ///
    /// - Complexity: O(length of the identifier + log *n*), and its layouts.
    public func layouts(of identifier: String) -> [Calibration] {
        guard let index = CalibrationIndex(index) else { return [] }
        var contiguous = identifier
        let rows = contiguous.withUTF8 { index.rows(of: $0) }
        return rows.flatMap { index.layouts(ofRow: $0).map { layout($0) } }
    }
}
