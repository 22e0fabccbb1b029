import DeviceCalibration

extension CalibratedLayout {
    /// For each of some displays the place of its first layout, and at the end the number of all.
    static func starts(of displays: [DisplaySpec]) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(displays.count + 1)
        var count = 0
        for display in displays {
            count += display.turnedLayoutCount
            starts.append(count)
        }
        return starts
    }

    /// Makes the layouts of some displays, those of each by design, orientation and zoom, on all cores.
    ///
    /// - Parameters:
    ///   - starts: the places of the displays' layouts.
    ///   - check: looks at the layouts of a range of displays as soon as they are there, while caches hold them.
    ///   - other: is done at the same time.
    static func all<Verdict: Sendable, Other: Sendable>(
        of displays: [DisplaySpec], starts: [Int], avatar: AvatarSpec,
        check: @Sendable (Range<Int>, UnsafeBufferPointer<CalibratedLayout>) -> Verdict,
        alongside other: @Sendable () -> Other
    ) -> (layouts: [CalibratedLayout], verdicts: [Verdict], other: Other) {
        let count = starts[displays.count]
        var answers: (results: [Verdict], other: Other)?
        // An array without capacity is one that all threads share, and this initializer writes its count.
        let layouts = [CalibratedLayout](unsafeUninitializedCapacity: max(count, 1)) { buffer, initialized in
            // Each layout has a slot of its own.
            nonisolated(unsafe) let slots = buffer
            let other = other()
            let ranges = stride(from: 0, to: displays.count, by: 64).map { $0..<min($0 + 64, displays.count) }
            let verdicts = ranges.concurrentMap { range in
                for index in range {
                    var slot = starts[index]
                    forEach(of: displays[index], index: index, avatar: avatar) { layout in
                        slots.initializeElement(at: slot, to: layout)
                        slot += 1
                    }
                }
                return check(range, UnsafeBufferPointer(slots))
            }
            answers = (verdicts, other)
            initialized = count
        }
        guard let answers else { preconditionFailure("the initializer of an array calls its function") }
        return (layouts, answers.results, answers.other)
    }

    private static func forEach(
        of display: DisplaySpec, index: Int, avatar: AvatarSpec, _ body: (CalibratedLayout) -> Void
    ) {
        let design = AvatarDesign(avatar.values(display: display.name.value, idiom: display.idiom))
        var turned: [(order: Int, layoutIndex: Int, orientation: Calibration.Orientation)] = []
        turned.reserveCapacity(display.turnedLayoutCount)
        for (layoutIndex, layout) in display.layouts.enumerated() {
            for orientation in layout.orientation.orientations {
                turned.append((layout.order(turned: orientation), layoutIndex, orientation))
            }
        }
        turned.sort { $0.order < $1.order }
        for (_, layoutIndex, orientation) in turned {
            body(
                CalibratedLayout(
                    display.layouts[layoutIndex], of: display, displayIndex: index, layoutIndex: layoutIndex,
                    orientation: orientation, design: design))
        }
    }

    private init(
        _ layout: LayoutSpec, of display: DisplaySpec, displayIndex: Int, layoutIndex: Int,
        orientation: Calibration.Orientation, design: AvatarDesign
    ) {
        let scale = display.scale.value
        let derivation = Derivation(layout, scale: scale, design: design)
        self.displayIndex = displayIndex
        self.layoutIndex = layoutIndex
        self.orientation = orientation
        self.derivation = derivation
        calibration = Calibration(
            design: layout.design.value, orientation: orientation, isZoomed: layout.isZoomed.value,
            idiom: display.idiom,
            screen: Calibration.Screen(
                width: (layout.screen?.width.value ?? display.width.value).points,
                height: (layout.screen?.height.value ?? display.height.value).points, scale: Double(scale)),
            safeArea: Calibration.SafeArea(layout.safeArea),
            navigationBar: derivation.map(Calibration.NavigationBar.init),
            avatar: derivation.flatMap(Calibration.Avatar.init), scroll: derivation.flatMap(Calibration.Scroll.init),
            fade: design.curve)
    }
}

extension LayoutSpec {
    /// Place among a display's layouts: by design, orientation and zoom.
    func order(turned orientation: Calibration.Orientation) -> Int {
        (design.value == .classic ? 0 : 4) + (orientation == .portrait ? 0 : 2) + (isZoomed.value ? 1 : 0)
    }
}

extension Calibration.SafeArea {
    fileprivate init(_ insets: LayoutSpec.SafeArea) {
        self.init(
            top: insets.top.value.points, left: insets.left.points, bottom: insets.bottom.points,
            right: insets.right.points)
    }
}

extension Calibration.NavigationBar {
    fileprivate init(_ derivation: Derivation) {
        self.init(
            top: derivation.top.points, medium: derivation.medium.points, large: derivation.fade?.large.points)
    }
}

extension Calibration.Avatar {
    fileprivate init?(_ derivation: Derivation) {
        guard let fade = derivation.fade, let size = derivation.size else { return nil }
        self.init(
            size: size.points, pixels: fade.pixels, trailingMargin: fade.trailingMargin.points,
            bottomMargin: fade.bottomMargin.points)
    }
}

extension Calibration.Scroll {
    fileprivate init?(_ derivation: Derivation) {
        guard let fade = derivation.fade else { return nil }
        self.init(
            rest: fade.rest.points, target: fade.target.points, norm: fade.norm.points,
            collapsed: fade.collapsed.points)
    }
}
