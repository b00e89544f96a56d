// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/find/findrowsdialog.h"

#include "session/account/sessions.h"
#include "widgets/fields/clearbutton.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/find/foundrowsmodel.h"
#include "widgets/find/foundrowsview.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/plainlabel.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/coverageline.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

enum Scope { ThisAccount, AllAccounts };

} // namespace

FindRowsDialog::FindRowsDialog(Sessions &sessions, SettingsFile &settings, QWidget *parent)
    : QDialog(parent)
    , m_sessions(sessions)
    , m_search(sessions, settings)
    , m_model(new FoundRowsModel(
          [&sessions](const QString &accountId) {
              const Account *account = sessions.account(accountId);
              return account ? account->displayName() : QString();
          },
          this))
    , m_text(new QLineEdit(this))
    , m_match(new QComboBox(this))
    , m_scope(new QComboBox(this))
    , m_find(new QPushButton(themedIcon(u"search"_s), tr("&Find"), this))
    , m_stop(new QPushButton(themedIcon(u"x"_s), tr("S&top"), this))
    , m_view(new FoundRowsView(*m_model, this))
    , m_result(plainLabel(u"findRowsResult"_s, this))
    , m_coverage(new CoverageLine(u"findRowsCoverage"_s, this))
{
    setObjectName(u"findRowsDialog"_s);
    setWindowTitle(tr("Find in Failed Rows"));
    build();
    connectParts();
    showOrHide(*m_result, {});
    adapt();
}

QLayout *FindRowsDialog::makeSearchRow()
{
    m_text->setObjectName(u"findRowsText"_s);
    m_text->setAccessibleName(tr("Value to find"));
    m_text->setPlaceholderText(tr("SKU, EAN, email address…"));
    addClearButton(*m_text);
    m_match->setObjectName(u"findRowsMatch"_s);
    m_match->setAccessibleName(tr("Match"));
    m_match->addItem(tr("Whole value"), int(CellMatch::Kind::Value));
    m_match->addItem(tr("Part of a value"), int(CellMatch::Kind::Part));
    m_scope->setObjectName(u"findRowsScope"_s);
    m_scope->setAccessibleName(tr("Search in"));
    m_scope->addItems({tr("This account"), tr("All accounts")});
    m_find->setObjectName(u"findRowsFind"_s);
    m_find->setAutoDefault(false);
    m_stop->setObjectName(u"findRowsStop"_s);
    m_stop->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_match);
    row->addWidget(m_scope);
    row->addWidget(m_find);
    row->addWidget(m_stop);
    return row;
}

void FindRowsDialog::build()
{
    m_view->setAccessibleName(tr("Found rows"));
    auto *buttons = DialogButtons::closeAndHelp(*this, u"failed-rows"_s);
    m_open = DialogButtons::addAction(*buttons, tr("&Open Row"), u"findRowsOpen"_s, u"rows-3"_s);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(makeSearchRow());
    layout->addWidget(m_result);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_coverage);
    layout->addWidget(buttons);
    resize(characterWidth(fontMetrics()) * 110, fontMetrics().lineSpacing() * 26);
}

void FindRowsDialog::connectParts()
{
    connect(m_text, &QLineEdit::returnPressed, this, &FindRowsDialog::searchOrOpen);
    connect(m_text, &QLineEdit::textChanged, this, &FindRowsDialog::adapt);
    connect(m_find, &QPushButton::clicked, this, &FindRowsDialog::search);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_search.stop();
        showEnd();
    });
    for (QComboBox *choice : {m_match, m_scope}) {
        connect(choice, &QComboBox::activated, this, [this] {
            if (!m_searched.isEmpty())
                search();
        });
    }
    connect(m_coverage, &CoverageLine::downloadRequested, this,
            [this] { Q_EMIT downloadRequested({.accounts = accounts()}); });
    connect(m_open, &QPushButton::clicked, this, [this] { openRow(m_view->currentIndex()); });
    connect(m_view, &QTreeView::activated, this, &FindRowsDialog::openRow);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindRowsDialog::adapt);
    connect(&m_search, &KeptRowsSearch::begun, this, [this] {
        m_view->clear();
        showOrHide(*m_result, {});
    });
    connect(&m_search, &KeptRowsSearch::found, m_view, [this](qint64 file, const FoundRows &rows) {
        m_view->add(file, m_search.files()[std::size_t(file)], rows);
    });
    connect(&m_search, &KeptRowsSearch::progressed, this, &FindRowsDialog::showCoverage);
    connect(&m_search, &KeptRowsSearch::finished, this, &FindRowsDialog::showEnd);
}

void FindRowsDialog::setAccount(const QString &accountId)
{
    m_accountId = accountId;
    if (accountId.isEmpty())
        m_scope->setCurrentIndex(AllAccounts);
}

void FindRowsDialog::bring(const QString &text)
{
    if (!text.isEmpty())
        m_text->setText(text);
    show();
    raise();
    activateWindow();
    m_text->setFocus();
    m_text->selectAll();
}

/// Enter in the field: what is typed is searched once, and then the row that is selected is opened.
void FindRowsDialog::searchOrOpen()
{
    const bool isFound = m_text->text() == m_searched && m_view->currentIndex().isValid();
    if (isFound)
        openRow(m_view->currentIndex());
    else
        search();
}

/// Those that are searched; none: all.
QStringList FindRowsDialog::accounts() const
{
    const bool isAll = m_scope->currentIndex() == AllAccounts || m_accountId.isEmpty();
    return isAll ? QStringList() : QStringList{m_accountId};
}

void FindRowsDialog::searchAgain()
{
    if (!m_searched.isEmpty() && m_text->text() == m_searched)
        search();
}

void FindRowsDialog::search()
{
    if (m_text->text().trimmed().isEmpty())
        return;
    m_searched = m_text->text();
    m_search.start({.text = m_searched, .kind = CellMatch::Kind(m_match->currentData().toInt())}, accounts());
    showCoverage();
    adapt();
}

void FindRowsDialog::showCoverage()
{
    m_view->showFresh(); // what the line counts is seen
    showOrHide(*m_result,
               m_search.isRunning() && m_search.coverage().searched.rows == 0 ? tr("Searching…")
                                                                              : m_search.coverage().result());
    m_coverage->showCoverage(m_search.coverage().coverage(),
                             m_search.isRunning() ? 0 : m_search.coverage().files.notFetched);
}

void FindRowsDialog::showEnd()
{
    if (m_search.files().empty() && m_search.coverage().searched.files == 0 && !m_search.coverage().files.isKnown) {
        m_searched.clear(); // an account is gone with what was found in it
        showOrHide(*m_result, {});
        m_coverage->showCoverage({}, 0);
    } else {
        showCoverage();
        Announcer::say(*this, m_result->text());
    }
    adapt();
}

void FindRowsDialog::openRow(const QModelIndex &index)
{
    const CachedFile *file = m_model->fileAt(index);
    if (file)
        Q_EMIT rowRequested(*file, m_model->rowAt(index));
}

void FindRowsDialog::adapt()
{
    m_find->setEnabled(!m_text->text().trimmed().isEmpty());
    m_stop->setEnabled(m_search.isRunning());
    m_open->setEnabled(m_view->currentIndex().isValid());
}

} // namespace Balehook
