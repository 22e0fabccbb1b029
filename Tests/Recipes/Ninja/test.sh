if have ninja; then day generated/DeviceCalibrations.swift constants.txt ninja; fi
