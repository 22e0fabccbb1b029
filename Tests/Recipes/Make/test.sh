if have make; then day generated/DeviceCalibrations.swift constants.txt make; fi
