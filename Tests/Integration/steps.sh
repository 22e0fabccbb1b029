# What a step of the integration test is made of: a build, what it said, and what the program that it made prints.

step() { printf '\n== %s\n' "${system:+$system: }$*"; }

fail() {
    printf 'failed: %s\n' "$*"
    if [ -f "${log:-}" ]; then sed 's/^/    | /' "$log" | cut -c1-400 | tail -40; fi
    exit 1
}

# What a build is run by; nothing, but for without_root.
builder=()

# Copies the package to a fresh folder of this name; what is there when the script ends goes with it.
copy_package() {
    work=$(mktemp -d)
    trap 'chmod -R u+w "$work" && rm -rf "$work"' EXIT
    package="$work/$1"
    mkdir "$package"
    tar -C "$here/../.." -cf - --exclude .build --exclude .git . | tar -C "$package" -xf -
    consumer="$package/Tests/Integration/Consumer"
}

# Takes a build system, with a scratch folder of its own.
use() {
    system=$1
    scratch="$work/Scratch von $system"
    log="$work/$system.log"
}

# Lets somebody else build: root may write to whatever is read-only.
without_root() {
    local nobody=(env "HOME=$work/home" setpriv --reuid 65534 --regid 65534 --clear-groups)
    [ "$(id -u)" = 0 ] || return 0
    mkdir "$work/home"
    chmod 711 "$work"
    if ! "${nobody[@]}" swift --version >/dev/null 2>&1; then
        echo '    left out: root builds, since nobody else can'
        return 0
    fi
    chmod -R a+rX "$package"
    for system in native swiftbuild; do
        use "$system"
        mkdir "$scratch"
        chown 65534 "$scratch" "$work/home"
    done
    ! "${nobody[@]}" touch "$consumer/x" 2>/dev/null || fail 'the source tree can be written to'
    builder=("${nobody[@]}")
}

# Builds the consumer; the log tells what a person looks for in it.
build() {
    # The Swift driver compares modification times by the second: of two tables within one it compiles the first alone.
    sleep 1
    touch "$work/$system.mark"
    local status=0
    ${builder[@]+"${builder[@]}"} swift build --package-path "$consumer" --scratch-path "$scratch" --build-system "$system" >"$log" 2>&1 || status=$?
    echo "$status" >"$work/$system.status"
    echo "swift build --build-system $system: status $status"
    sed "s|$work|…|g" "$log" | grep -E 'error:|warning:|note:|DeviceCalibrations.swift \(|Build complete' |
        grep -v "^error: CustomTask\|$not_ours" | cut -c1-200 | sed 's/^/    | /' || true
}

succeeded() { [ "$(cat "$work/$system.status")" = 0 ] || fail 'the build was to succeed'; }

failed() { [ "$(cat "$work/$system.status")" != 0 ] || fail 'the build was to fail'; }

says() { grep -q -- "$1" "$log" || fail "the build was to say '$1'"; }

says_not() { ! grep -q -- "$1" "$log" || fail "the build was not to say '$1'"; }

# Not counted: Swift Build on Linux warns of an option that it gives clang itself, SwiftPM of a user without a home.
not_ours="clang: warning: argument unused during compilation: '-rdynamic'\|disabling user-level cache features"

warned_nothing() { ! grep 'warning:' "$log" | grep -qv "$not_ours" || fail 'the build was to warn of nothing'; }

# Fails if the build wrote an object file, a module, a program or a table: whatever compiles writes one.
compiled_nothing() {
    local made
    made=$(made_files -name '*.o' -o -name '*.swiftmodule' -o -name Postcard -o -name DeviceCalibrations.swift)
    [ -z "$made" ] || fail "the build was to compile nothing, and made $made"
    echo '    compiled nothing'
}

compiled_nothing_of() {
    local made
    made=$(made_files -path "*/$1.build/*.o" -o -name "$1.swiftmodule")
    [ -z "$made" ] || fail "the build was to compile nothing of $1, and made $made"
    echo "    compiled nothing of $1"
}

made_files() { find "$scratch" -newer "$work/$system.mark" -type f \( "$@" \); }

# Runs the program and looks for a line; without the second argument it must be there.
prints() {
    local program
    program=$(find "$scratch" -type f -name Postcard -perm -u+x | head -n 1)
    "$program" >"$work/$system.out"
    grep -qxF -- "$1" "$work/$system.out" || fail "the program was to print '$1': $(cat "$work/$system.out")"
    echo "    prints $1"
}

# What the program prints before any spec is touched.
prints_the_first() {
    prints 'Postcard: iPhone90,1 rest -143.0 target -101.0 size 36.0'
    prints 'PostcardBars: iPhone90,2 rest -149.66666666666666 target -109.66666666666667 size 40.0'
    prints 'half-way: 0.5'
}

prints_not() {
    ! grep -qF -- "$1" "$work/$system.out" || fail "the program was not to print '$1'"
    echo "    prints nothing of $1"
}

# Names and contents of all files in a folder.
tree() { (cd "$1" && find . -type f -exec cksum {} + | sort -k 3); }
