/// Mutates specs as their authors do: key by key, value by value, with anchors, merge keys and documents.
struct SpecMutator {
    var lines: [[UInt8]]
    var random: FuzzRandom

    init(_ input: UnsafeBufferPointer<UInt8>, seed: UInt64) {
        lines = input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
        random = FuzzRandom(seed: seed)
    }

    /// The specs after one to four mutations.
    mutating func mutated() -> [UInt8] {
        for _ in 0...random.below(4) { mutate() }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(lines.reduce(0) { $0 + $1.count + 1 })
        for (number, line) in lines.enumerated() {
            if number > 0 { bytes.append(UInt8(ascii: "\n")) }
            bytes += line
        }
        return bytes
    }

    private mutating func mutate() {
        if lines.isEmpty { lines.append([]) }
        let line = random.below(lines.count)
        switch random.below(26) {
        case 0...6: replaceWord(in: line)
        case 7...10: replaceValue(of: line)
        case 11: changeNumber(in: line)
        case 12: swapWords(line)
        case 13: addAnchor(to: line)
        case 14: replaceByAlias(line)
        case 15: insertMerge(at: line)
        case 16: lines.insert(contentsOf: lines[block(at: line)], at: line)
        case 17: lines.removeSubrange(block(at: line))
        case 18: moveBlock(from: line)
        case 19: insertKey(at: line)
        case 20: insertDocument(at: line)
        case 21: indent(line)
        case 22: insertText(in: line)
        case 23: changeLetter(in: line)
        case 24: removeWord(in: line)
        default: respell(line)
        }
    }

    // MARK: Words and values

    private mutating func replaceWord(in line: Int) {
        guard let word = word(in: line) else { return }
        lines[line].replaceSubrange(word, with: somethingToWrite())
    }

    private mutating func removeWord(in line: Int) {
        guard let word = word(in: line) else { return }
        lines[line].removeSubrange(word)
    }

    private mutating func swapWords(_ line: Int) {
        let other = random.below(lines.count)
        guard let word = word(in: line), let otherWord = self.word(in: other), line != other else { return }
        let text = lines[line][word]
        lines[line].replaceSubrange(word, with: lines[other][otherWord])
        lines[other].replaceSubrange(otherWord, with: text)
    }

    private mutating func replaceValue(of line: Int) {
        guard let start = startOfValue(in: lines[line]) else { return }
        lines[line].replaceSubrange(start..., with: somethingToWrite())
    }

    private mutating func changeNumber(in line: Int) {
        let digits = lines[line].indices.filter { isDigit(lines[line][$0]) }
        guard !digits.isEmpty else { return }
        lines[line][random.one(of: digits)] = UInt8(ascii: "0") + UInt8(random.below(10))
    }

    private mutating func changeLetter(in line: Int) {
        guard !lines[line].isEmpty else { return }
        let place = random.below(lines[line].count)
        switch random.below(3) {
        case 0: lines[line].remove(at: place)
        case 1: lines[line].insert(UInt8(0x20 + random.below(0x5F)), at: place)
        default: lines[line][place] = UInt8(0x20 + random.below(0x5F))
        }
    }

    private mutating func insertText(in line: Int) {
        lines[line].insert(contentsOf: random.one(of: SpecPool.texts), at: random.below(lines[line].count + 1))
    }

    private mutating func somethingToWrite() -> [UInt8] {
        switch random.below(8) {
        case 0, 1: return random.one(of: SpecPool.keys)
        case 2, 3: return random.one(of: SpecPool.values)
        case 4, 5: return random.one(of: SpecPool.numbers)
        case 6: return random.one(of: SpecPool.texts)
        default:
            let line = random.below(lines.count)
            return word(in: line).map { Array(lines[line][$0]) } ?? []
        }
    }

    // MARK: Anchors and merge keys

    private mutating func addAnchor(to line: Int) {
        guard let start = startOfValue(in: lines[line]) else { return }
        lines[line].insert(contentsOf: Array("&a\(random.below(4)) ".utf8), at: start)
    }

    private mutating func replaceByAlias(_ line: Int) {
        guard let start = startOfValue(in: lines[line]) else { return }
        let children = block(at: line).dropFirst()
        if random.below(2) == 0 { lines.removeSubrange(children) }
        lines[line].replaceSubrange(start..., with: Array("*a\(random.below(4))".utf8))
    }

    private mutating func insertMerge(at line: Int) {
        let names = (0...random.below(3)).map { _ in "*a\(random.below(4))" }
        let value = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
        insert("<<: \(value)", at: line)
    }

    // MARK: Lines and blocks

    private mutating func insertKey(at line: Int) {
        let key = random.one(of: SpecPool.keys)
        insert(String(decoding: key + [0x3A, 0x20] + somethingToWrite(), as: UTF8.self), at: line)
    }

    private mutating func insert(_ text: String, at line: Int) {
        let column = lines[line].prefix { $0 == 0x20 || $0 == UInt8(ascii: "-") }.count
        lines.insert(Array(repeating: 0x20, count: column) + Array(text.utf8), at: line + 1)
    }

    private mutating func moveBlock(from line: Int) {
        let moved = Array(lines[block(at: line)])
        lines.removeSubrange(block(at: line))
        lines.insert(contentsOf: moved, at: random.below(lines.count + 1))
    }

    private mutating func insertDocument(at line: Int) {
        switch random.below(5) {
        case 0: lines.insert(Array("---".utf8), at: line)
        case 1: lines.append(contentsOf: [Array("---".utf8)] + lines)
        case 2: lines.append(contentsOf: [[fileSeparator]] + lines)
        case 3: lines.insert([fileSeparator], at: line)
        default: lines.insert(contentsOf: random.one(of: SpecPool.documents), at: 0)
        }
    }

    private mutating func indent(_ line: Int) {
        let spaces = random.below(3) + 1
        for line in block(at: line) {
            if random.below(16) == 0 { continue }
            lines[line] =
                random.below(2) == 0
                ? Array(repeating: 0x20, count: spaces) + lines[line]
                : Array(lines[line].dropFirst(lines[line].starts(with: [0x20]) ? 1 : 0))
        }
    }

    /// Writes the same, or nearly the same, in another way.
    private mutating func respell(_ line: Int) {
        guard let start = startOfValue(in: lines[line]) else { return }
        let value = Array(lines[line][start...])
        let quoted: [UInt8] =
            switch random.below(6) {
            case 0: [0x22] + value + [0x22]
            case 1: [0x27] + value + [0x27]
            case 2: Array("!!str ".utf8) + value
            case 3: Array("|\n".utf8) + Array(repeating: 0x20, count: 12) + value
            case 4: value + Array(" # ".utf8) + random.one(of: SpecPool.texts)
            default: value + [0x0D]
            }
        lines[line].replaceSubrange(start..., with: quoted)
    }

    /// A line and the lines below it that are indented more.
    private func block(at line: Int) -> Range<Int> {
        let column = lines[line].prefix { $0 == 0x20 }.count
        var end = line + 1
        while end < lines.count, lines[end].prefix(while: { $0 == 0x20 }).count > column { end += 1 }
        return line..<end
    }

    private func startOfValue(in line: [UInt8]) -> Int? {
        var place = 0
        while place + 1 < line.count {
            if line[place] == UInt8(ascii: ":"), line[place + 1] == 0x20 { return place + 2 }
            place += 1
        }
        return line.last == UInt8(ascii: ":") ? line.count : nil
    }

    /// A word of a line: what stands between spaces, brackets, colons and commas.
    private mutating func word(in line: Int) -> Range<Int>? {
        let bytes = lines[line]
        guard !bytes.isEmpty else { return nil }
        let middle = random.below(bytes.count)
        guard let start = bytes[middle...].firstIndex(where: { !isBetweenWords($0) }) else { return nil }
        let first = bytes[..<start].lastIndex(where: isBetweenWords).map { $0 + 1 } ?? 0
        return first..<(bytes[start...].firstIndex(where: isBetweenWords) ?? bytes.count)
    }

    private func isBetweenWords(_ byte: UInt8) -> Bool { " {}[],:\"'".utf8.contains(byte) }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
