/// A part of a user interface.
@MainActor @preconcurrency public protocol View {
    /// The type of its body.
    associatedtype Body: View

    /// What it is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    /// There is none.
    public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
    /// There is none: the view is drawn by itself.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that the stand-in's hosting controller shows without its body.
@MainActor protocol StandInPrimitive {
    /// Shows what is in the view.
    func show(in pass: StandInPass)
}

extension View {
    /// Shows a view at the current place.
    func standInShow(in pass: StandInPass) {
        pass.prepare(self)
        if let primitive = self as? any StandInPrimitive {
            primitive.show(in: pass)
        } else if let representable = self as? any UIViewControllerRepresentable {
            representable.standInRepresent(in: pass)
        } else if Body.self != Never.self {
            pass.enter("body") { body.standInShow(in: pass) }
        }
    }
}
