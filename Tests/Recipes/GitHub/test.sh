# The workflow cannot run here; what its matcher takes from the program's messages can be tried.
if have python3; then
    step 'the matcher takes each mistake, at its place, and nothing else'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 50
    sed 's/large: 96/large: 100/' "$project/devices/leaf.yaml" >"$work/leaf.yaml"
    cp "$work/leaf.yaml" "$project/devices/leaf.yaml"
    spec devices/strip.yaml strip-6.1 iPhone90,1 44.2
    (cd "$project" && ! calibrate check >"$work/log" 2>&1) || fail 'the check was to fail'
    python3 "$project/matches.py" "$project/calibrate-matcher.json" <"$work/log" >"$work/found"
    printf '%s\n' 'devices/leaf.yaml 9 40 warning unusual-title-height' \
        'devices/strip.yaml 8 21 error off-pixel-grid' >"$work/expected"
    diff "$work/expected" "$work/found" || fail 'the annotations are others'

    step 'the workflow names the matcher where it says it is'
    grep -q '::add-matcher::.github/calibrate-matcher.json' "$project/calibrate.yml" || fail 'it names another'
fi
