import CalibrationCompiler
import DeviceCalibration
import Foundation
import Testing

@Suite("The page's data")
struct DataTests {
    @Test("is what 'calibrate list --json' says")
    func list() throws {
        let page = try Page.checkedIn.get()
        let json = try JSONSerialization.jsonObject(with: Data(LayoutList.render(Catalogue.checkedIn)))
        let listed = try #require((json as? [String: Any])?["layouts"] as? [[String: Any]])
        #expect(listed.count > 100)
        #expect(page.layouts as NSArray == listed as NSArray)
        #expect(page.layoutDetails.count == listed.count)
    }

    @Test("has the model's opacity at every pixel step, for every curve", arguments: FadeCurve.allCases)
    func samples(_ curve: FadeCurve) throws {
        let page = try Page.checkedIn.get()
        let place = try #require((page.details["curves"] as? [String])?.firstIndex(of: curve.name))
        var checked = 0
        for (layout, data) in zip(Catalogue.checkedIn.layouts, page.layoutDetails) {
            let numbers = data["samples"] as? [Int]
            #expect((numbers == nil) == (FadeModel(layout.calibration) == nil))
            guard let numbers else { continue }
            let samples = try page.samples(numbers[place])
            let model = try #require(FadeModel(layout.calibration.fading(by: curve)))
            try expect(samples, layout, model)
            checked += 1
        }
        #expect(checked > 60)
    }

    @Test("has what the original's constants would do")
    func original() throws {
        let page = try Page.checkedIn.get()
        for (layout, data) in zip(Catalogue.checkedIn.layouts, page.layoutDetails) {
            guard let number = data["original"] as? Int else { continue }
            let samples = try page.samples(number)
            let scale = layout.calibration.screen.scale
            let rest = try #require(layout.calibration.scroll).rest
            for (step, sample) in samples.enumerated() {
                let offset = rest - 40 + Double(step) / scale
                let expected = min(max((offset + 103) / -40, 0), 1)
                #expect(abs(sample - expected) < 1e-8)
            }
        }
    }

    @Test(
        "says of each display how to draw it",
        arguments: [
            ("iphone-4.7-home", "home"), ("iphone-5.4-notch", "notch"), ("iphone-6.1-notch", "notch"),
            ("iphone-6.1-island", "island"), ("iphone-6.5-island", "island"), ("ipad-9.7-home", "home"),
            ("ipad-11-pro", "none"), ("iphone-duo-cover", "side"), ("ipod-4.0-home", "home"),
        ])
    func housing(_ name: String, _ housing: String) throws {
        let display = try #require(try Page.checkedIn.get().display(name))
        #expect(display["housing"] as? String == housing)
    }

    @Test("tells each observation beside the derived value")
    func observations() throws {
        var count = 0
        for (layout, data) in zip(Catalogue.checkedIn.layouts, try Page.checkedIn.get().layoutDetails) {
            for seen in try #require(data["observed"] as? [[String: Any]]) {
                let value = try #require(seen["value"] as? Double)
                let derived = try #require(seen["derived"] as? Double)
                #expect(abs(value - derived) <= 0.5 / layout.calibration.screen.scale + 1e-9)
                #expect((seen["offset"] is NSNull) == (seen["quantity"] as? String == "barTop"))
                count += 1
            }
        }
        #expect(count > 20)
    }

    private func expect(_ samples: [Double], _ layout: CalibratedLayout, _ model: FadeModel) throws {
        let scale = layout.calibration.screen.scale
        let scroll = try #require(layout.calibration.scroll)
        #expect(samples.count == Int(((scroll.collapsed - scroll.rest + 80) * scale).rounded()) + 1)
        let first = ((scroll.rest - 40) * scale).rounded()
        for (step, sample) in samples.enumerated() {
            let opacity = model.opacity(atContentOffset: (first + Double(step)) / scale)
            #expect(abs(sample - opacity) < 1e-9)
            #expect((sample == 0) == (opacity == 0))
            #expect((sample == 1) == (opacity == 1))
        }
    }
}

extension Calibration {
    fileprivate func fading(by curve: FadeCurve) -> Calibration {
        Calibration(
            design: design, orientation: orientation, isZoomed: isZoomed, idiom: idiom, screen: screen,
            safeArea: safeArea, navigationBar: navigationBar, avatar: avatar, scroll: scroll, fade: curve)
    }
}
