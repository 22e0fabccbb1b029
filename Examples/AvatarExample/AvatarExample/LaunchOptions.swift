import UIKit

/// The launch arguments: `-page NAME`, `-scroll POINTS` or `-pull POINTS`, `-probe YES`.
struct LaunchOptions {
    /// The page to show; plain UIKit unless it is named.
    let page: ExamplePage
    /// How far to scroll from rest, in points; negative pulls the content down.
    let scroll: Double
    /// Whether to probe the bar instead.
    let runsProbe: Bool

    /// Reads the arguments, which iOS puts into the defaults.
    init(defaults: UserDefaults = .standard) {
        page = defaults.string(forKey: "page").flatMap { ExamplePage(rawValue: $0) } ?? .uikitPlain
        // iOS takes a negative number for the name of another argument.
        scroll = defaults.double(forKey: "scroll") - defaults.double(forKey: "pull")
        runsProbe = defaults.bool(forKey: "probe")
    }
}
