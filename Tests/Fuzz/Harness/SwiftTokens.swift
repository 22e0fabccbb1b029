import CalibrationCompiler

/// The generated Swift file, taken apart as the Swift compiler does: code, comments and string literals.
struct SwiftTokens {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Checks that no text of a spec has become code.
    ///
    /// What is neither comment nor literal must be one of the words that the renderer knows, a number, or the name of a
    /// constant, which is spelled here once more. Literals must have neither escapes nor interpolations.
    func checkCode(of compilation: Compilation) {
        for byte in bytes {
            require(byte >= 0x20 && byte != 0x7F || byte == 0x0A, "the Swift holds a control character")
        }
        if bytes.contains(where: { $0 >= 0x80 }) {
            require(String(validating: bytes, as: UTF8.self) != nil, "the Swift is not UTF-8")
        }
        let names = Set(compilation.layouts.map { Array(constantName($0, compilation.display(of: $0)).utf8)[...] })
        var declared = 0
        var place = 0
        while place < bytes.count {
            if matches("//", at: place) {
                place = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
            } else if matches("\"\"\"", at: place) {
                place = endOfLiteral(from: place + 3, delimiter: "\"\"\"", isMultiline: true)
            } else if bytes[place] == UInt8(ascii: "\"") {
                place = endOfLiteral(from: place + 1, delimiter: "\"", isMultiline: false)
            } else if isWordByte(bytes[place]) {
                let end = bytes[place...].firstIndex { !isWordByte($0) } ?? bytes.count
                let word = bytes[place..<end]
                if names.contains(word) { declared += 1 } else { check(word) }
                place = end
            } else {
                require(" \n(){},:=.->".utf8.contains(bytes[place]), "unexpected code at byte \(place)")
                place += 1
            }
        }
        // Each is declared once and looked up once.
        require(declared == 2 * compilation.layouts.count, "the Swift has \(declared) names of constants")
        require(names.count == compilation.layouts.count, "two constants have one name")
    }

    private func endOfLiteral(from start: Int, delimiter: StaticString, isMultiline: Bool) -> Int {
        var place = start
        while !matches(delimiter, at: place) {
            require(place < bytes.count, "a literal does not end")
            require(bytes[place] != UInt8(ascii: "\\"), "a literal holds a backslash")
            require(isMultiline || bytes[place] != 0x0A, "a literal goes over the end of its line")
            place += 1
        }
        return place + delimiter.utf8CodeUnitCount
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
    import DeviceCalibration public enum DeviceCalibrations static let table CalibrationTable index count layout private
    func Int _ number Calibration switch case return default preconditionFailure design classic liquidGlass orientation
    portrait landscape isZoomed true false idiom phone pad pod screen Screen width height scale safeArea SafeArea top left
    bottom right navigationBar NavigationBar medium large nil avatar Avatar size pixels trailingMargin bottomMargin scroll
    Scroll rest target norm collapsed fade linear smoothstep smootherstep easeIn easeOut threshold
    """.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { Array($0)[...] })

private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}

/// The name of a layout's constant, spelled independently of the renderer.
private func constantName(_ layout: CalibratedLayout, _ display: DisplaySpec) -> String {
    var name = ""
    var startsWord = false
    for character in display.name.value {
        if character == "-" || character == "." {
            startsWord = true
        } else {
            name += startsWord ? character.uppercased() : String(character)
            startsWord = false
        }
    }
    name += layout.calibration.design == .classic ? "Classic" : "LiquidGlass"
    name += layout.orientation == .portrait ? "Portrait" : "Landscape"
    return name + (layout.calibration.isZoomed ? "Zoomed" : "")
}
