/// Opacities that the blocks of a transition have changed, and how far the change has got on screen.
@MainActor final class StandInAnimation {
    /// The animation that runs.
    static var current: StandInAnimation?

    /// Whether changes are being recorded: while a block runs.
    private var isRecording = false
    private var starts: [ObjectIdentifier: CGFloat] = [:]

    /// Progress on screen, 0 to 1.
    var progress: CGFloat = 0

    /// Runs a block and remembers what it changes.
    func record(_ block: () -> Void) {
        isRecording = true
        block()
        isRecording = false
    }

    /// Notes that a view's opacity is about to change.
    func willChangeAlpha(of view: UIView) {
        let identifier = ObjectIdentifier(view)
        if isRecording {
            if starts[identifier] == nil { starts[identifier] = view.alpha }
        } else {
            starts[identifier] = nil
        }
    }

    /// Opacity of a view on screen.
    func shownAlpha(of view: UIView) -> CGFloat {
        guard let start = starts[ObjectIdentifier(view)] else { return view.alpha }
        return start + (view.alpha - start) * progress
    }
}
