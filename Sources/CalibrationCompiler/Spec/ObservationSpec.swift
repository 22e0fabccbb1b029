import SourceDiagnostics

/// A published measurement: it checks the derived numbers and takes no part in them.
package struct ObservationSpec: Sendable {
    /// What was measured.
    package enum Quantity: String, CaseIterable, Named, Sendable {
        /// `contentOffset.y` of the scroll view under the bar.
        case contentOffset
        /// The scroll view's adjusted top inset: the bar's `frame.maxY`.
        case topInset
        /// The bar's `frame.minY` in the window.
        case barTop
        /// The bar's height.
        case barHeight
    }

    /// State of the title when it was measured.
    package enum Title: String, CaseIterable, Named, Sendable {
        /// The large title was open.
        case large
        /// It was collapsed.
        case medium
    }

    /// What was measured.
    package let quantity: Quantity
    /// State of the title.
    package let title: Title
    /// The value as published, in points.
    package let value: Located<Double>
    /// Where it was published.
    package let source: Citation
    /// Version of the system that it was seen on.
    package let os: String?
}
