extension FilePath {
    /// Whether nothing stands at the path.
    package var isAbsent: Bool {
        do throws(SystemError) {
            _ = try FileStatus(of: self, followingLinks: true)
            return false
        } catch {
            return error.isAbsence
        }
    }
}
