#pragma once

/// The page and the files that it refers to, in that order, then the template of a curve's picture.
///
/// Each is a C string; an empty one stands at the end.
extern const char *report_page_files(void);
