// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/comparedesk.h"

#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "session/jobs/jobfiles.h"
#include "widgets/compare/comparewindow.h"
#include "widgets/compare/keptfiledialog.h"
#include "widgets/compare/sentrowwindow.h"
#include "widgets/fields/helppage.h"

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

namespace Balehook {

CompareDesk::CompareDesk(Sessions &sessions, SettingsFile &settings, QWidget &window)
    : m_sessions(sessions)
    , m_settings(settings)
    , m_window(window)
{
    window.installEventFilter(this);
}

CompareDesk::~CompareDesk()
{
    for (const QPointer<CompareWindow> &window : m_windows)
        delete window;
    for (const QPointer<QDialog> &window : m_others)
        delete window;
}

CompareWindow *CompareDesk::open()
{
    auto *window = new CompareWindow(m_sessions, m_settings);
    std::erase(m_windows, nullptr);
    m_windows.emplace_back(window);
    connect(window, &CompareWindow::rowRequested, this, &CompareDesk::rowRequested);
    present(*window);
    return window;
}

void CompareDesk::present(QDialog &window)
{
    window.installEventFilter(this);
    window.setFont(m_window.font());
    window.show();
    window.raise();
    window.activateWindow();
}

void CompareDesk::showSentRow(const ShownFile &file)
{
    auto *window = new SentRowWindow(m_sessions, m_settings);
    std::erase(m_others, nullptr);
    m_others.emplace_back(window);
    window->setRow(file);
    present(*window);
}

bool CompareDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_window) {
        if (event->type() == HelpPage::Request::type())
            QCoreApplication::sendEvent(&m_window, event);
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::Close) {
        std::vector<QPointer<QDialog>> windows = m_others;
        windows.insert(windows.end(), m_windows.begin(), m_windows.end());
        for (const QPointer<QDialog> &window : windows) {
            if (window && event->type() == QEvent::Close)
                window->close();
            else if (window)
                window->setFont(m_window.font());
        }
    }
    return QObject::eventFilter(watched, event);
}

void CompareDesk::fill(ComparedSide &side, const ShownFile &file)
{
    if (file.job)
        side.setJob(file.accountId, *file.job);
    else if (file.cached)
        side.setCached(*file.cached);
    else
        side.setLocal(file.path);
}

std::optional<HandoffReport::Comparison> CompareDesk::comparisonOf(const QString &path) const
{
    for (auto window = m_windows.rbegin(); window != m_windows.rend(); ++window) {
        if (*window && (*window)->comparison()
            && ((*window)->older().path() == path || (*window)->newer().path() == path))
            return HandoffReport::Comparison{(*window)->comparison(), (*window)->older().caption(),
                                             (*window)->newer().caption()};
    }
    return {};
}

void CompareDesk::compareWithPrevious(const ShownFile &file)
{
    if (file.job)
        open()->findPrevious(file.accountId, *file.job);
}

void CompareDesk::compareWith(const ShownFile &file)
{
    QString left = file.cached ? file.cached->diskName : QString();
    if (file.job) {
        const auto order =
            orderFor(file.accountId, *file.job, JobFile::FailedRows, m_sessions.transfers().policyOf(file.accountId));
        left = order ? order.value().key.diskName() : QString();
    }
    auto *dialog = new KeptFileDialog(m_sessions, left, &m_window);
    connect(dialog, &KeptFileDialog::keptFileChosen, this, [this, file](const CachedFile &other) {
        CompareWindow *window = open();
        window->older().setCached(other);
        fill(window->newer(), file);
        window->sortByTime();
    });
    connect(dialog, &KeptFileDialog::localFileChosen, this, [this, file](const QString &path) {
        CompareWindow *window = open();
        fill(window->older(), file);
        window->newer().setLocal(path);
    });
    dialog->open();
}

} // namespace Balehook
