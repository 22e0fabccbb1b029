import DeviceCalibration
import DeviceCalibrationTables

/// Times what an app does while it scrolls and when it starts, and counts what that allocates.
///
/// Run it with `swift run -c release RuntimeBenchmarks`; it fails where a limit is broken.
@main
struct RuntimeBenchmarks {
    static func main() {
        let table = DeviceCalibrations.table
        guard let fade = FadeModel(DeviceCalibrations.iPhone61Notch.classicPortrait) else {
            preconditionFailure("a notch phone has a large title")
        }
        let steps = (0..<10_240).map { Double($0 % 640) / 4 }
        var benchmarks = BenchmarkSuite(arguments: Array(CommandLine.arguments.dropFirst()))
        benchmarks.run("opacity from a bar height", limit: 5, rounds: 3_000, inputs: steps) {
            fade.opacity(atBarHeight: $0)
        }
        benchmarks.run("opacity from a content offset", limit: 5, rounds: 3_000, inputs: steps.map { -$0 }) {
            fade.opacity(atContentOffset: $0)
        }
        benchmarks.run(
            "look-up, over the whole catalogue", limit: 500, rounds: 3_000, inputs: CatalogueQuery.all(in: table)
        ) {
            $0.screenHeight(in: table)
        }
        var controller = AvatarController()
        controller.calibrate(
            .exact(DeviceCalibrations.iPhone61Notch.classicPortrait), designBar: .init(top: 47, medium: 44, large: 96),
            scale: 3)
        controller.handle(.appearing)
        controller.handle(.appeared)
        let collapse = (0..<10_240).map { 96 - Double($0 % 208) / 4 }
        benchmarks.run("a laid out bar, through the controller", limit: 100, rounds: 1_000, inputs: collapse) {
            controller.handle(.laidOut(layout(shown: $0)))?.opacity ?? 0
        }
        benchmarks.run("a scrolled page, through the controller", limit: 100, rounds: 1_000, inputs: collapse) {
            controller.handle(.contentOffset(-47 - $0))?.opacity ?? 0
        }
        controller.handle(.laidOut(layout(shown: 76)))
        let same = Array(repeating: layout(shown: 76), count: 10_240)
        benchmarks.run("a bar that has not changed, through the controller", limit: 50, rounds: 1_000, inputs: same) {
            controller.handle(.laidOut($0))?.opacity ?? 0
        }
        benchmarks.finish()
    }

    private static func layout(shown: Double) -> AvatarController.Layout {
        AvatarController.Layout(
            barTop: 47, barWidth: 390, barHeight: shown, safeAreaTop: 47, content: .init(top: 0, offset: -47 - shown))
    }
}
