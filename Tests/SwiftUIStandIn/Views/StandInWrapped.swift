/// A view around another, which shows more than one view or changes the environment.
struct StandInWrapped<Content: View>: View, StandInPrimitive {
    typealias Body = Never
    nonisolated(unsafe) let content: Content
    nonisolated let change: @MainActor (StandInPass, () -> Void) -> Void

    nonisolated init(
        _ content: Content, _ change: @escaping @MainActor (StandInPass, () -> Void) -> Void = { _, show in show() }
    ) {
        self.content = content
        self.change = change
    }

    func show(in pass: StandInPass) {
        change(pass) { pass.enter("wrapped") { content.standInShow(in: pass) } }
    }
}
