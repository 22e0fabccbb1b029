/// The pages of the example, by the name that the launch argument `-page` gives.
enum ExamplePage: String, CaseIterable {
    case uikitPlain = "uikit-plain"
    case uikitSearch = "uikit-search"
    case uikitRefresh = "uikit-refresh"
    case uikitPushed = "uikit-pushed"
    case uikitInline = "uikit-inline"
    case swiftUIPlain = "swiftui-plain"
    case swiftUISearch = "swiftui-search"
    case swiftUIRefresh = "swiftui-refresh"
    case swiftUIPushed = "swiftui-pushed"
    case swiftUIInline = "swiftui-inline"
    /// The supported fall-back, without this package.
    case swiftUIToolbar = "swiftui-toolbar"

    /// Whether the page is made of SwiftUI's views.
    var isSwiftUI: Bool { rawValue.hasPrefix("swiftui") }
}
