// swift-tools-version: 6.0
import PackageDescription

#if os(macOS)
    import Foundation
#endif

// The plugins build the tool, unless a released one is named: by the path of its artifact bundle, from this folder, or by
// the address of the zipped one, with its checksum.
let bundle = Context.environment["CALIBRATE_ARTIFACTBUNDLE"]
let checksum = Context.environment["CALIBRATE_ARTIFACTBUNDLE_CHECKSUM"]
let tool: Target.Dependency = bundle == nil ? "calibrate" : "CalibrateBundle"

#if os(macOS)
    // Homebrew and MacPorts keep libyaml where only pkg-config finds it. SwiftPM warns everyone on whose machine it doesn't,
    // even those who only use the tables, so it's asked only if it has an answer.
    let pkgConfig =
        ["/opt/homebrew", "/usr/local", "/opt/local"].contains {
            FileManager.default.fileExists(atPath: "\($0)/lib/pkgconfig/yaml-0.1.pc")
        } ? "yaml-0.1" : nil
#else
    let pkgConfig: String? = nil
#endif

let package = Package(
    name: "DeviceCalibration",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "DeviceCalibration", targets: ["DeviceCalibration"]),
        .library(name: "DeviceCalibrationTables", targets: ["DeviceCalibrationTables"]),
        .executable(name: "calibrate", targets: ["calibrate"]),
        .plugin(name: "GenerateCalibrations", targets: ["GenerateCalibrations"]),
        .plugin(name: "CalibrateCommand", targets: ["CalibrateCommand"]),
    ],
    targets: [
        .target(name: "DeviceCalibration"),
        .target(name: "DeviceCalibrationTables", dependencies: ["DeviceCalibration"], path: "generated"),
        .systemLibrary(name: "CLibYAML", pkgConfig: pkgConfig),
        .target(name: "LibYAMLCheck", dependencies: ["CLibYAML"], publicHeadersPath: "."),
        .target(name: "SourceDiagnostics"),
        .target(name: "LocatedYAML", dependencies: ["CLibYAML", "LibYAMLCheck", "SourceDiagnostics"]),
        .target(
            name: "CalibrationCompiler", dependencies: ["DeviceCalibration", "LocatedYAML", "SourceDiagnostics"]),
        .target(name: "ReportPage", exclude: ["page"]),
        .target(
            name: "CalibrationReport",
            dependencies: ["CalibrationCompiler", "DeviceCalibration", "ReportPage", "SourceDiagnostics"]),
        .target(name: "CalibrateFiles", dependencies: ["CalibrationCompiler", "SourceDiagnostics"]),
        .executableTarget(
            name: "calibrate",
            dependencies: ["CalibrateFiles", "CalibrationCompiler", "CalibrationReport", "SourceDiagnostics"]),
        .plugin(
            name: "GenerateCalibrations", capability: .buildTool(), dependencies: [tool],
            path: "Sources/Plugins/GenerateCalibrations"),
        .plugin(
            name: "CalibrateCommand",
            capability: .command(
                intent: .custom(verb: "calibrate", description: "Checks device specs, and makes Swift of them.")),
            dependencies: [tool], path: "Sources/Plugins/CalibrateCommand"),
        .testTarget(
            name: "CalibrationCompilerTests", dependencies: ["CalibrationCompiler"], exclude: ["Fixtures"]),
        .testTarget(name: "DeviceCalibrationTests", dependencies: ["DeviceCalibration"]),
        .testTarget(
            name: "DeviceCalibrationTablesTests",
            dependencies: ["CalibrationCompiler", "DeviceCalibration", "DeviceCalibrationTables"]),
        .testTarget(name: "CalibrateTests", dependencies: ["CalibrateFiles", "CalibrationCompiler"]),
        .testTarget(
            name: "ReportTests", dependencies: ["CalibrationCompiler", "CalibrationReport"], exclude: ["Browser"]),
        .testTarget(name: "SchemaTests", dependencies: ["CalibrationCompiler"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

#if os(Linux)
    // The places of UIKit and SwiftUI are taken by stand-ins, to run the adapter in tests. No product may contain one: it
    // would answer other packages' canImport(UIKit). So the product holds what an app's other code can use on Linux, and a
    // module map that tells those who import NavigationBarAvatar what to do.
    package.products += [
        .library(name: "NavigationBarAvatar", targets: ["DeviceCalibrationTables", "NeedsUIKit"])
    ]
    package.targets += [
        .target(name: "NeedsUIKit"),
        .target(name: "UIKit", path: "Tests/UIKitStandIn", exclude: ["README.md"]),
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUIStandIn", exclude: ["README.md"]),
        .target(name: "NavigationBarAvatar", dependencies: ["DeviceCalibrationTables", "SwiftUI", "UIKit"]),
        .testTarget(
            name: "NavigationBarAvatarTests",
            dependencies: ["CalibrationCompiler", "NavigationBarAvatar", "SwiftUI", "UIKit"]),
        // What the example app and its UI tests share.
        .target(name: "Readout", path: "Examples/AvatarExample/Readout"),
        .testTarget(name: "ReadoutTests", dependencies: ["DeviceCalibrationTables", "Readout"]),
        // Measuring needs glibc, whose allocator can be counted.
        .target(name: "AllocationCounter", path: "Tests/Benchmarks/AllocationCounter"),
        .executableTarget(
            name: "RuntimeBenchmarks", dependencies: ["AllocationCounter", "DeviceCalibrationTables"],
            path: "Tests/Benchmarks/Runtime"),
    ]
#else
    package.products += [
        .library(name: "NavigationBarAvatar", targets: ["NavigationBarAvatar"])
    ]
    package.targets += [
        .target(name: "NavigationBarAvatar", dependencies: ["DeviceCalibrationTables"])
    ]
#endif

if let bundle {
    package.targets.append(
        checksum.map { .binaryTarget(name: "CalibrateBundle", url: bundle, checksum: $0) }
            ?? .binaryTarget(name: "CalibrateBundle", path: bundle))
}
