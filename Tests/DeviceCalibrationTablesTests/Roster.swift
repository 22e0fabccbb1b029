/// Every model that runs iOS 15 or later, as public tables list it: the tests' own statement, apart from the specs.
///
/// A row is the hardware identifier, the screen (width and height in portrait points, scale), the safe area's top in
/// the classic design and in liquidGlass (`-` where the catalogue must have no such layout), and the marketing name.
enum Roster {
    static let models = text.split(separator: "\n").map(RosterModel.init)

    private static let text = """
        iPhone8,1    375  667 2  20  -  iPhone 6s
        iPhone8,2    414  736 3  20  -  iPhone 6s Plus
        iPhone8,4    320  568 2  20  -  iPhone SE (1st generation)
        iPhone9,1    375  667 2  20  -  iPhone 7
        iPhone9,2    414  736 3  20  -  iPhone 7 Plus
        iPhone9,3    375  667 2  20  -  iPhone 7
        iPhone9,4    414  736 3  20  -  iPhone 7 Plus
        iPhone10,1   375  667 2  20  -  iPhone 8
        iPhone10,2   414  736 3  20  -  iPhone 8 Plus
        iPhone10,3   375  812 3  44  -  iPhone X
        iPhone10,4   375  667 2  20  -  iPhone 8
        iPhone10,5   414  736 3  20  -  iPhone 8 Plus
        iPhone10,6   375  812 3  44  -  iPhone X
        iPhone11,2   375  812 3  44  -  iPhone XS
        iPhone11,4   414  896 3  44  -  iPhone XS Max
        iPhone11,6   414  896 3  44  -  iPhone XS Max
        iPhone11,8   414  896 2  48  -  iPhone XR
        iPhone12,1   414  896 2  48 48  iPhone 11
        iPhone12,3   375  812 3  44 44  iPhone 11 Pro
        iPhone12,5   414  896 3  44 44  iPhone 11 Pro Max
        iPhone12,8   375  667 2  20 20  iPhone SE (2nd generation)
        iPhone13,1   375  812 3  50 50  iPhone 12 mini
        iPhone13,2   390  844 3  47 47  iPhone 12
        iPhone13,3   390  844 3  47 47  iPhone 12 Pro
        iPhone13,4   428  926 3  47 47  iPhone 12 Pro Max
        iPhone14,2   390  844 3  47 47  iPhone 13 Pro
        iPhone14,3   428  926 3  47 47  iPhone 13 Pro Max
        iPhone14,4   375  812 3  50 50  iPhone 13 mini
        iPhone14,5   390  844 3  47 47  iPhone 13
        iPhone14,6   375  667 2  20 20  iPhone SE (3rd generation)
        iPhone14,7   390  844 3  47 47  iPhone 14
        iPhone14,8   428  926 3  47 47  iPhone 14 Plus
        iPhone15,2   393  852 3  59 59  iPhone 14 Pro
        iPhone15,3   430  932 3  59 59  iPhone 14 Pro Max
        iPhone15,4   393  852 3  59 59  iPhone 15
        iPhone15,5   430  932 3  59 59  iPhone 15 Plus
        iPhone16,1   393  852 3  59 59  iPhone 15 Pro
        iPhone16,2   430  932 3  59 59  iPhone 15 Pro Max
        iPhone17,1   402  874 3  62 62  iPhone 16 Pro
        iPhone17,2   440  956 3  62 62  iPhone 16 Pro Max
        iPhone17,3   393  852 3  59 59  iPhone 16
        iPhone17,4   430  932 3  59 59  iPhone 16 Plus
        iPhone17,5   390  844 3  47 47  iPhone 16e
        iPhone18,1   402  874 3  62 62  iPhone 17 Pro
        iPhone18,2   440  956 3  62 62  iPhone 17 Pro Max
        iPhone18,3   402  874 3  62 62  iPhone 17
        iPhone18,4   420  912 3  68 68  iPhone Air
        iPhone18,5   390  844 3  47 47  iPhone 17e
        iPhone19,2   402  874 3  62 62  iPhone 18 Pro
        iPhone19,3   440  956 3  62 62  iPhone 18 Pro Max
        iPhone19,4   466  678 3   -  0  iPhone Duo
        iPhone19,4   669  951 3   - 82  iPhone Duo
        iPhone19,7   440  956 3  62 62  iPhone 18 Pro Max
        iPod9,1      320  568 2  20  -  iPod touch (7th generation)
        iPad5,1      768 1024 2  20  -  iPad mini 4
        iPad5,2      768 1024 2  20  -  iPad mini 4
        iPad5,3      768 1024 2  20  -  iPad Air 2
        iPad5,4      768 1024 2  20  -  iPad Air 2
        iPad6,3      768 1024 2  20  -  iPad Pro (9.7-inch)
        iPad6,4      768 1024 2  20  -  iPad Pro (9.7-inch)
        iPad6,7     1024 1366 2  20  -  iPad Pro (12.9-inch) (1st generation)
        iPad6,8     1024 1366 2  20  -  iPad Pro (12.9-inch) (1st generation)
        iPad6,11     768 1024 2  20  -  iPad (5th generation)
        iPad6,12     768 1024 2  20  -  iPad (5th generation)
        iPad7,1     1024 1366 2  20  -  iPad Pro (12.9-inch) (2nd generation)
        iPad7,2     1024 1366 2  20  -  iPad Pro (12.9-inch) (2nd generation)
        iPad7,3      834 1112 2  20  -  iPad Pro (10.5-inch)
        iPad7,4      834 1112 2  20  -  iPad Pro (10.5-inch)
        iPad7,5      768 1024 2  20  -  iPad (6th generation)
        iPad7,6      768 1024 2  20  -  iPad (6th generation)
        iPad7,11     810 1080 2  20  -  iPad (7th generation)
        iPad7,12     810 1080 2  20  -  iPad (7th generation)
        iPad8,1      834 1194 2  24 32  iPad Pro (11-inch) (1st generation)
        iPad8,2      834 1194 2  24 32  iPad Pro (11-inch) (1st generation)
        iPad8,3      834 1194 2  24 32  iPad Pro (11-inch) (1st generation)
        iPad8,4      834 1194 2  24 32  iPad Pro (11-inch) (1st generation)
        iPad8,5     1024 1366 2  24 32  iPad Pro (12.9-inch) (3rd generation)
        iPad8,6     1024 1366 2  24 32  iPad Pro (12.9-inch) (3rd generation)
        iPad8,7     1024 1366 2  24 32  iPad Pro (12.9-inch) (3rd generation)
        iPad8,8     1024 1366 2  24 32  iPad Pro (12.9-inch) (3rd generation)
        iPad8,9      834 1194 2  24 32  iPad Pro (11-inch) (2nd generation)
        iPad8,10     834 1194 2  24 32  iPad Pro (11-inch) (2nd generation)
        iPad8,11    1024 1366 2  24 32  iPad Pro (12.9-inch) (4th generation)
        iPad8,12    1024 1366 2  24 32  iPad Pro (12.9-inch) (4th generation)
        iPad11,1     768 1024 2  20  -  iPad mini (5th generation)
        iPad11,2     768 1024 2  20  -  iPad mini (5th generation)
        iPad11,3     834 1112 2  20  -  iPad Air (3rd generation)
        iPad11,4     834 1112 2  20  -  iPad Air (3rd generation)
        iPad11,6     810 1080 2  20  -  iPad (8th generation)
        iPad11,7     810 1080 2  20  -  iPad (8th generation)
        iPad12,1     810 1080 2  20  -  iPad (9th generation)
        iPad12,2     810 1080 2  20  -  iPad (9th generation)
        iPad13,1     820 1180 2  24 32  iPad Air (4th generation)
        iPad13,2     820 1180 2  24 32  iPad Air (4th generation)
        iPad13,4     834 1194 2  24 32  iPad Pro (11-inch) (3rd generation)
        iPad13,5     834 1194 2  24 32  iPad Pro (11-inch) (3rd generation)
        iPad13,6     834 1194 2  24 32  iPad Pro (11-inch) (3rd generation)
        iPad13,7     834 1194 2  24 32  iPad Pro (11-inch) (3rd generation)
        iPad13,8    1024 1366 2  24 32  iPad Pro (12.9-inch) (5th generation)
        iPad13,9    1024 1366 2  24 32  iPad Pro (12.9-inch) (5th generation)
        iPad13,10   1024 1366 2  24 32  iPad Pro (12.9-inch) (5th generation)
        iPad13,11   1024 1366 2  24 32  iPad Pro (12.9-inch) (5th generation)
        iPad13,16    820 1180 2  24 32  iPad Air (5th generation)
        iPad13,17    820 1180 2  24 32  iPad Air (5th generation)
        iPad13,18    820 1180 2  24 32  iPad (10th generation)
        iPad13,19    820 1180 2  24 32  iPad (10th generation)
        iPad14,1     744 1133 2  24 32  iPad mini (6th generation)
        iPad14,2     744 1133 2  24 32  iPad mini (6th generation)
        iPad14,3     834 1194 2  24 32  iPad Pro (11-inch) (4th generation)
        iPad14,4     834 1194 2  24 32  iPad Pro (11-inch) (4th generation)
        iPad14,5    1024 1366 2  24 32  iPad Pro (12.9-inch) (6th generation)
        iPad14,6    1024 1366 2  24 32  iPad Pro (12.9-inch) (6th generation)
        iPad14,8     820 1180 2  24 32  iPad Air 11-inch (M2)
        iPad14,9     820 1180 2  24 32  iPad Air 11-inch (M2)
        iPad14,10   1024 1366 2  24 32  iPad Air 13-inch (M2)
        iPad14,11   1024 1366 2  24 32  iPad Air 13-inch (M2)
        iPad15,3     820 1180 2  24 32  iPad Air 11-inch (M3)
        iPad15,4     820 1180 2  24 32  iPad Air 11-inch (M3)
        iPad15,5    1024 1366 2  24 32  iPad Air 13-inch (M3)
        iPad15,6    1024 1366 2  24 32  iPad Air 13-inch (M3)
        iPad15,7     820 1180 2  24 32  iPad (A16)
        iPad15,8     820 1180 2  24 32  iPad (A16)
        iPad16,1     744 1133 2  24 32  iPad mini (A17 Pro)
        iPad16,2     744 1133 2  24 32  iPad mini (A17 Pro)
        iPad16,3     834 1210 2  24 32  iPad Pro 11-inch (M4)
        iPad16,4     834 1210 2  24 32  iPad Pro 11-inch (M4)
        iPad16,5    1032 1376 2  24 32  iPad Pro 13-inch (M4)
        iPad16,6    1032 1376 2  24 32  iPad Pro 13-inch (M4)
        iPad16,8     820 1180 2   - 32  iPad Air 11-inch (M4)
        iPad16,9     820 1180 2   - 32  iPad Air 11-inch (M4)
        iPad16,10   1024 1366 2   - 32  iPad Air 13-inch (M4)
        iPad16,11   1024 1366 2   - 32  iPad Air 13-inch (M4)
        iPad17,1     834 1210 2   - 32  iPad Pro 11-inch (M5)
        iPad17,2     834 1210 2   - 32  iPad Pro 11-inch (M5)
        iPad17,3    1032 1376 2   - 32  iPad Pro 13-inch (M5)
        iPad17,4    1032 1376 2   - 32  iPad Pro 13-inch (M5)
        """
}
