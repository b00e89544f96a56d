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

#include <algorithm>

namespace Balehook {

CompareDesk::CompareDesk(Sessions &sessions, SettingsFile &settings, QWidget &window)
    : m_sessions(sessions)
    , m_settings(settings)
    , m_window(window)
{
    window.installEventFilter(this);
}

CompareDesk::~CompareDesk() = default;

CompareWindow *CompareDesk::open()
{
    CompareWindow *window = present(m_comparisons);
    connect(window, &CompareWindow::rowRequested, this, &CompareDesk::rowRequested);
    return window;
}

/// A new one, the last of \a windows until it is closed.
template <typename Window>
Window *CompareDesk::present(std::vector<std::unique_ptr<Window>> &windows)
{
    Window *window = windows.emplace_back(std::make_unique<Window>(m_sessions, m_settings)).get();
    // Queued: it is what tells this. Until then it is owned, so that it does not outlive what it works on.
    const auto forget = [&windows, window] {
        std::erase_if(windows, [window](const auto &each) { return each.get() == window; });
    };
    connect(window, &QDialog::finished, this, forget, Qt::QueuedConnection);
    window->installEventFilter(this);
    window->setFont(m_window.font());
    window->show();
    window->raise();
    window->activateWindow();
    return window;
}

std::vector<QDialog *> CompareDesk::windows() const
{
    std::vector<QDialog *> all;
    for (const auto &window : m_comparisons)
        all.push_back(window.get());
    for (const auto &window : m_sentRows)
        all.push_back(window.get());
    return all;
}

void CompareDesk::showSentRow(const ShownFile &file)
{
    present(m_sentRows)->setRow(file);
}

bool CompareDesk::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_window) {
        if (event->type() == HelpPage::Request::type())
            QCoreApplication::sendEvent(&m_window, event);
    } else if (event->type() == QEvent::FontChange || event->type() == QEvent::Close) {
        for (QDialog *window : windows()) {
            if (event->type() == QEvent::Close)
                window->close();
            else
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
    for (auto window = m_comparisons.rbegin(); window != m_comparisons.rend(); ++window) {
        if ((*window)->comparison() && ((*window)->older().path() == path || (*window)->newer().path() == path))
            return HandoffReport::Comparison{(*window)->comparison(), (*window)->older().caption(),
                                             (*window)->newer().caption()};
    }
    return {};
}

bool CompareDesk::isBusy() const
{
    const auto isAtWork = [](const auto &window) { return window->isBusy(); };
    return std::ranges::any_of(m_comparisons, isAtWork) || std::ranges::any_of(m_sentRows, isAtWork);
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
