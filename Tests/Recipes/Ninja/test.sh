article_quotes 'rule calibrate' build.ninja
if have ninja; then day generated/DeviceCalibrations.swift constants.txt ninja; fi
