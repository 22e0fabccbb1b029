import UIKit

/// The debug label at the bottom of the window.
final class ReadoutLabel: UILabel {
    private var isRecord = false

    init() {
        super.init(frame: .zero)
        numberOfLines = 0
        font = .monospacedSystemFont(ofSize: 10, weight: .regular)
        backgroundColor = .systemYellow
        isUserInteractionEnabled = false
        accessibilityIdentifier = "readout"
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows a readout, unless it is shown already.
    func show(_ readout: Readout, in window: UIWindow) {
        guard !isRecord, text != readout.text else { return }
        text = readout.text
        frame = CGRect(x: 16, y: window.bounds.height - 120, width: window.bounds.width - 32, height: 60)
    }

    /// Shows the record of a probe, and nothing else from now on.
    func showRecord(_ record: String) {
        isRecord = true
        text = record
        accessibilityIdentifier = "record"
    }
}
