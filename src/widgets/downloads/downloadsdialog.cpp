// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/downloadsdialog.h"

#include "widgets/downloads/downloadspanel.h"
#include "widgets/downloads/recentfilespanel.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/links/desktopfile.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/announcer.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

DownloadsDialog::DownloadsDialog(Sessions &sessions, QWidget *parent)
    : QDialog(parent)
    , m_tabs(new QTabWidget(this))
    , m_message(new WrappedLabel(this))
    , m_reveal(new QPushButton(themedIcon(u"folder-open"_s), tr("Show in Folder"), this))
{
    setObjectName(u"downloadsDialog"_s);
    setWindowTitle(tr("Downloads"));
    auto *downloads = new DownloadsPanel(sessions, m_tabs);
    auto *files = new RecentFilesPanel(sessions, m_tabs);
    m_tabs->setAccessibleName(windowTitle());
    m_tabs->addTab(downloads, tr("Downloads"));
    m_tabs->addTab(files, tr("Files on This Computer"));
    m_message->setObjectName(u"downloadsMessage"_s);
    m_reveal->setObjectName(u"downloadsReveal"_s);
    m_reveal->setAutoDefault(false);
    m_reveal->hide();
    auto *buttons = DialogButtons::closeAndHelp(*this, u"files"_s);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_message, 1);
    bottom->addWidget(m_reveal);
    bottom->addWidget(buttons);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_tabs, 1);
    layout->addLayout(bottom);
    connect(m_tabs, &QTabWidget::currentChanged, this, &DownloadsDialog::clearMessage);
    connect(m_reveal, &QPushButton::clicked, this, [this] { DesktopFile::reveal(m_saved); });
    connect(downloads, &DownloadsPanel::saved, this, &DownloadsDialog::offerFolder);
    connect(files, &RecentFilesPanel::saved, this, &DownloadsDialog::offerFolder);
    connect(downloads, &DownloadsPanel::openRequested, this, &DownloadsDialog::openRequested);
    connect(files, &RecentFilesPanel::openRequested, this, &DownloadsDialog::openRequested);
    connect(downloads, &DownloadsPanel::messageRequested, this, &DownloadsDialog::tell);
    connect(files, &RecentFilesPanel::messageRequested, this, &DownloadsDialog::tell);
    resize(characterWidth(fontMetrics()) * 120, fontMetrics().lineSpacing() * 26);
}

void DownloadsDialog::bring(Page page)
{
    m_tabs->setCurrentIndex(int(page));
    qobject_cast<FilesPanel *>(m_tabs->currentWidget())->takeFocus();
    show();
    raise();
    activateWindow();
}

DownloadsDialog::Page DownloadsDialog::page() const
{
    return Page(m_tabs->currentIndex());
}

void DownloadsDialog::clearMessage()
{
    m_message->clear();
    m_reveal->hide();
}

void DownloadsDialog::offerFolder(const QString &fileName)
{
    m_saved = fileName;
    m_reveal->show();
}

void DownloadsDialog::tell(const QString &text)
{
    m_reveal->hide();
    m_message->setText(text);
    setAccessibleDescription(text);
    Announcer::say(*this, text);
}

} // namespace Balehook
