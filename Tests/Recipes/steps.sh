# What the tests of the recipes are made of.

step() { printf '\n== %s: %s\n' "$recipe" "$*"; }

fail() {
    printf 'failed: %s\n' "$*"
    if [ -f "$work/log" ]; then tail -n 20 "$work/log" | sed 's/^/    | /'; fi
    exit 1
}

# Whether a program is here; it is said if it is not.
have() {
    command -v "$1" >/dev/null && return
    printf '\n== %s: left out, there is no %s here\n' "$recipe" "$1"
    left_out+=("$recipe")
    return 1
}

# Puts 'calibrate' into the PATH, so that each run of it is written down.
install_calibrate() {
    mkdir "$work/bin"
    printf '#!/bin/sh\necho "$@" >>"%s"\nexec "%s" "$@"\n' "$work/calls" "$program" >"$work/bin/calibrate"
    chmod +x "$work/bin/calibrate"
    export PATH="$work/bin:$PATH"
}

copy_recipe() { (cd "$1" && find . -type f ! -name test.sh -exec cp {} "$project" \;); }

# Fails unless the article's block that has a line says what the recipe's file says, line by line.
article_quotes() {
    local block line article="$top/Sources/DeviceCalibration/DeviceCalibration.docc/GenerateAtBuildTime.md"
    step "the article says what $2 says"
    block=$(awk -v line="$1" '/^```/ { if (found) { print block; exit } block = ""; next }
        { block = block $0 "\n" } $0 == line { found = 1 }' "$article")
    [ -n "$block" ] || fail "the article has no '$1'"
    while IFS= read -r line; do
        grep -qxF -- "$line" "$project/$2" || fail "the article says '$line'"
    done <<<"$block"
}

# Writes a spec: file, display, identifier, top.
spec() {
    mkdir -p "$(dirname "$project/$1")"
    cat >"$project/$1" <<SPEC
calibration: 1
display: $2
models:
  $3: Some device
screen: {width: 390, height: 844, scale: 3}
layouts:
  - design: classic
    safeArea: {top: $4, bottom: 34, basis: inferred}
    navigationBar: {medium: 44, large: 96, basis: inferred}
SPEC
}

# Runs what the recipe calls a build; then 'calls' holds the runs of calibrate.
build() {
    : >"$work/calls"
    touch "$work/mark"
    build_status=0
    (cd "$project" && "${build_command[@]}") >"$work/log" 2>&1 || build_status=$?
}

succeeds() {
    build
    [ "$build_status" = 0 ] || fail 'the build was to succeed'
}

runs() { [ "$(wc -l <"$work/calls")" -eq "$1" ] || fail "calibrate was to run $1 times: $(cat "$work/calls")"; }

table_has() { grep -q -- "$1" "$project/$table" || fail "the table was to have '$1'"; }

table_has_not() { ! grep -q -- "$1" "$project/$table" || fail "the table was not to have '$1'"; }

# Whether the build made a file again.
made() { [ -n "$(find "$project/$1" -newer "$work/mark")" ]; }

# A day with specs, for a build system that follows them: its command, where the table is, and what needs the table.
day() {
    table=$1
    local user=$2
    shift 2
    build_command=("$@")

    step 'a first build makes the table'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 50
    succeeds
    runs 1
    table_has 'target: -106'

    step 'a second build runs nothing'
    succeeds
    runs 0

    step 'an edit changes the value, and makes what needs it'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 44
    succeeds
    table_has 'target: -100'
    made "$user" || fail 'what needs the table was to be made again'
    succeeds
    runs 0

    step 'a comment makes nothing of what needs the table'
    echo '# A thought.' >>"$project/devices/leaf.yaml"
    succeeds
    runs 1
    ! made "$user" || fail 'what needs the table was to be left alone'

    step 'a spec in a new subfolder is noticed, and edits of it'
    spec 'devices/su b/strip.yml' strip-6.1 iPhone90,1 47
    succeeds
    table_has "enum Strip61 "
    spec 'devices/su b/strip.yml' strip-6.1 iPhone90,1 48
    succeeds
    table_has 'target: -104'

    step 'a mistake fails the build, with its place, until it is mended'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 44.2
    build
    [ "$build_status" != 0 ] || fail 'the build was to fail'
    grep -q "devices/leaf.yaml:8:21: error: '44.2' is not on the 3x pixel grid" "$work/log" || fail 'no place was told'
    build
    [ "$build_status" != 0 ] || fail 'the build was to fail again'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 48
    succeeds
    table_has 'target: -104'

    step 'a spec that has gone is noticed'
    rm -r "$project/devices/su b"
    succeeds
    table_has_not "enum Strip61 "
    succeeds
    succeeds
    ! made "$user" || fail 'what needs the table was to be left alone'
    [ -n "${keeps_what_has_gone:-}" ] || runs 0
}
