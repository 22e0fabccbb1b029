/// Finds lines that stand once in either text, as many as keep their order: cutting there loses little.
///
/// - Complexity: O(*n* log *n*) for *n* lines of both texts.
func uniqueAnchors(in old: ArraySlice<Int32>, and new: ArraySlice<Int32>) -> [(old: Int, new: Int)] {
    let oldPlaces = placesOfUniqueLines(in: old)
    let newPlaces = placesOfUniqueLines(in: new)
    let pairs = old.indices.compactMap { index -> (old: Int, new: Int)? in
        guard oldPlaces[old[index]] == index, let place = newPlaces[old[index]] else { return nil }
        return (index, place)
    }
    return longestRising(pairs)
}

private func placesOfUniqueLines(in lines: ArraySlice<Int32>) -> [Int32: Int] {
    var places: [Int32: Int] = [:]
    var repeated: Set<Int32> = []
    for index in lines.indices where places.updateValue(index, forKey: lines[index]) != nil {
        repeated.insert(lines[index])
    }
    return places.filter { !repeated.contains($0.key) }
}

/// The longest choice of pairs whose new numbers rise, by piling: each pile's top is the least end of a choice of its size.
private func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var before: [Int?] = []
    for (index, pair) in pairs.enumerated() {
        var low = 0
        var high = tops.count
        while low < high {
            let middle = (low + high) / 2
            if pairs[tops[middle]].new < pair.new { low = middle + 1 } else { high = middle }
        }
        before.append(low > 0 ? tops[low - 1] : nil)
        if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var chosen: [(old: Int, new: Int)] = []
    var next = tops.last
    while let index = next {
        chosen.append(pairs[index])
        next = before[index]
    }
    return chosen.reversed()
}
