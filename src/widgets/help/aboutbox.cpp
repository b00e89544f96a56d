// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/aboutbox.h"

#include "widgets/look/buttonicons.h"

#include <QApplication>
#include <QMessageBox>

namespace Balehook {

using namespace Qt::StringLiterals;

void openAboutBox(QWidget &parent)
{
    auto *box = new QMessageBox(&parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(u"aboutBox"_s);
    box->setTextFormat(Qt::PlainText);
    box->setWindowTitle(QApplication::translate("Balehook::AboutBox", "About Balehook"));
    box->setIconPixmap(QApplication::windowIcon().pixmap(64));
    box->setText(QApplication::translate("Balehook::AboutBox",
                                         "Balehook %1\nA console for import jobs and webhooks.\n\n"
                                         "Free software under the GNU General Public License, version 3 or later. "
                                         "It uses Qt %2.")
                     .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion())));
    box->setStandardButtons(QMessageBox::Close);
    setButtonIcons(*box);
    box->open();
}

} // namespace Balehook
