// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/reasons/reasonschoice.h"

#include "core/text/safetext.h"
#include "domain/queries/querytimes.h"
#include "widgets/look/flowlayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QMenu>
#include <QToolButton>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

enum class Since { Never, Today, Yesterday, Monday, Week, Day };

void select(QComboBox &box, int value)
{
    box.setCurrentIndex(std::max(0, box.findData(value)));
}

} // namespace

ReasonsChoice::ReasonsChoice(QWidget *parent)
    : QWidget(parent)
    , m_jobs(new QComboBox(this))
    , m_accounts(new QToolButton(this))
    , m_days(new QComboBox(this))
    , m_since(new QComboBox(this))
    , m_sinceDay(new QDateEdit(this))
    , m_onlyNew(new QCheckBox(tr("Only &new reasons"), this))
{
    build();
    connect(m_jobs, &QComboBox::activated, this, [this] {
        showAccounts();
        Q_EMIT jobsChanged();
    });
    connect(m_days, &QComboBox::activated, this, &ReasonsChoice::jobsChanged);
    const auto compare = [this] {
        m_sinceDay->setVisible(Since(m_since->currentData().toInt()) == Since::Day);
        m_onlyNew->setEnabled(since().has_value());
        Q_EMIT sinceChanged();
    };
    connect(m_since, &QComboBox::activated, this, compare);
    connect(m_sinceDay, &QDateEdit::dateChanged, this, compare);
    connect(m_onlyNew, &QCheckBox::toggled, this, &ReasonsChoice::onlyNewChanged);
}

void ReasonsChoice::build()
{
    m_jobs->setObjectName(u"reasonsJobs"_s);
    m_jobs->setAccessibleName(tr("Jobs"));
    m_accounts->setObjectName(u"reasonsAccounts"_s);
    m_accounts->setPopupMode(QToolButton::InstantPopup);
    m_accounts->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_accounts->setFocusPolicy(Qt::StrongFocus);
    m_accounts->setMenu(new QMenu(m_accounts));
    m_days->setObjectName(u"reasonsDays"_s);
    m_days->setAccessibleName(tr("Created"));
    m_days->addItem(tr("Any day"), 0);
    for (const int days : {1, 7, 30, 90})
        m_days->addItem(days == 1 ? tr("Last 24 hours") : tr("Last %Ln days", nullptr, days), days);
    m_since->setObjectName(u"reasonsSince"_s);
    m_since->setAccessibleName(tr("Compare periods"));
    const auto add = [this](const QString &text, Since since) { m_since->addItem(text, int(since)); };
    add(tr("No comparison"), Since::Never);
    add(tr("Compare: since today"), Since::Today);
    add(tr("Compare: since yesterday"), Since::Yesterday);
    add(tr("Compare: since Monday"), Since::Monday);
    add(tr("Compare: last 7 days"), Since::Week);
    add(tr("Compare: since a day"), Since::Day);
    m_sinceDay->setObjectName(u"reasonsSinceDay"_s);
    m_sinceDay->setAccessibleName(tr("First day of the second period"));
    m_sinceDay->setCalendarPopup(true);
    m_sinceDay->setDate(today());
    m_sinceDay->hide();
    m_onlyNew->setObjectName(u"reasonsOnlyNew"_s);
    m_onlyNew->setEnabled(false);
    auto *row = new FlowLayout;
    row->setContentsMargins({});
    setLayout(row);
    for (QWidget *each : std::initializer_list<QWidget *>{m_jobs, m_accounts, m_days, m_since, m_sinceDay, m_onlyNew})
        row->addWidget(each);
}

void ReasonsChoice::offer(bool hasSelection, bool hasSearch, Jobs first, std::vector<AccountName> accounts,
                          const QString &current)
{
    m_jobs->clear();
    if (hasSelection)
        m_jobs->addItem(tr("Selected jobs"), int(Jobs::Selected));
    if (hasSearch)
        m_jobs->addItem(tr("Jobs of the search"), int(Jobs::Search));
    m_jobs->addItem(tr("All jobs"), int(Jobs::All));
    select(*m_jobs, int(first));
    m_names = std::move(accounts);
    m_current = current;
    m_chosen = {current};
    fillAccounts();
    showAccounts();
}

void ReasonsChoice::fillAccounts()
{
    QMenu &menu = *m_accounts->menu();
    menu.clear();
    for (const AccountName &account : m_names) {
        QAction *action = menu.addAction(cellText(account.name, 60).replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(m_chosen.contains(account.id));
        connect(action, &QAction::triggered, this, [this, id = account.id](bool isChosen) {
            m_chosen.removeAll(id);
            if (isChosen)
                m_chosen.append(id);
            showAccounts();
            Q_EMIT jobsChanged();
        });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("&All Accounts")), &QAction::triggered, this, [this] {
        m_chosen.clear();
        for (const AccountName &account : m_names)
            m_chosen.append(account.id);
        fillAccounts();
        showAccounts();
        Q_EMIT jobsChanged();
    });
}

void ReasonsChoice::showAccounts()
{
    const QStringList ids = accounts();
    QString text = tr("%Ln account(s)", nullptr, int(ids.size()));
    for (const AccountName &account : m_names) {
        if (ids.size() == 1 && account.id == ids.front())
            text = cellText(account.name, 40);
    }
    m_accounts->setAccessibleName(tr("Accounts: %1").arg(text));
    m_accounts->setText(text.replace(u'&', u"&&"_s));
    m_accounts->setEnabled(jobs() != Jobs::Selected && m_names.size() > 1);
}

ReasonsChoice::Jobs ReasonsChoice::jobs() const
{
    return Jobs(m_jobs->currentData().toInt());
}

QStringList ReasonsChoice::accounts() const
{
    return jobs() == Jobs::Selected || m_chosen.isEmpty() ? QStringList{m_current} : m_chosen;
}

std::optional<int> ReasonsChoice::lastDays() const
{
    const int days = m_days->currentData().toInt();
    return days > 0 ? std::optional(days) : std::nullopt;
}

QDate ReasonsChoice::today() const
{
    return QueryTimes::now(m_isUtc).date();
}

std::optional<QDate> ReasonsChoice::since() const
{
    switch (Since(m_since->currentData().toInt())) {
    case Since::Today:
        return today();
    case Since::Yesterday:
        return today().addDays(-1);
    case Since::Monday:
        return today().addDays(1 - today().dayOfWeek());
    case Since::Week:
        return today().addDays(-6);
    case Since::Day:
        return m_sinceDay->date();
    case Since::Never:
        break;
    }
    return std::nullopt;
}

bool ReasonsChoice::isOnlyNew() const
{
    return m_onlyNew->isChecked() && m_onlyNew->isEnabled();
}

} // namespace Balehook
