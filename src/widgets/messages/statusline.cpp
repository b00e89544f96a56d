// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/statusline.h"

#include "core/text/isolated.h"
#include "widgets/look/elidedlabel.h"
#include "widgets/messages/announcer.h"

#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QStatusBar>

#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// A search finds more for a moment; its first count is not announced.
constexpr std::chrono::milliseconds statusSettlingTime(400);

} // namespace

StatusLine::StatusLine(QStatusBar &bar)
    : QObject(&bar)
    , m_list(new ElidedLabel(&bar))
    , m_account(new QLabel(&bar))
{
    m_list->setObjectName(u"statusList"_s);
    m_account->setObjectName(u"statusAccount"_s);
    m_account->setTextFormat(Qt::PlainText);
    // On both sides: nothing mirrors them.
    m_list->setContentsMargins(6, 0, 6, 0);
    m_account->setContentsMargins(6, 0, 6, 0);
    bar.addWidget(m_list, 1);
    bar.addPermanentWidget(m_account);
    m_settling.setSingleShot(true);
    m_settling.setInterval(statusSettlingTime);
    connect(&m_settling, &QTimer::timeout, this, &StatusLine::announce);
}

void StatusLine::show(const ListStatus &status)
{
    if (status == m_shown)
        return;
    // The end of a load, of a search or of a refresh that was asked for, not each page that scrolling brings.
    const bool isAnother = status.listed != m_shown.listed || status.refreshes != m_shown.refreshes
        || status.total != m_shown.total || status.isFound != m_shown.isFound || status.listing != m_shown.listing
        || status.accountName != m_shown.accountName;
    m_shown = status;
    fill();
    if (isAnother && status.listed)
        m_settling.start();
}

void StatusLine::announce()
{
    if (!m_isFileShown && m_shown.listed)
        Announcer::say(*m_list, countText(m_shown));
}

void StatusLine::setFileShown(bool isShown)
{
    m_isFileShown = isShown;
    fill();
}

void StatusLine::fill()
{
    ListStatus status = m_shown;
    if (m_isFileShown) {
        status.listed = false;
        status.updatedAt = 0;
    }
    m_list->setText(listText(status));
    m_account->setText(accountText(status));
}

QString StatusLine::countText(const ListStatus &status)
{
    struct Sentences
    {
        const char *total;
        const char *found;
        const char *loaded;
    };
    static constexpr std::array<Sentences, 3> ofListing{{
        {QT_TR_NOOP("%1 jobs, %2 loaded"), QT_TR_NOOP("%1 of %2 jobs shown"),
         QT_TR_NOOP("%1 jobs loaded, total unknown")},
        {QT_TR_NOOP("%1 webhooks, %2 loaded"), QT_TR_NOOP("%1 of %2 webhooks shown"),
         QT_TR_NOOP("%1 webhooks loaded, total unknown")},
        {QT_TR_NOOP("%1 properties, %2 loaded"), QT_TR_NOOP("%1 of %2 properties shown"),
         QT_TR_NOOP("%1 properties loaded, total unknown")},
    }};
    const Sentences &sentences = ofListing[std::size_t(status.listing)];
    const QLocale locale;
    const QString loaded = locale.toString(status.loaded);
    if (!status.total)
        return tr(sentences.loaded).arg(loaded);
    const QString total = locale.toString(*status.total);
    if (!status.isFound)
        return tr(sentences.total).arg(total, loaded);
    const qint64 all = status.listedTotal.value_or(*status.total);
    const bool isPart =
        status.listing == Listing::ImportJobs && status.searched && (!status.listedTotal || *status.searched < all);
    return (isPart ? tr("%1 of %2 loaded jobs shown") : tr(sentences.found))
        .arg(total, locale.toString(isPart ? *status.searched : all));
}

QString StatusLine::timeText(qint64 msecs, bool utc)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(msecs, utc ? Qt::UTC : Qt::LocalTime);
    return QLocale().toString(time, QLocale::ShortFormat) + (utc ? u" UTC"_s : QString());
}

QString StatusLine::earlierText(const ListStatus &status)
{
    const QString shown = timeText(status.updatedAt, status.utc);
    return status.requests > 0 ? tr("As of %1, refreshing…").arg(shown) : tr("As of %1, not refreshed").arg(shown);
}

QString StatusLine::listText(const ListStatus &status)
{
    if (!status.listed)
        return {};
    QStringList parts{countText(status)};
    if (status.isEarlier)
        parts.prepend(earlierText(status)); // first: how far what is seen can be trusted
    if (status.selectedRows > 0)
        parts << tr("%Ln selected", nullptr, int(status.selectedRows));
    if (!status.isFound)
        parts << tr("order of the service");
    if (!status.refreshing.isEmpty() && status.isServiceAsked)
        parts << status.refreshing;
    return titleOfParts(parts);
}

QString StatusLine::accountText(const ListStatus &status)
{
    if (!status.hasAccount)
        return {};
    QStringList parts{status.accountName, status.host};
    if (status.updatedAt > 0 && !status.isEarlier) {
        const QDateTime time = QDateTime::fromMSecsSinceEpoch(status.updatedAt, status.utc ? Qt::UTC : Qt::LocalTime);
        const QString clock = QLocale().toString(time.time(), QLocale::ShortFormat);
        parts << (status.utc ? tr("updated %1 UTC").arg(clock) : tr("updated %1").arg(clock));
    }
    if (status.requests > 0)
        parts << tr("%Ln requests", nullptr, status.requests);
    return titleOfParts(parts);
}

} // namespace Balehook
