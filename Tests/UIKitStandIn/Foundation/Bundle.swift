/// Foundation's bundle, with the entries of an Info.plist that the running device says.
open class Bundle {
    /// The app's bundle.
    nonisolated(unsafe) public static let main = Bundle()

    init() {}

    /// A value of the Info.plist.
    open func object(forInfoDictionaryKey key: String) -> Any? {
        StandInDevice.current.infoDictionary[key]
    }
}
