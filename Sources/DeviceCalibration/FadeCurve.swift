/// Curve that turns the progress of a fade into opacity.
public enum FadeCurve: Sendable, CaseIterable {
    /// `p`
    case linear
    /// `3p² - 2p³`
    case smoothstep
    /// `6p⁵ - 15p⁴ + 10p³`
    case smootherstep
    /// `p²`
    case easeIn
    /// `1 - (1 - p)²`
    case easeOut
    /// 1 where `p ≥ 0.5`, else 0
    case threshold

    /// Opacity at a progress.
    ///
    /// Every curve but ``threshold`` is continuous; all of them give 0 at 0 and 1 at 1, and never fall as progress rises.
    ///
    /// - Parameter progress: 0 (gone) to 1 (at rest); values outside are clamped, NaN counts as 0.
    /// - Returns: opacity, 0 to 1.
    @inlinable
    public func opacity(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        let p = progress
        switch self {
        case .linear: return p
        case .smoothstep: return p * p * (3 - 2 * p)
        case .smootherstep:
            // The upper half is the lower one turned round: near 1 the polynomial itself would round to above 1.
            return p < 0.5 ? FadeCurve.lowerSmootherstep(p) : 1 - FadeCurve.lowerSmootherstep(1 - p)
        case .easeIn: return p * p
        case .easeOut: return 1 - (1 - p) * (1 - p)
        case .threshold:
            // Half of a sum of thirds is not exact: what was meant to be half-way counts as half-way.
            return p >= 0.5 - FadeModel.tolerance ? 1 : 0
        }
    }

    @inlinable
    static func lowerSmootherstep(_ p: Double) -> Double {
        p * p * p * (p * (6 * p - 15) + 10)
    }

    /// Largest change of opacity for a unit of progress; `nil` where the curve jumps.
    public var steepestSlope: Double? {
        switch self {
        case .linear: return 1
        case .smoothstep: return 1.5
        case .smootherstep: return 1.875
        case .easeIn, .easeOut: return 2
        case .threshold: return nil
        }
    }
}
