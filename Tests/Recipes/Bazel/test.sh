# There is no Bazel to be had everywhere: the rule's command runs in a sandbox like Bazel's.
article_quotes 'genrule(' BUILD.bazel
if have python3; then
    step 'the rule gives the same bytes in two sandboxes, and they are those of the checked-in table'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 50
    spec devices/sub/strip.yml strip-6.1 iPhone90,1 47
    (cd "$project" && calibrate generate >/dev/null)
    for sandbox in first 'a/second'; do
        mkdir -p "$work/$sandbox"
        made=$(python3 "$project/genrule.py" "$project" "$work/$sandbox" "$program") || fail 'the rule fails'
        cmp "$made" "$project/generated/DeviceCalibrations.swift" || fail 'the table is another'
    done

    step 'the test tells a stale table'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 48
    mkdir "$work/third"
    made=$(python3 "$project/genrule.py" "$project" "$work/third" "$program") || fail 'the rule fails'
    ! cmp -s "$made" "$project/generated/DeviceCalibrations.swift" || fail 'the stale table passes'

    step 'a mistake fails the rule'
    spec devices/leaf.yaml leaf-5.4 iPhone90,3 48.1
    mkdir "$work/fourth"
    ! python3 "$project/genrule.py" "$project" "$work/fourth" "$program" >"$work/log" 2>&1 || fail 'it passes'
    grep -q '^devices/leaf.yaml:8:21: error: ' "$work/log" || fail 'no place was told'
fi
