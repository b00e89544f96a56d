// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/unknownsdialog.h"

#include "core/text/safetext.h"
#include "session/account/observations.h"
#include "session/account/sessions.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/outcomelabel.h"
#include "widgets/requests/unknownsmodel.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTableView>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

UnknownsDialog::UnknownsDialog(Sessions &sessions, QWidget *parent)
    : QDialog(parent)
    , m_sessions(sessions)
    , m_model(new UnknownsModel(this))
    , m_heading(new WrappedLabel(this))
    , m_table(new QTableView(this))
    , m_outcome(new OutcomeLabel(this))
    , m_change(new QPushButton(tr("C&hange..."), this))
{
    setObjectName(u"unknownsDialog"_s);
    setWindowTitle(tr("Undocumented Behavior"));
    m_heading->setObjectName(u"unknownsHeading"_s);
    m_table->setObjectName(u"unknownsTable"_s);
    m_table->setAccessibleName(windowTitle());
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel); // a row may be higher than the view
    m_table->setTabKeyNavigation(false);
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(UnknownsModel::Place, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_outcome->setObjectName(u"unknownsOutcome"_s);
    m_change->setObjectName(u"unknownsChange"_s);
    m_change->setToolTip(tr("Opens the account settings that override this."));
    m_change->setAutoDefault(false);

    auto *buttons = DialogButtons::closeAndHelp(*this, u"unknowns"_s);
    buttons->addButton(m_change, QDialogButtonBox::ActionRole);
    QPushButton *copyAll = DialogButtons::addAction(*buttons, tr("&Copy as Text"), u"unknownsCopy"_s, u"copy"_s);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_table, 1);
    column->addWidget(m_outcome);
    column->addWidget(buttons);
    const QSize wanted(characterWidth(fontMetrics()) * 135, fontMetrics().lineSpacing() * 32);
    resize(wanted.boundedTo(screen()->availableSize() * 9 / 10));

    m_pace.setSingleShot(true);
    m_pace.setInterval(500ms);
    connect(&m_pace, &QTimer::timeout, this, &UnknownsDialog::refresh);
    connect(copyAll, &QPushButton::clicked, this, &UnknownsDialog::copy);
    connect(m_change, &QPushButton::clicked, this, &UnknownsDialog::change);
    // Once the key is over, or Enter presses the default button of the dialog that it has opened.
    connect(m_table, &QTableView::activated, this, &UnknownsDialog::change, Qt::QueuedConnection);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &UnknownsDialog::enableChange);
    connect(&sessions, &Sessions::accountChanged, this, [this](const QString &accountId) {
        if (accountId == m_accountId)
            follow();
    });
}

void UnknownsDialog::setAccount(const QString &accountId)
{
    if (std::exchange(m_accountId, accountId) != accountId || !m_session)
        follow();
}

void UnknownsDialog::showEvent(QShowEvent *event)
{
    m_outcome->hide();
    refresh();
    QDialog::showEvent(event);
}

/// Another account, or the same one with another session.
void UnknownsDialog::follow()
{
    m_outcome->hide();
    if (m_session) {
        m_session->disconnect(this);
        m_session->observations().disconnect(this);
    }
    m_session = m_sessions.session(m_accountId);
    if (m_session) {
        connect(m_session, &AccountSession::accountChanged, this, &UnknownsDialog::refresh);
        connect(&m_session->observations(), &Observations::changed, this, [this] {
            if (isVisible() && !m_pace.isActive())
                m_pace.start();
        });
    }
    refresh();
}

void UnknownsDialog::refresh()
{
    if (!m_session) {
        m_heading->setText(tr("No account is shown."));
        m_model->setRows({});
    } else {
        const Account &account = m_session->account();
        m_heading->setText(tr("The service does not document these points. Observed for the account %1 since the "
                              "program started; counted here and never sent anywhere.")
                               .arg(cellText(account.displayName(), 60)));
        m_model->setRows(UnknownRows::of(account, m_session->observations().observed()));
    }
    enableChange();
}

void UnknownsDialog::enableChange()
{
    m_change->setEnabled(m_model->placeOf(m_table->currentIndex().row()) != AccountPlace::None);
}

void UnknownsDialog::change()
{
    const AccountPlace place = m_model->placeOf(m_table->currentIndex().row());
    const Account *account = m_sessions.account(m_accountId);
    if (!account || place == AccountPlace::None)
        return;
    // A child of this one, so that it stands before it and nobody opens a second.
    auto *dialog = new AccountDialog(m_sessions, account, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
    dialog->lead(place);
}

QString UnknownsDialog::copiedText()
{
    return tr("The list was copied.");
}

void UnknownsDialog::copy()
{
    QGuiApplication::clipboard()->setText(windowTitle() + u'\n' + m_heading->text() + u'\n' + m_model->text());
    m_outcome->tell(copiedText());
}

} // namespace Balehook
