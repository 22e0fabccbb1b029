/// Returns the name that was probably meant by a mistyped one, or `nil` if none is near.
///
/// Near is a third of the letters, at least one: a letter wrong, missing, too many, or two swapped count one each, upper
/// and lower case count nothing. A beginning of three letters or more names the first that begins so, unless another is
/// nearer. Of equally near names the first wins.
///
/// - Complexity: O(*n* · *m*) for names of *n* and *m* letters, a name at a time; longer ones than 64 are not compared.
package func nearestName(to written: String, among names: [String]) -> String? {
    // Letters of four bytes at most; a long text is not even taken apart.
    guard written.utf8.count <= 4 * longestComparedName else { return nil }
    let letters = foldedLetters(written)
    guard !letters.isEmpty, letters.count <= longestComparedName else { return nil }
    var nearest: (name: String, distance: Int)?
    for name in names {
        let candidate = foldedLetters(name)
        guard candidate.count <= longestComparedName else { continue }
        let limit = min((nearest?.distance ?? .max) - 1, max(1, max(letters.count, candidate.count) / 3))
        guard abs(letters.count - candidate.count) <= limit else { continue }
        let distance = editDistance(letters, candidate)
        guard distance <= limit, distance < min(letters.count, candidate.count) else { continue }
        nearest = (name, distance)
    }
    if let nearest { return nearest.name }
    guard letters.count >= shortestBeginning else { return nil }
    return names.first { foldedLetters($0).starts(with: letters) }
}

private let longestComparedName = 64
private let shortestBeginning = 3

private func foldedLetters(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.map { (0x41...0x5A).contains($0.value) ? Unicode.Scalar(UInt8($0.value + 0x20)) : $0 }
}

/// Number of letters to change, insert or remove, and of neighbours to swap, that turn one text into the other.
///
/// It is the restricted Damerau–Levenshtein distance: no letter is changed again after a swap.
private func editDistance(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...other.count)
    for row in one.indices {
        var current = [row + 1]
        for column in other.indices {
            var distance = min(
                previous[column + 1] + 1,
                current[column] + 1,
                previous[column] + (one[row] == other[column] ? 0 : 1))
            if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[other.count]
}
