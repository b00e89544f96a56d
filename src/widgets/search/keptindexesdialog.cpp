// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/keptindexesdialog.h"

#include "core/text/datasize.h"
#include "session/account/keptindexes.h"
#include "session/account/sessions.h"
#include "widgets/fields/actionbuttons.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/plainbox.h"
#include "widgets/search/keptindexesmodel.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <numeric>

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

KeptIndexesDialog::KeptIndexesDialog(Sessions &sessions, QWidget *parent)
    : QDialog(parent)
    , m_indexes(new KeptIndexes(sessions, this))
    , m_model(new KeptIndexesModel(
          [&sessions](const QString &accountId) {
              const Account *account = sessions.account(accountId);
              return account ? account->displayName() : QString();
          },
          this))
    , m_view(new QTreeView(this))
    , m_used(new QLabel(this))
    , m_message(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"keptIndexesDialog"_s);
    setWindowTitle(tr("Jobs Stored for Searching"));
    makeActions();
    build();
    connect(m_indexes, &KeptIndexes::changed, this, [this] { take(m_indexes->all()); });
    connect(m_indexes, &KeptIndexes::removed, this, &KeptIndexesDialog::tell);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &KeptIndexesDialog::adapt);
    m_pace.setInterval(2s);
    connect(&m_pace, &QTimer::timeout, m_indexes, &KeptIndexes::look);
    m_pace.start();
    m_indexes->look();
    adapt();
}

void KeptIndexesDialog::makeActions()
{
    m_remove = new QAction(themedIcon(u"trash-2"_s), tr("D&elete"), this);
    m_remove->setObjectName(u"keptRemove"_s);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_removeAll = new QAction(themedIcon(u"users"_s), tr("Delete &All..."), this);
    m_removeAll->setObjectName(u"keptRemoveAll"_s);
    connect(m_remove, &QAction::triggered, this, &KeptIndexesDialog::removeChosen);
    connect(m_removeAll, &QAction::triggered, this, &KeptIndexesDialog::removeAll);
}

void KeptIndexesDialog::build()
{
    m_view->setObjectName(u"keptIndexesView"_s);
    m_view->setAccessibleName(windowTitle());
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->addActions({m_remove, m_removeAll});
    m_view->setModel(m_model);
    const int character = characterWidth(fontMetrics());
    m_view->setColumnWidth(KeptIndexesModel::AccountColumn, character * 34);
    m_view->setColumnWidth(KeptIndexesModel::JobsColumn, character * 12);
    m_view->setColumnWidth(KeptIndexesModel::SizeColumn, character * 12);
    auto *note = new QLabel(tr("To search all jobs of an account, they are stored on this computer. Deleting them "
                               "changes nothing on the service; to search again, load them again."),
                            this);
    m_used->setObjectName(u"keptIndexesUsed"_s);
    m_message->setObjectName(u"keptIndexesMessage"_s);
    for (QLabel *label : {note, m_used, m_message}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    auto *buttons = DialogButtons::closeAndHelp(*this, u"settings"_s);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(note);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_used);
    layout->addLayout(actionButtons({m_remove, m_removeAll}, this));
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    m_view->setFocus();
    resize(character * 96, fontMetrics().lineSpacing() * 22);
}

void KeptIndexesDialog::take(const std::vector<KeptIndex> &all)
{
    m_model->setIndexes(all);
    if (!m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_model->index(0, 0));
    adapt();
}

QString KeptIndexesDialog::usedText(const QString &size)
{
    return tr("They use %1 on this computer.", "bytes").arg(size);
}

QString KeptIndexesDialog::questionOfAll()
{
    return tr("Delete the stored jobs of all accounts? To search them, load them again.");
}

QString KeptIndexesDialog::deletedText()
{
    return tr("The jobs were deleted.");
}

void KeptIndexesDialog::adapt()
{
    const bool isFree = !m_indexes->isRemoving();
    m_remove->setEnabled(isFree && !chosen().empty());
    m_removeAll->setEnabled(isFree && !everything().empty());
    m_used->setText(usedText(dataSize(m_model->bytes())));
}

/// Those selected that there is something of.
std::vector<KeptIndex> KeptIndexesDialog::chosen() const
{
    std::vector<KeptIndex> found;
    for (const QModelIndex &row : m_view->selectionModel()->selectedRows()) {
        const KeptIndex *index = m_model->indexAt(row.row());
        if (index && index->bytes > 0)
            found.push_back(*index);
    }
    return found;
}

std::vector<KeptIndex> KeptIndexesDialog::everything() const
{
    std::vector<KeptIndex> found = m_indexes->all();
    std::erase_if(found, [](const KeptIndex &index) { return index.bytes == 0; });
    return found;
}

/// What loading again does not bring back; empty: nothing.
QString KeptIndexesDialog::lossText(const std::vector<KeptIndex> &indexes) const
{
    const qint64 unlisted =
        std::accumulate(indexes.begin(), indexes.end(), qint64(0),
                        [](qint64 sum, const KeptIndex &index) { return sum + index.now.unlisted; });
    return unlisted == 0 ? QString()
                         : tr("The service no longer lists %Ln of them: they cannot be loaded again.", nullptr,
                              int(std::min<qint64>(unlisted, 1'000'000'000)));
}

void KeptIndexesDialog::removeChosen()
{
    const std::vector<KeptIndex> indexes = chosen();
    if (indexes.empty() || m_indexes->isRemoving())
        return;
    // Nothing is lost but the time to load them again.
    if (const QString loss = lossText(indexes); loss.isEmpty())
        remove(indexes);
    else
        ask(tr("Delete the stored jobs of the selected accounts?") + u'\n' + loss, indexes);
}

void KeptIndexesDialog::removeAll()
{
    const std::vector<KeptIndex> indexes = everything();
    if (indexes.empty() || m_indexes->isRemoving())
        return;
    QString question = questionOfAll();
    if (const QString loss = lossText(indexes); !loss.isEmpty())
        question += u'\n' + loss;
    ask(question, indexes);
}

void KeptIndexesDialog::ask(const QString &question, const std::vector<KeptIndex> &indexes)
{
    auto *box = new PlainBox(MessageLevel::Question, u"keptRemoveQuestion"_s, question, this);
    box->offer(tr("Delete"), QMessageBox::DestructiveRole, *this, [this, indexes] { remove(indexes); });
    box->open();
}

void KeptIndexesDialog::remove(const std::vector<KeptIndex> &indexes)
{
    QStringList names;
    for (const KeptIndex &index : indexes)
        names.append(index.name);
    m_message->clear();
    m_indexes->remove(names);
    adapt();
}

void KeptIndexesDialog::tell(const Outcome &outcome)
{
    const QString text = outcome ? deletedText() : outcome.error().userMessage();
    m_message->setText(text);
    setAccessibleDescription(text);
    Announcer::say(*this, text);
}

} // namespace Balehook
