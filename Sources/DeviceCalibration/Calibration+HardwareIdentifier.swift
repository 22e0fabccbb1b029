extension Calibration {
    /// The model's hardware identifier, on a device and in the simulator.
    ///
    /// - Parameters:
    ///   - machine: `utsname.machine`: the identifier on a device, the host's architecture in the simulator.
    ///   - simulatorModelIdentifier: the environment's `SIMULATOR_MODEL_IDENTIFIER`: the simulated model.
    /// - Returns: `machine`, or the simulated model where there is one; `machine` once more where a simulator names none.
    public static func hardwareIdentifier(machine: String, simulatorModelIdentifier: String?) -> String {
        guard isSimulator(machine), let model = simulatorModelIdentifier, !model.isEmpty else { return machine }
        return model
    }

    /// Whether an identifier is the architecture of a simulator's host.
    static func isSimulator(_ identifier: String) -> Bool {
        identifier == "arm64" || identifier == "x86_64" || identifier == "i386"
    }
}
