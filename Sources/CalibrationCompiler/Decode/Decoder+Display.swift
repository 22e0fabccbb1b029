import DeviceCalibration

extension Decoder {
    /// Decodes a display; `nil` where its name, models, screen or every layout is missing or wrong.
    mutating func display() -> DisplaySpec? {
        guard let fields = fields(of: root, .display, named: "the document"),
            isSupportedVersion(fields[DisplayKey.calibration])
        else { return nil }
        let name = displayName(fields[DisplayKey.display])
        let modelsReference = fields[DisplayKey.models]
        let models = modelsReference.map { self.models($0) } ?? []
        var width: Located<Length>?
        var height: Located<Length>?
        var scale: Located<Int>?
        if let reference = fields[DisplayKey.screen],
            let screen = self.fields(of: reference, .screen, named: "screen")
        {
            scale = self.scale(screen[ScreenKey.scale])
            width = positiveLength(screen[ScreenKey.width], "width", scale: scale)
            height = positiveLength(screen[ScreenKey.height], "height", scale: scale)
        }
        let cornerRadius = length(fields[DisplayKey.cornerRadius], "cornerRadius", scale: scale)
        let layouts = list(fields[DisplayKey.layouts], "layouts", of: "a layout", isRequired: true) { decoder, item in
            decoder.layout(item, scale: scale)
        }
        let remarks = notes(fields[DisplayKey.notes])
        guard let name, let width, let height, let scale, let modelsReference, !models.isEmpty else { return nil }
        return DisplaySpec(
            name: name, models: models, modelsRange: range(of: modelsReference), width: width, height: height,
            scale: scale, cornerRadius: cornerRadius, layouts: layouts, remarks: remarks)
    }

    /// A list with at least one item.
    mutating func list<Value>(
        _ reference: NodeReference?, _ name: String, of item: String, isRequired: Bool = false,
        _ decode: (inout Decoder, NodeReference) -> Value?
    ) -> [Value] {
        guard let reference else { return [] }
        guard node(reference).kind == .sequence else {
            reportWrongType(reference, name, expected: "a list")
            return []
        }
        let count = itemCount(of: reference)
        if count == 0 {
            diagnostics.add(
                .wrongType, "'\(name)' is an empty list", at: range(of: reference),
                fixIts: ["add \(item)" + (isRequired ? "" : ", or remove '\(name)'")])
        }
        var values: [Value] = []
        values.reserveCapacity(count)
        forEachItem(of: reference) { decoder, item in
            if let value = decode(&decoder, item) { values.append(value) }
        }
        return values
    }

    private mutating func layout(_ reference: NodeReference, scale: Located<Int>?) -> LayoutSpec? {
        guard let fields = fields(of: reference, .layout, named: "layout") else { return nil }
        let design = choice(fields[LayoutKey.design], "design", among: Calibration.Design.vocabulary)
        let orientation = choice(fields[LayoutKey.orientation], "orientation", among: OrientationSpec.vocabulary)
        let zoomed = boolean(fields[LayoutKey.zoomed], "zoomed")
        let screen = fields[LayoutKey.screen].flatMap { zoomedScreen($0, scale: scale) }
        let safeArea = fields[LayoutKey.safeArea].flatMap { self.safeArea($0, scale: scale) }
        var navigationBar: LayoutSpec.NavigationBar?
        var hasNavigationBar = false
        if let bar = fields[LayoutKey.navigationBar] {
            hasNavigationBar = !isScalar(bar, "none")
            navigationBar = hasNavigationBar ? self.navigationBar(bar, scale: scale) : nil
        }
        let statusBar = length(fields[LayoutKey.statusBar], "statusBar", scale: scale)
        let observed = list(fields[LayoutKey.observed], "observed", of: "a measurement") { $0.observation($1) }
        let remarks = notes(fields[LayoutKey.notes])
        guard let design, let safeArea, fields[LayoutKey.navigationBar] != nil,
            !hasNavigationBar || navigationBar != nil,
            orientation != nil || fields[LayoutKey.orientation] == nil,
            zoomed != nil || fields[LayoutKey.zoomed] == nil,
            screen != nil || fields[LayoutKey.screen] == nil
        else { return nil }
        let range = end(of: reference)
        return LayoutSpec(
            range: range, design: design, orientation: orientation?.value ?? .portrait,
            isZoomed: zoomed ?? Located(false, at: range), screen: screen,
            screenRange: fields[LayoutKey.screen].map { self.range(of: $0) }, safeArea: safeArea,
            navigationBar: navigationBar, statusBar: statusBar?.value, observed: observed,
            remarks: remarks)
    }

    private mutating func zoomedScreen(_ reference: NodeReference, scale: Located<Int>?) -> LayoutSpec.Screen? {
        guard let fields = fields(of: reference, .zoomedScreen, named: "screen") else { return nil }
        let width = positiveLength(fields[ZoomedScreenKey.width], "width", scale: scale)
        let height = positiveLength(fields[ZoomedScreenKey.height], "height", scale: scale)
        guard let width, let height else { return nil }
        return LayoutSpec.Screen(width: width, height: height)
    }

    private mutating func safeArea(_ reference: NodeReference, scale: Located<Int>?) -> LayoutSpec.SafeArea? {
        guard let fields = fields(of: reference, .safeArea, named: "safeArea") else { return nil }
        let evidence = evidence(basis: fields[SafeAreaKey.basis], sources: fields[SafeAreaKey.sources])
        let top = length(fields[SafeAreaKey.top], "top", scale: scale)
        let left = length(fields[SafeAreaKey.left], "left", scale: scale)
        let bottom = length(fields[SafeAreaKey.bottom], "bottom", scale: scale)
        let right = length(fields[SafeAreaKey.right], "right", scale: scale)
        guard let top, let bottom, let evidence else { return nil }
        let none = Length(points: 0)
        return LayoutSpec.SafeArea(
            top: top, left: left?.value ?? none, bottom: bottom.value, right: right?.value ?? none,
            evidence: evidence)
    }

    private mutating func navigationBar(
        _ reference: NodeReference, scale: Located<Int>?
    ) -> LayoutSpec.NavigationBar? {
        guard let fields = fields(of: reference, .navigationBar, named: "navigationBar") else { return nil }
        let evidence = evidence(basis: fields[NavigationBarKey.basis], sources: fields[NavigationBarKey.sources])
        let top = length(fields[NavigationBarKey.top], "top", scale: scale)
        let medium = positiveLength(fields[NavigationBarKey.medium], "medium", scale: scale)
        let large = lengthOrNone(fields[NavigationBarKey.large], "large", scale: scale)
        guard let medium, let large, let evidence, top != nil || fields[NavigationBarKey.top] == nil else {
            return nil
        }
        return LayoutSpec.NavigationBar(top: top, medium: medium, large: large, evidence: evidence)
    }

    private mutating func evidence(basis: NodeReference?, sources: NodeReference?) -> Evidence? {
        let located = choice(basis, "basis", among: Evidence.Basis.vocabulary)
        let texts = list(sources, "sources", of: "a source") { $0.line($1, "source") }
        guard let located else { return nil }
        if located.value != .inferred, sources == nil {
            diagnostics.add(
                .missingSource, "'\(located.value.rawValue)' needs a source", at: located.range,
                fixIts: ["add 'sources: [\"https://…\"]', or write 'inferred'"])
        }
        return Evidence(basis: located, sources: texts)
    }

    private mutating func observation(_ reference: NodeReference) -> ObservationSpec? {
        guard let fields = fields(of: reference, .observation, named: "observation") else { return nil }
        let quantity = choice(
            fields[ObservationKey.quantity], "quantity", among: ObservationSpec.Quantity.vocabulary)
        let title = choice(fields[ObservationKey.title], "title", among: ObservationSpec.Title.vocabulary)
        let value = decimal(fields[ObservationKey.value], "value")
        let source = line(fields[ObservationKey.source], "source")
        guard let quantity, let title, let value, let source else { return nil }
        return ObservationSpec(quantity: quantity.value, title: title.value, value: value, source: source)
    }
}
