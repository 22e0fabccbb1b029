extension ReportTemplate {
    /// A piece of the page.
    enum Part: Equatable {
        /// Stands as it is.
        case text(Substring)
        /// Is filled by the renderer.
        case slot(Slot)
    }

    /// The page, cut at its slots. What fills a slot is never searched for slots.
    static let parts: [Part] = {
        var parts: [Part] = []
        var rest = page[...]
        while let (slot, range) = firstSlot(in: rest) {
            parts += [.text(rest[..<range.lowerBound]), .slot(slot)]
            rest = rest[range.upperBound...]
        }
        return parts + [.text(rest)]
    }()

    private static func firstSlot(in text: Substring) -> (Slot, Range<Substring.Index>)? {
        Slot.allCases.compactMap { slot in text.firstRange(ofText: slot.rawValue).map { (slot, $0) } }
            .min { $0.1.lowerBound < $1.1.lowerBound }
    }
}
