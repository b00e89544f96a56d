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
        return tr("This file is a workbook of a spreadsheet program, not a text table. Its rows cannot be shown here.");
    case ContentKind::Zip:
        return tr("This file is a zip archive. What is in it cannot be shown here.");
    case ContentKind::Compressed:
        return tr("This file is compressed. What is in it cannot be shown here.");
    case ContentKind::Image:
        return tr("This file is an image, not a table.");
    case ContentKind::Pdf:
        return tr("This file is a PDF document, not a table.");
    case ContentKind::WebPage:
        return tr("This file is a web page, not a table. The link may ask for a sign-in.");
    case ContentKind::Xml:
        return tr("This file is an XML document, not a table. It may be a storage service's way to say that the link "
                  "is no longer good.");
    case ContentKind::Json:
        return tr("This file is a JSON document, not a table.");
    case ContentKind::Program:
        return tr("This file is a program, not a table. Do not start it.");
    case ContentKind::Binary:
        break;
    }
    return tr("This file is not a table of text. It is not known what it is.");
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
