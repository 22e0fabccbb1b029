/// An event, which no test makes.
@MainActor open class UIEvent {
    init() {}
}
