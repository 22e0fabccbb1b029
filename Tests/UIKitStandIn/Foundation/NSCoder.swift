/// Foundation's archive, which no test opens.
open class NSCoder {
    init() {}
}
