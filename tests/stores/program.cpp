// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stores/program.h"

#include "models/pagedtablemodel.h"
#include "settings/accountsettings.h"
#include "widgets/actions/windowactions.h"
#include "widgets/lists/listingpage.h"
#include "widgets/lists/listingtabs.h"
#include "widgets/messages/messagebar.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTest>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

Program::Program() = default;

Program::~Program()
{
    end();
}

void Program::addAccount(const Account &account) const
{
    const auto profile = Profile::open(m_folder.path());
    AccountSettings(profile.value()->settings()).save(account);
    QVERIFY(profile.value()->settings().save().ok());
}

bool Program::start(TokenStore &tokens)
{
    end();
    auto profile = Profile::open(m_folder.path());
    if (!profile) {
        m_openError = profile.error();
        return false;
    }
    m_profile = std::move(profile).value();
    m_registrations = std::make_unique<RegistrationStore>(m_profile->registrationsFile());
    m_sessions = std::make_unique<Sessions>(m_profile->settings(), m_profile->id(), tokens,
                                            QDir(m_profile->cacheFolder()).filePath(u"files"_s));
    m_sessions->setRegistrations(*m_registrations);
    m_window = std::make_unique<MainWindow>(*m_sessions, m_profile->settings(), startTrouble());
    m_profile->settings().watch();
    m_window->show();
    return QTest::qWaitForWindowExposed(m_window.get());
}

StartTrouble Program::startTrouble() const
{
    return {.settings = m_profile->brokenSettingsFile(),
            .settingsRestoredFrom = m_profile->settingsRestoredFrom(),
            .registrations = m_registrations->brokenFile(),
            .blockingRegistrations = m_registrations->blockingFile(),
            .unopenedRegistrations = m_registrations->unopenedFile(),
            .unreadableAccounts = AccountSettings(m_profile->settings()).unreadableCount()};
}

void Program::end()
{
    if (m_window)
        m_window->close();
    m_window.reset();
    m_sessions.reset();
    m_registrations.reset();
    m_profile.reset();
}

QByteArray Program::allBytes() const
{
    QByteArray all;
    QDirIterator files(m_folder.path(), QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QFile::ReadOnly))
            all += file.fileName().toUtf8() + '\n' + file.readAll() + '\n';
    }
    return all;
}

QString Program::messageId() const
{
    const auto *bar = child<MessageBar>(u"messageBar"_s);
    return bar && bar->shown() ? bar->shown()->id : QString();
}

QString Program::messageText() const
{
    const auto *label = child<QLabel>(u"messageText"_s);
    return label && label->isVisible() ? label->text() : QString();
}

QString Program::actionText() const
{
    const auto *action = child<QPushButton>(u"messageAction"_s);
    return action && action->isVisible() ? action->text() : QString();
}

void Program::clickAction() const
{
    QTest::mouseClick(child<QPushButton>(u"messageAction"_s), Qt::LeftButton);
}

QDialog *Program::openTokenDialog() const
{
    m_window->findChild<WindowActions *>()->updateToken->trigger();
    return child<QDialog>(u"tokenDialog"_s);
}

int Program::rows() const
{
    const ListingPage *page = m_window->findChild<ListingTabs *>()->page(Listing::ImportJobs);
    return page && page->current() ? page->current()->model->rowCount() : -1;
}

} // namespace Balehook::Testing
