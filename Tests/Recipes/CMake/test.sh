for generator in 'Unix Makefiles' Ninja; do
    have cmake || break
    [ "$generator" != Ninja ] || have ninja || break
    rm -rf "$project/build" "$project/devices"
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 50
    step "configure for $generator"
    cmake -S "$project" -B "$project/build" -G "$generator" >"$work/log" 2>&1 || fail 'cmake does not like it'
    # The Makefiles of CMake never forget a dependency: the tool runs in every build after a spec has gone.
    keeps_what_has_gone=$([ "$generator" = Ninja ] || echo yes)
    day build/generated/DeviceCalibrations.swift build/constants.txt cmake --build build
    keeps_what_has_gone=
done
