#include "ReportPage.h"

// A zero ends each file. The compiler's list of dependencies has the files, so an edit of one compiles this again.
static const unsigned char files[] = {
#embed "page/report.html" suffix(, 0, )
#embed "page/report/base.css" suffix(, 0, )
#embed "page/report/device.css" suffix(, 0, )
#embed "page/report/catalogue.css" suffix(, 0, )
#embed "page/report/media.css" suffix(, 0, )
#embed "page/report/elements.js" suffix(, 0, )
#embed "page/report/data.js" suffix(, 0, )
#embed "page/report/device.js" suffix(, 0, )
#embed "page/report/content.js" suffix(, 0, )
#embed "page/report/guides.js" suffix(, 0, )
#embed "page/report/glass.js" suffix(, 0, )
#embed "page/report/stage.js" suffix(, 0, )
#embed "page/report/curve.js" suffix(, 0, )
#embed "page/report/facts.js" suffix(, 0, )
#embed "page/report/finder.js" suffix(, 0, )
#embed "page/report/pane.js" suffix(, 0, )
#embed "page/report/player.js" suffix(, 0, )
#embed "page/report/transport.js" suffix(, 0, )
#embed "page/report/trial.js" suffix(, 0, )
#embed "page/report/catalogue.js" suffix(, 0, )
#embed "page/report/tile.js" suffix(, 0, )
#embed "page/report/table.js" suffix(, 0, )
#embed "page/report/start.js" suffix(, 0, )
#embed "page/curve.svg" suffix(, 0, )
    0,
};

const char *report_page_files(void) { return (const char *)files; }
