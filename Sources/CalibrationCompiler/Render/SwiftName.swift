/// The Swift name of a display: `iphone-6.1-notch` becomes `iphone61Notch`.
func swiftName(of display: String) -> String {
    let words = display.split { $0 == "-" || $0 == "." }
    guard let first = words.first else { return display }
    return words.dropFirst().reduce(String(first)) { name, word in
        name + word.prefix(1).uppercased() + word.dropFirst()
    }
}
