extension StringProtocol {
    // The standard library's own searches stand in the module of regular expressions. With them, two megabytes of it would come
    // into a program that has the standard library in itself, to be relocated at each start.

    /// Whether the bytes of a text, which is not empty, stand in this one.
    package func hasText(_ text: some StringProtocol) -> Bool { firstRange(ofText: text) != nil }

    /// Where the bytes of a text, which is not empty, stand first.
    func firstRange(ofText text: some StringProtocol) -> Range<Index>? {
        guard let first = text.utf8.first else { return nil }
        var rest = utf8[...]
        while let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: text.utf8) { return start..<rest.index(start, offsetBy: text.utf8.count) }
            rest = rest.dropFirst()
        }
        return nil
    }
}
