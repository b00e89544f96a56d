// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/format/contentkindtext.h"

namespace Balehook {

QString ContentKindText::of(ContentKind kind)
{
    switch (kind) {
    case ContentKind::Table:
        return {};
    case ContentKind::Empty:
        return tr("This file is empty.");
    case ContentKind::Workbook:
        return tr("This file is a spreadsheet workbook, not a text table. Its rows cannot be shown "
                  "here.");
    case ContentKind::Zip:
        return tr("This file is a ZIP archive. Its contents cannot be shown here.");
    case ContentKind::Compressed:
        return tr("This file is compressed. Its contents cannot be shown here.");
    case ContentKind::Image:
        return tr("This file is an image, not a table.");
    case ContentKind::Pdf:
        return tr("This file is a PDF document, not a table.");
    case ContentKind::WebPage:
        return tr("This file is a web page, not a table. The link may require sign-in.");
    case ContentKind::Xml:
        return tr("This file is an XML document, not a table. Storage services often send one when a "
                  "link has expired.");
    case ContentKind::Json:
        return tr("This file is a JSON document, not a table.");
    case ContentKind::Program:
        return tr("This file is a program, not a table. Do not run it.");
    case ContentKind::Binary:
        break;
    }
    return tr("This file is not a text table. Its type could not be detected.");
}

bool ContentKindText::mayBeOpened(ContentKind kind)
{
    switch (kind) {
    case ContentKind::Workbook:
    case ContentKind::Zip:
    case ContentKind::Compressed:
    case ContentKind::Image:
    case ContentKind::Pdf:
        return true;
    default:
        // Pages and documents that run scripts, programs, and what nobody knows: never with a click from here.
        return false;
    }
}

} // namespace Balehook
