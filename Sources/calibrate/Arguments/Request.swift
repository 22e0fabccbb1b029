/// What a user asks for.
enum Request: Sendable {
    /// Help on a verb, or on the program.
    case help(Command?)
    /// The version.
    case version
    /// A verb's work.
    case run(Invocation)
}
