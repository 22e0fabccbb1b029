import CalibrationCompiler

/// The generated Swift file, taken apart as the Swift compiler does: code, comments and string literals.
struct SwiftTokens {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Checks that no text of a spec has become code.
    ///
    /// What is neither comment nor literal must be one of the words that the renderer knows, a number, the name of a
    /// display, which is spelled here once more, or the name that a `typealias` declares. Literals must have no
    /// interpolation.
    func checkCode(of compilation: Compilation) {
        for byte in bytes {
            require(byte >= 0x20 && byte != 0x7F || byte == 0x0A, "the Swift holds a control character")
        }
        if bytes.contains(where: { $0 >= 0x80 }) {
            require(String(validating: bytes, as: UTF8.self) != nil, "the Swift is not UTF-8")
        }
        let displays = Set(compilation.displays.map { Array(namespace($0).utf8)[...] })
        require(displays.count == compilation.displays.count, "two displays have one name")
        var declared = displays.union(reserved)
        var (rows, declaresAlias) = (0, false)
        var place = 0
        while place < bytes.count {
            if matches("//", at: place) {
                place = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
            } else if bytes[place] == UInt8(ascii: "\"") {
                place = endOfLiteral(from: place + 1)
            } else if isWordByte(bytes[place]) {
                let end = bytes[place...].firstIndex { !isWordByte($0) } ?? bytes.count
                let word = bytes[place..<end]
                if declaresAlias {
                    require(
                        declared.insert(word).inserted, "'\(String(decoding: word, as: UTF8.self))' has two meanings")
                } else if displays.contains(word) {
                    if matches(".display,", at: end) { rows += 1 }
                } else {
                    check(word)
                }
                declaresAlias = word.elementsEqual("typealias".utf8)
                place = end
            } else {
                require(" \n(){}[],:=.->".utf8.contains(bytes[place]), "unexpected code at byte \(place)")
                place += 1
            }
        }
        require(rows == compilation.displays.count, "the table has \(rows) displays")
    }

    /// The place behind a literal, whose only escapes are those of quotation marks, backslashes and scalars.
    private func endOfLiteral(from start: Int) -> Int {
        var place = start
        while true {
            require(place < bytes.count && bytes[place] != 0x0A, "a literal does not end in its line")
            switch bytes[place] {
            case UInt8(ascii: "\""): return place + 1
            case UInt8(ascii: "\\"):
                let isEscape = matches("\\\"", at: place) || matches("\\\\", at: place) || matches("\\u{", at: place)
                require(isEscape, "a literal holds a backslash")
                place += 2
            default: place += 1
            }
        }
    }

    private func check(_ word: ArraySlice<UInt8>) {
        let isNumber = word.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        require(isNumber || knownWords.contains(word), "unexpected word '\(String(decoding: word, as: UTF8.self))'")
    }

    private func matches(_ text: StaticString, at place: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }
}

private let knownWords: Set<ArraySlice<UInt8>> = Set(
    """
    import DeviceCalibration public enum extension typealias DeviceCalibrations static let table CalibrationTable display
    CalibratedDisplay name models layouts Calibration design classic liquidGlass orientation portrait landscape isZoomed
    true false idiom phone pad pod screen Screen width height scale safeArea SafeArea top left bottom right navigationBar
    NavigationBar medium large nil avatar Avatar size pixels trailingMargin bottomMargin scroll Scroll rest target norm
    collapsed fade linear smoothstep smootherstep easeIn easeOut threshold
    classicPortrait classicPortraitZoomed classicLandscape classicLandscapeZoomed
    liquidGlassPortrait liquidGlassPortraitZoomed liquidGlassLandscape liquidGlassLandscapeZoomed
    """.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { Array($0)[...] })

private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

/// The name of a display's namespace, spelled independently of the renderer.
private func namespace(_ display: DisplaySpec) -> String {
    var name = ""
    var startsWord = true
    for character in display.name.value {
        if character == "-" || character == "." {
            startsWord = true
        } else {
            name += startsWord ? character.uppercased() : String(character)
            startsWord = false
        }
    }
    for family in ["Phone", "Pad", "Pod"]
    where display.name.value.split(whereSeparator: { "-.".contains($0) })[0] == "i\(family.lowercased())" {
        name = "i" + family + name.dropFirst(family.count + 1)
    }
    return reserved.contains(Array(name.utf8)[...]) ? name + "Display" : name
}

private let reserved: Set<ArraySlice<UInt8>> = [
    "Any", "Protocol", "Self", "Type", "CalibratedDisplay", "Calibration", "CalibrationTable",
].reduce(into: []) { $0.insert(Array($1.utf8)[...]) }
