import UIKit

/// Text.
public struct Text: View {
    /// The type of its body.
    public typealias Body = Never
    let content: String

    /// Creates a text that is shown as it is.
    public nonisolated init(verbatim content: String) { self.content = content }

    /// Creates a text that is shown as it is.
    @_disfavoredOverload public nonisolated init<S>(_ content: S) where S: StringProtocol {
        self.content = String(content)
    }
}

/// A picture.
public struct Image: View {
    /// The type of its body.
    public typealias Body = Never
    let name: String

    /// Creates a picture of a system symbol.
    public nonisolated init(systemName: String) { name = systemName }

    /// Creates a picture of UIKit's.
    public nonisolated init(uiImage: UIImage) { name = "" }

    /// Lets the picture fill its frame.
    public nonisolated func resizable() -> Image { self }
}

/// A button.
public struct Button<Label: View>: View, StandInPrimitive {
    /// The type of its body.
    public typealias Body = Never
    private let action: @MainActor () -> Void
    private nonisolated(unsafe) let label: Label

    /// Creates a button.
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    func show(in pass: StandInPass) {
        pass.enter("label") { label.standInShow(in: pass) }
    }
}

extension Button where Label == Text {
    /// Creates a button with a text.
    @_disfavoredOverload public nonisolated init<S>(_ title: S, action: @escaping @MainActor () -> Void)
    where S: StringProtocol {
        self.init(action: action) { Text(title) }
    }
}
