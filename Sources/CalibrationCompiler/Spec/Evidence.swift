import SourceDiagnostics

/// How numbers are known; all numbers of a group share it.
package final class Evidence: Sendable {
    /// What numbers are worth; later cases are worth less.
    package enum Basis: String, CaseIterable, Named, Comparable, Sendable {
        /// Seen on a device or simulator.
        case measured
        /// Stated by Apple or in a public table, without a measurement that one could repeat.
        case documented
        /// Concluded from other devices or rules.
        case inferred

        package static func < (one: Basis, other: Basis) -> Bool { one.order < other.order }

        private var order: Int { Basis.allCases.firstIndex(of: self) ?? 0 }
    }

    /// What the numbers are worth.
    package let basis: Located<Basis>
    /// Where they were published.
    package let sources: [Citation]
    /// Version of the system that they were seen on.
    package let os: String?
    /// Why they are concluded, in one line.
    package let why: String?

    init(basis: Located<Basis>, sources: [Citation], os: String?, why: String?) {
        self.basis = basis
        self.sources = sources
        self.os = os
        self.why = why
    }

    /// What `why` starts with in numbers that `new` copied; `check` warns until it says something else.
    package static let copiedFrom = "copied from "
}

/// A place where numbers were published.
package struct Citation: Sendable {
    /// What a source is; only the first three can carry a measurement.
    package enum Kind: String, CaseIterable, Named, Sendable {
        case device, simulator, log, table, code, article

        /// Whether a number of the source can be called measured.
        package var canMeasure: Bool { self == .device || self == .simulator || self == .log }
    }

    /// An address, or words that find the place.
    package let text: String
    /// What it is, if the spec says so.
    package let kind: Kind?
    /// Where it is cited.
    package let range: SourceRange
}

/// A number of a spec with what it is worth.
package struct Known<Value: Sendable>: Sendable {
    /// The number.
    package let value: Value
    /// Where it is written.
    package let range: SourceRange
    /// How it is known.
    package let evidence: Evidence

    /// What it is worth.
    package var basis: Evidence.Basis { evidence.basis.value }
}

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
