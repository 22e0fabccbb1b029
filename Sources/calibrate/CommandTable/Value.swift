/// What an option or an argument may be: for help, for completions and for messages.
enum Value: Sendable {
    /// A file or a folder that is there.
    case path
    /// A folder.
    case folder
    /// One of a few words.
    case choice([String])
    /// A device, by hardware identifier, marketing name or display.
    case device
    /// A display.
    case display
    /// Any other text, by what stands for it in help.
    case text(placeholder: String)

    /// What stands for it in help.
    var placeholder: String {
        switch self {
        case .path: "PATH"
        case .folder: "FOLDER"
        case .choice(let words): words.joined(separator: "|")
        case .device: "DEVICE"
        case .display: "DISPLAY"
        case .text(let placeholder): placeholder
        }
    }
}
