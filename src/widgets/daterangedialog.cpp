// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/daterangedialog.h"

#include "widgets/characterwidth.h"
#include "widgets/helppage.h"

#include <QDateEdit>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int daysAtFirst = 30;

QDate dayOf(std::optional<qint64> msecs, const QDate &otherwise)
{
    return msecs ? QDateTime::fromMSecsSinceEpoch(*msecs).date() : otherwise;
}

} // namespace

DateRangeDialog::DateRangeDialog(const QString &name, const JobQuery::TimeRange &range, QWidget *parent)
    : QDialog(parent)
    , m_first(new QDateEdit(this))
    , m_last(new QDateEdit(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"dateRangeDialog"_s);
    setWindowTitle(name);
    const QDate today = QDate::currentDate();
    m_first->setObjectName(u"dateFirst"_s);
    m_first->setDate(dayOf(range.from, today.addDays(range.isToday ? 0 : -range.lastDays.value_or(daysAtFirst))));
    m_last->setObjectName(u"dateLast"_s);
    m_last->setDate(dayOf(range.until ? std::optional(*range.until - 1) : std::nullopt, today));
    for (QDateEdit *edit : {m_first, m_last})
        edit->setCalendarPopup(true);
    auto *form = new QFormLayout;
    form->addRow(tr("&From:"), m_first);
    form->addRow(tr("&To:"), m_last);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Show These Jobs"), QDialogButtonBox::AcceptRole)->setDefault(true);
    HelpPage::offer(*this, *buttons, u"search"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &DateRangeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &DateRangeDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    setMinimumWidth(characterWidth(fontMetrics()) * 44);
    m_first->setFocus();
}

JobQuery::TimeRange DateRangeDialog::rangeOf(const QDate &first, const QDate &last)
{
    return {qMin(first, last).startOfDay().toMSecsSinceEpoch(),
            qMax(first, last).addDays(1).startOfDay().toMSecsSinceEpoch(), std::nullopt};
}

void DateRangeDialog::accept()
{
    Q_EMIT chosen(rangeOf(m_first->date(), m_last->date()));
    QDialog::accept();
}

} // namespace Balehook
