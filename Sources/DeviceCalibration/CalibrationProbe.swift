/// Gathers what a running bar looks like, open and collapsed, and writes it down as a device spec.
///
/// Readings go in while a finger scrolls the page from its top to beyond the collapsed bar. It tells the two heights by
/// the rule that a bar follows: it is as high as `max(medium, -y - top)`, with `y` the content offset.
public struct CalibrationProbe: Sendable {
    /// The device and the layout that the readings are of.
    public let device: Device

    private(set) var open: Reading?
    private(set) var collapsed: Reading?
    private(set) var isSideways = false

    /// Creates a probe that has read nothing.
    public init(device: Device) {
        self.device = device
    }

    /// Whether the bar has been seen open and collapsed, or to run down a side.
    public var isComplete: Bool {
        isSideways || (open != nil && collapsed != nil)
    }

    /// Takes what the bar looks like now.
    public mutating func take(_ reading: Reading) {
        guard reading.barHeight > 0 else { return }
        if reading.barHeight > reading.barWidth {
            isSideways = true
            return
        }
        let pixel = 1 / device.screen.scale + 1e-6
        let below = reading.barHeight + reading.barTop + reading.contentOffset
        if below > pixel {
            // The content has gone further up than the bar would follow.
            if collapsed.map({ reading.barHeight < $0.barHeight }) ?? true { collapsed = reading }
        } else if !reading.isMoving, below > -pixel {
            if open.map({ reading.barHeight > $0.barHeight }) ?? true { open = reading }
        }
    }
}
