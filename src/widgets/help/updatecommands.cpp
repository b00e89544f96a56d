// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/updatecommands.h"

#include "core/text/safetext.h"
#include "session/update/updatenotice.h"
#include "widgets/help/updatedialog.h"
#include "widgets/links/linkactions.h"
#include "widgets/look/icons.h"
#include "widgets/messages/messagebar.h"

#include <QAction>
#include <QMenu>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto messageId = "newVersion"_L1;
constexpr qsizetype notesInMessage = 300;

} // namespace

UpdateCommands::UpdateCommands(UpdateNotice &notice, MessageBar &bar, QMenu &settingsMenu, QWidget &window)
    : QObject(&window)
    , m_notice(notice)
    , m_bar(bar)
    , m_window(window)
{
    QAction *action = settingsMenu.addAction(themedIcon(u"download"_s), tr("&Program Updates..."));
    action->setObjectName(u"programUpdatesAction"_s);
    connect(action, &QAction::triggered, this, &UpdateCommands::open);
    connect(&m_notice, &UpdateNotice::changed, this, &UpdateCommands::tell);
    connect(&m_bar, &MessageBar::closed, this, [this](const QString &id) {
        if (id == messageId)
            m_notice.dismiss();
    });
}

void UpdateCommands::start()
{
    tell();
    m_notice.start();
}

void UpdateCommands::open()
{
    auto *dialog = new UpdateDialog(m_notice, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void UpdateCommands::tell()
{
    const std::optional<ReleaseNews> news = m_notice.news();
    if (!news) {
        m_bar.withdraw(messageId);
        return;
    }
    const QString versions =
        tr("Balehook %1 is available; this is %2.").arg(news->version.toString(), m_notice.currentVersion().toString());
    const Link page = Link::of(news->page);
    QStringList sentences{versions, cellText(news->notes, notesInMessage)};
    if (page.isUsable())
        sentences.append(tr("Read more at %1.").arg(page.host));
    sentences.removeAll(QString());
    m_bar.post({.id = messageId,
                .level = Message::Level::Information,
                .text = sentences.join(u' '),
                .actionText = page.isUsable() ? tr("Open Page") : QString(),
                .action = [page] { openInBrowser(page); },
                .detail = news->notes.size() > notesInMessage ? detailText(news->notes) : QString()});
}

} // namespace Balehook
