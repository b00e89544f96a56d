// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/daterangedialog.h"

#include "domain/queries/querytimes.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"

#include <QDateEdit>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QTimeZone>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int daysAtFirst = 30;

QDate dayOf(std::optional<qint64> msecs, bool isUtc, const QDate &otherwise)
{
    return msecs ? QDateTime::fromMSecsSinceEpoch(*msecs, QueryTimes::zone(isUtc)).date() : otherwise;
}

} // namespace

DateRangeDialog::DateRangeDialog(const QString &name, const JobQuery::TimeRange &range, bool isUtc, QWidget *parent)
    : QDialog(parent)
    , m_isUtc(isUtc)
    , m_first(new QDateEdit(this))
    , m_last(new QDateEdit(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"dateRangeDialog"_s);
    setWindowTitle(name);
    const QDate today = QDateTime::currentDateTimeUtc().toTimeZone(QueryTimes::zone(isUtc)).date();
    m_first->setObjectName(u"dateFirst"_s);
    m_first->setDate(
        dayOf(range.from, isUtc, today.addDays(range.isToday ? 0 : -range.lastDays.value_or(daysAtFirst))));
    m_last->setObjectName(u"dateLast"_s);
    m_last->setDate(dayOf(range.until ? std::optional(*range.until - 1) : std::nullopt, isUtc, today));
    for (QDateEdit *edit : {m_first, m_last})
        edit->setCalendarPopup(true);
    auto *form = new QFormLayout;
    form->addRow(tr("&From:"), m_first);
    form->addRow(tr("&To:"), m_last);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Show Jobs"), QDialogButtonBox::AcceptRole)->setDefault(true);
    HelpPage::offer(*this, *buttons, u"search"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &DateRangeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &DateRangeDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    setMinimumWidth(characterWidth(fontMetrics()) * 44);
    m_first->setFocus();
}

JobQuery::TimeRange DateRangeDialog::rangeOf(const QDate &first, const QDate &last, bool isUtc)
{
    const QTimeZone zone = QueryTimes::zone(isUtc);
    return {qMin(first, last).startOfDay(zone).toMSecsSinceEpoch(),
            qMax(first, last).addDays(1).startOfDay(zone).toMSecsSinceEpoch(), std::nullopt};
}

void DateRangeDialog::accept()
{
    Q_EMIT chosen(rangeOf(m_first->date(), m_last->date(), m_isUtc));
    QDialog::accept();
}

} // namespace Balehook
