// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/aboutbox.h"

#include "widgets/messages/plainbox.h"

#include <QApplication>

namespace Balehook {

using namespace Qt::StringLiterals;

void openAboutBox(QWidget &parent)
{
    const QString text = QApplication::translate("Balehook::AboutBox",
                                                 "Balehook %1\nA console for import jobs and webhooks.\n\n"
                                                 "Free software under the GNU General Public License, version 3 or "
                                                 "later. It uses Qt %2.")
                             .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion()));
    auto *box = new PlainBox(MessageLevel::Information, u"aboutBox"_s, text, &parent);
    box->setWindowTitle(QApplication::translate("Balehook::AboutBox", "About Balehook"));
    box->setIconPixmap(QApplication::windowIcon().pixmap(64));
    box->open();
}

} // namespace Balehook
