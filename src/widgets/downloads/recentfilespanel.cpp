// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/recentfilespanel.h"

#include "core/text/datasize.h"
#include "core/text/safetext.h"
#include "failedrows/cache/filecache.h"
#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "widgets/downloads/recentfilesmodel.h"
#include "widgets/fields/actionbuttons.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/plainbox.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 megabyte = 1024 * 1024;
constexpr int leastLimit = 16; // megabytes
constexpr int mostLimit = 1024 * 1024;

} // namespace

RecentFilesPanel::RecentFilesPanel(Sessions &sessions, QWidget *parent)
    : FilesPanel(sessions, u"recent"_s, parent)
    , m_model(new RecentFilesModel(sessions.files(), accountNames(sessions), this))
    , m_used(new WrappedLabel(this))
    , m_limit(new QSpinBox(this))
{
    setObjectName(u"recentFilesPanel"_s);
    m_remove = makeAction(u"recentRemove"_s, u"trash-2"_s, tr("D&elete"), &RecentFilesPanel::remove);
    setDeleteKey(*m_remove);
    m_remove->setAutoRepeat(false); // the next file is selected then
    m_clearAccount = makeAction(u"recentClearAccount"_s, u"user"_s, tr("Delete All of This &Account..."),
                                &RecentFilesPanel::clearAccount);
    m_clearAll = makeAction(u"recentClearAll"_s, u"users"_s, tr("Delete A&ll Files..."), &RecentFilesPanel::clearAll);
    build();
    connect(m_model, &RecentFilesModel::updated, this, &RecentFilesPanel::adapt);
    connect(m_limit, &QSpinBox::editingFinished, this, [this] { setLimit(m_limit->value()); });
    adapt();
}

void RecentFilesPanel::build()
{
    m_view->setObjectName(u"recentFilesView"_s);
    m_view->setAccessibleName(tr("Downloaded files"));
    setModel(*m_model);
    setColumnWidths({{RecentFilesModel::FileColumn, 26},
                     {RecentFilesModel::KindColumn, 16},
                     {RecentFilesModel::JobColumn, 10},
                     {RecentFilesModel::SizeColumn, 11},
                     {RecentFilesModel::AccountColumn, 14},
                     {RecentFilesModel::FetchedColumn, 22}});
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_view, 1);
    layout->addLayout(actionButtons({m_open, m_saveAs, m_remove, m_clearAccount, m_clearAll}, this));
    layout->addLayout(makeRoomRow());
}

QLayout *RecentFilesPanel::makeRoomRow()
{
    m_used->setObjectName(u"recentUsed"_s);
    m_limit->setObjectName(u"recentLimit"_s);
    m_limit->setRange(leastLimit, mostLimit);
    m_limit->setSuffix(QString(u' ' % tr("MiB", "mebibytes")));
    m_limit->setGroupSeparatorShown(true);
    m_limit->setValue(int(m_sessions.files().limit() / megabyte));
    auto *label = new QLabel(tr("Keep at &most:"), this);
    label->setBuddy(m_limit);
    auto *row = new QHBoxLayout;
    row->addWidget(m_used, 1);
    row->addWidget(label);
    row->addWidget(m_limit);
    return row;
}

std::vector<CachedFile> RecentFilesPanel::chosen() const
{
    return selected(*m_model, &RecentFilesModel::fileAt);
}

std::optional<CachedFile> RecentFilesPanel::chosenFile() const
{
    const std::vector<CachedFile> files = chosen();
    return files.size() == 1 ? std::optional(files.front()) : std::nullopt;
}

void RecentFilesPanel::adapt()
{
    const std::vector<CachedFile> files = chosen();
    m_open->setEnabled(files.size() == 1);
    m_saveAs->setEnabled(files.size() == 1);
    m_remove->setEnabled(!files.empty());
    m_clearAccount->setEnabled(files.size() == 1);
    m_clearAll->setEnabled(m_model->rowCount() > 0);
    QString used = m_model->rowCount() == 0
        ? tr("No files are stored on this computer.")
        : tr("%Ln files are stored on this computer, %1 in all.", nullptr, m_model->rowCount())
              .arg(dataSize(m_sessions.files().bytesUsed()));
    if (const qint64 bytes = m_sessions.files().filterBytes(); bytes > 0)
        used += u' ' + tr("The index of their values uses %1.").arg(dataSize(bytes));
    m_used->setText(used);
}

void RecentFilesPanel::remove()
{
    int row = m_model->rowCount();
    for (const QModelIndex &index : m_view->selectionModel()->selectedRows())
        row = std::min(row, index.row());
    const Outcome outcome = m_sessions.files().remove(chosen());
    m_model->update();
    if (!outcome) {
        tell(outcome);
        return;
    }
    // What takes their place, so that the keys go on from there.
    const QModelIndex next = m_model->index(std::min(row, m_model->rowCount() - 1), 0);
    if (next.isValid())
        m_view->selectionModel()->setCurrentIndex(next,
                                                  QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void RecentFilesPanel::clearAccount()
{
    const std::vector<CachedFile> files = chosen();
    if (files.size() != 1)
        return;
    const QString id = files.front().accountId;
    const Account *account = m_sessions.account(id);
    const QString name = account ? cellText(account->displayName()) : QString();
    askToClear(tr("Delete the %Ln files of %1 from this computer? Downloads of the account in progress "
                  "are canceled. The originals are not affected.",
                  nullptr, m_model->countOf(id))
                   .arg(name),
               [this, id] { return m_sessions.transfers().purge(id); });
}

void RecentFilesPanel::clearAll()
{
    askToClear(tr("Delete all %Ln files from this computer? Downloads in progress are canceled. The "
                  "originals are not affected.",
                  nullptr, m_model->rowCount()),
               [this] { return m_sessions.transfers().purgeAll(); });
}

void RecentFilesPanel::askToClear(const QString &question, std::function<Outcome()> clear)
{
    auto *box = new PlainBox(MessageLevel::Question, u"deleteFilesQuestion"_s, question, this);
    box->offer(tr("Delete"), QMessageBox::DestructiveRole, *this, [this, clear = std::move(clear)] { tell(clear()); });
    box->open();
}

void RecentFilesPanel::tell(const Outcome &outcome)
{
    QString text = tr("The files were deleted.");
    if (!outcome) {
        text = outcome.error().userMessage();
        if (!outcome.error().detail.isEmpty())
            text += u'\n' + detailText(outcome.error().detail);
    }
    Q_EMIT messageRequested(text);
}

void RecentFilesPanel::setLimit(int megabytes)
{
    m_sessions.setFilesLimit(megabytes * megabyte);
    adapt();
}

} // namespace Balehook
