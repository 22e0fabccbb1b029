// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "DeviceCalibration",
    platforms: [.iOS(.v15), .macOS(.v13)],
    products: [
        .library(name: "DeviceCalibration", targets: ["DeviceCalibration"]),
        .library(name: "DeviceCalibrationTables", targets: ["DeviceCalibrationTables"]),
        .executable(name: "calibrate", targets: ["calibrate"]),
    ],
    targets: [
        .target(name: "DeviceCalibration"),
        .target(name: "DeviceCalibrationTables", dependencies: ["DeviceCalibration"], path: "generated"),
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "CalibrationCompiler", dependencies: ["DeviceCalibration", "CLibYAML"]),
        .executableTarget(name: "calibrate", dependencies: ["CalibrationCompiler"]),
        .testTarget(
            name: "CalibrationCompilerTests", dependencies: ["CalibrationCompiler"], exclude: ["Fixtures"]),
        .testTarget(name: "DeviceCalibrationTests", dependencies: ["DeviceCalibration"]),
        .testTarget(
            name: "DeviceCalibrationTablesTests",
            dependencies: ["CalibrationCompiler", "DeviceCalibration", "DeviceCalibrationTables"]),
        .testTarget(name: "CalibrateTests", dependencies: ["CalibrationCompiler"]),
        .testTarget(name: "ReportTests", dependencies: ["CalibrationCompiler"], exclude: ["Browser"]),
        .testTarget(name: "SchemaTests", dependencies: ["CalibrationCompiler"]),
    ],
    swiftLanguageModes: [.v6]
)

#if os(Linux)
    // Measuring needs glibc, whose allocator can be counted.
    package.targets += [
        .target(name: "AllocationCounter", path: "Tests/Benchmarks/AllocationCounter"),
        .executableTarget(
            name: "RuntimeBenchmarks", dependencies: ["AllocationCounter", "DeviceCalibrationTables"],
            path: "Tests/Benchmarks/Runtime"),
    ]
#endif
