// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/fetchdialog.h"

#include "core/text/datasize.h"
#include "failedrows/cache/filecache.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/plainlabel.h"
#include "widgets/messages/dialognotice.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

using State = FetchAhead::State;

FetchDialog::FetchDialog(Sessions &sessions, const FailedFilesWish &wish, const QString &gap, QWidget *parent)
    : QDialog(parent)
    , m_sessions(sessions)
    , m_fetch(sessions.transfers(), sessions.files(), wish.orders())
    , m_plan(new QLabel(this))
    , m_gap(plainLabel(u"fetchGap"_s, this))
    , m_bar(new QProgressBar(this))
    , m_progress(new QLabel(this))
    , m_full(new DialogNotice(this))
    , m_buttons(new QDialogButtonBox(this))
{
    setObjectName(u"fetchDialog"_s);
    setWindowTitle(tr("Download Failed Files"));
    build(wish.notFetched(), gap);
    connect(&m_fetch, &FetchAhead::changed, this, [this] { showState(m_fetch.state()); });
    connect(&m_fetch, &FetchAhead::finished, this, &FetchDialog::end);
    showState(m_fetch.state());
}

void FetchDialog::build(const QStringList &notFetched, const QString &gap)
{
    m_plan->setObjectName(u"fetchPlan"_s);
    m_progress->setObjectName(u"fetchProgress"_s);
    for (QLabel *label : {m_plan, m_progress}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    QStringList plan;
    // That there are no files cannot be said of jobs that are unknown.
    if (m_fetch.counts().all > 0 || gap.isEmpty())
        plan += m_fetch.planText();
    if (!notFetched.isEmpty())
        plan += notFetched.join(u' ');
    showOrHide(*m_plan, plan.join(u'\n'));
    showOrHide(*m_gap, gap);
    m_bar->setObjectName(u"fetchBar"_s);
    m_bar->setAccessibleName(tr("Downloaded files"));
    m_bar->setRange(0, m_fetch.counts().all);
    m_full->setObjectName(u"fetchFull"_s);
    m_raise = m_full->addButton(QString());
    m_raise->setObjectName(u"fetchRaise"_s);
    connect(m_raise, &QPushButton::clicked, this, &FetchDialog::raiseLimit);

    m_go = m_buttons->addButton(QString(), QDialogButtonBox::ActionRole);
    m_go->setObjectName(u"fetchGo"_s);
    m_go->setDefault(true);
    m_stop = DialogButtons::addAction(*m_buttons, tr("&Stop"), u"fetchStop"_s);
    QPushButton *close = m_buttons->addButton(QDialogButtonBox::Close);
    close->setAutoDefault(false);
    HelpPage::offer(*this, *m_buttons, u"files"_s);
    connect(m_go, &QPushButton::clicked, this, &FetchDialog::begin);
    connect(m_stop, &QPushButton::clicked, &m_fetch, &FetchAhead::cancel);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &FetchDialog::reject);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_plan);
    layout->addWidget(m_gap);
    layout->addWidget(m_bar);
    layout->addWidget(m_progress);
    layout->addWidget(m_full);
    layout->addStretch();
    layout->addWidget(m_buttons);
    resize(characterWidth(fontMetrics()) * 64, fontMetrics().lineSpacing() * 12);
}

bool FetchDialog::isUnderWay() const
{
    return m_fetch.state() != State::Ready && m_fetch.state() != State::Over;
}

void FetchDialog::bring()
{
    show();
    raise();
    activateWindow();
}

void FetchDialog::begin()
{
    if (m_fetch.state() == State::Running)
        m_fetch.pause();
    else
        m_fetch.start();
}

/// Twice as much, or what all of them may take.
qint64 FetchDialog::nextLimit() const
{
    const FileCache &files = m_sessions.files();
    return std::max(files.limit() * 2, files.limit() + m_fetch.expectedBytes().value_or(0) - m_fetch.counts().bytes);
}

void FetchDialog::raiseLimit()
{
    m_sessions.setFilesLimit(nextLimit());
    m_fetch.start();
}

void FetchDialog::showState(State state)
{
    const bool isOver = state == State::Over;
    const bool isRunning = state == State::Running;
    m_go->setVisible(!isOver && m_fetch.counts().all > 0);
    m_go->setText(state == State::Ready ? tr("&Download") : isRunning ? tr("&Pause") : tr("&Resume"));
    m_go->setIcon(state == State::Ready ? themedIcon(u"download"_s) : QIcon());
    m_stop->setVisible(isUnderWay());
    m_bar->setVisible(state != State::Ready);
    m_full->setVisible(state == State::Full);
    if (state == State::Full) {
        m_raise->setText(tr("Raise the &Limit to %1").arg(dataSize(nextLimit())));
        m_full->showText(MessageLevel::Warning, m_fetch.fullText(), true);
    }
    showProgress();
}

void FetchDialog::showProgress()
{
    const FetchAhead::Counts &counts = m_fetch.counts();
    m_bar->setMaximum(std::max(counts.all, 1));
    m_bar->setValue(counts.over());
    const QString progress = m_fetch.progressText();
    switch (m_fetch.state()) {
    case State::Ready:
        m_progress->setText(tr("Downloading stops when the space for downloaded files is used up."));
        break;
    case State::Paused:
        m_progress->setText(tr("%1. Paused.").arg(progress));
        break;
    case State::Over:
        m_progress->setText(counts.failed > 0 ? m_fetch.resultText() + u' '
                                    + tr("The list of downloads shows why and lets you try again.")
                                              : m_fetch.resultText());
        break;
    case State::Running:
    case State::Full:
        m_progress->setText(progress);
    }
}

void FetchDialog::end()
{
    if (m_fetch.counts().fetched > 0)
        Q_EMIT fetched();
    if (isVisible())
        return;
    Q_EMIT endedUnseen(m_fetch.resultText());
    deleteLater();
}

/// What is under way goes on.
void FetchDialog::reject()
{
    QDialog::reject();
    if (!isUnderWay())
        deleteLater();
}

} // namespace Balehook
