import CalibrationCompiler
import Foundation
import Testing

@Suite struct RenderTests {
    static let island = plainSpec.replacing("{top: 47", with: "{top: 59").replacing(
        "{medium", with: "{top: 161px, medium")

    @Test func `JSON is as the contract says`() throws {
        let bytes = LayoutList.render(compile(plainSpec))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let expected = """
            {"calibration": 1, "layouts": [
              {"display": "test-notch", "design": "classic", "orientation": "portrait", "zoomed": false, "idiom": "phone",
               "models": [{"identifier": "iPhone14,7", "name": "iPhone 14"}],
               "screen": {"width": 390, "height": 844, "scale": 3},
               "safeArea": {"top": 47, "left": 0, "bottom": 34, "right": 0},
               "navigationBar": {"top": 47, "medium": 44, "large": 96},
               "avatar": {"size": 40, "pixels": 120, "trailingMargin": 16, "bottomMargin": 12},
               "scroll": {"rest": -143, "target": -103, "norm": -40, "collapsed": -91},
               "fade": "linear",
               "basis": {"safeArea": {"top": "inferred", "left": "inferred", "bottom": "inferred", "right": "inferred"},
                         "navigationBar": {"top": "inferred", "medium": "inferred", "large": "inferred"},
                         "screen": null, "scroll": "inferred"}}]}
            """
        let contract = try #require(try JSONSerialization.jsonObject(with: Data(expected.utf8)) as? [String: Any])
        #expect(object as NSDictionary == contract as NSDictionary)
    }

    @Test func `thirds are printed as the shortest text that reads back the same`() {
        let text = String(decoding: LayoutList.render(compile(RenderTests.island)), as: UTF8.self)
        for member in [#""rest" : -149.66666666666666"#, #""target" : -109.66666666666667"#, #""norm" : -40,"#] {
            #expect(text.contains(member))
        }
        #expect(Double("-149.66666666666666") == -449.0 / 3)
    }

    @Test func `layouts without a fade have nulls`() throws {
        let none = plainSpec.replacing("{medium: 44, large: 96, basis: inferred}", with: "none")
        let noBar = try RenderTests.layout(of: none)
        for key in ["navigationBar", "avatar", "scroll"] { #expect(noBar[key] is NSNull) }
        let noTitle = try RenderTests.layout(of: plainSpec.replacing("large: 96", with: "large: none"))
        let bar = try #require(noTitle["navigationBar"] as? NSDictionary)
        #expect(bar == ["top": 47, "medium": 44, "large": NSNull()])
        for key in ["avatar", "scroll"] { #expect(noTitle[key] is NSNull) }
    }

    private static func layout(of spec: String) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(LayoutList.render(compile(spec))))
        return try #require(((object as? [String: Any])?["layouts"] as? [[String: Any]])?.first)
    }

    @Test func `a constant's documentation shows the sum`() {
        let text = String(
            decoding: SwiftRenderer.render(compile(RenderTests.island), access: .public), as: UTF8.self)
        #expect(text.contains("/// - target: `-109.667 = -(53.667 + 44 + 12)`, inferred\n"))
        #expect(text.contains("public static let classicPortrait: Calibration = Calibration(\n"))
    }

    @Test func `a display is a namespace, with another name for each of its models`() {
        let spec = plainSpec.replacing(
            "iPhone14,7: iPhone 14", with: "iPhone14,7: iPhone 14\n  iPhone14,8: iPhone 14\n  iPhone13,2: 'iPhone 12'")
        let text = String(decoding: SwiftRenderer.render(compile(spec), access: .internal), as: UTF8.self)
        #expect(text.contains("CalibrationTable([\n        TestNotch.display,\n    ])\n}\n"))
        #expect(
            text.contains(
                """
                extension DeviceCalibrations {
                    /// Display `test-notch`, of these models:
                    ///
                    /// - iPhone 14
                    /// - iPhone 12
                    enum TestNotch {
                        /// `test-notch`: classic, portrait.

                """))
        #expect(
            text.hasSuffix(
                """
                        /// The display with its models and layouts.
                        static let display: CalibratedDisplay = CalibratedDisplay(
                            name: "test-notch",
                            models: [
                                "iPhone14,7": "iPhone 14",
                                "iPhone14,8": "iPhone 14",
                                "iPhone13,2": "iPhone 12",
                            ],
                            layouts: [
                                classicPortrait,
                            ])
                    }

                    /// iPhone 14: the display `test-notch`.
                    typealias iPhone14 = TestNotch

                    /// iPhone 12: the display `test-notch`.
                    typealias iPhone12 = TestNotch
                }

                // swiftlint:enable all

                """))
    }

    @Test(arguments: AccessLevel.allCases) func `everything has the access that was asked for`(access: AccessLevel) {
        let text = String(decoding: SwiftRenderer.render(compile(plainSpec), access: access), as: UTF8.self)
        let modifier = access == .internal ? "" : "\(access.rawValue) "
        let declarations = text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter {
            $0.contains(/(enum|static let|typealias) .*[{(=]/) && !$0.hasPrefix("//")
        }
        #expect(declarations.count == 6)
        for declaration in declarations {
            #expect(declaration.hasPrefix("\(modifier)\(declaration.dropFirst(modifier.count))"))
            #expect(declaration.contains(/^(public |package )?(enum|static|typealias)/))
        }
        #expect(text.contains("public") == (access == .public))
    }

    @Test func `a hostile name stays in its comment and its literal`() throws {
        let fixture = try #require(FixtureTests.valid.first { $0.name == "hostile-name" })
        let compilation = compile(fixture.bytes)
        let name = compilation.displays[0].models[0].name.value
        #expect(name.contains("*/ public let x = 1"))
        let swift = String(decoding: SwiftRenderer.render(compilation, access: .public), as: UTF8.self)
        let lines = swift.split(separator: "\n").filter { $0.contains("let x = 1") }.map { $0.drop { $0 == " " } }
        #expect(lines.count == 3)
        for line in lines {
            let literal = #""iPhone14,7": "*/ public let x = 1 /* \" \\(y) <script> \\u{0} \"\"\" #","#
            #expect(line.hasPrefix("/// ") || line == literal)
        }
        let object = try JSONSerialization.jsonObject(with: Data(LayoutList.render(compilation))) as? [String: Any]
        let layouts = try #require(object?["layouts"] as? [[String: Any]])
        let models = try #require(layouts.first?["models"] as? [[String: String]])
        #expect(models == [["identifier": "iPhone14,7", "name": name]])
    }

    @Test func `the table shows a person every number`() {
        let text = TableRenderer.render(compile(RenderTests.island))
        #expect(
            text == """
                                                                                 BASIS OF THE BAR'S
                LAYOUT                              REST    TARGET   NORM  SIZE  ORIGIN      MEDIUM      LARGE

                iPhone 14
                  test-notch, 390 × 844 points @3x: iPhone14,7
                  classic portrait              -149.667  -109.667    -40    40  inferred    inferred    inferred

                """)
    }

    @Test func `nothing but the header and an empty table comes of no display`() {
        let text = String(decoding: SwiftRenderer.render(Pipeline.compile([]), access: .internal), as: UTF8.self)
        #expect(text.hasSuffix("CalibrationTable([\n    ])\n}\n\n// swiftlint:enable all\n"))
    }
}
