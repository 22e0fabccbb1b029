import DeviceCalibration
import PostcardBars

/// Prints what the build has made of the specs: a line a layout.
@main
struct Postcard {
    static func main() {
        show(DeviceCalibrations.table, of: "Postcard")
        show(PostcardBars.DeviceCalibrations.table, of: "PostcardBars")
        let model = FadeModel(DeviceCalibrations.Strip.classicPortrait)
        print("half-way:", model.map { "\($0.opacity(atContentOffset: -122))" } ?? "no fade")
    }

    private static func show(_ table: CalibrationTable, of target: String) {
        print("\(target): \(table.displays.count)")
        for identifier in table.identifiers {
            for layout in table.layouts(of: identifier) {
                guard let scroll = layout.scroll, let avatar = layout.avatar else { continue }
                print("\(target): \(identifier) rest \(scroll.rest) target \(scroll.target) size \(avatar.size)")
            }
        }
    }
}
