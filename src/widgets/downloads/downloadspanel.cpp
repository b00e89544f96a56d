// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/downloadspanel.h"

#include "session/account/filetransfers.h"
#include "session/account/sessions.h"
#include "widgets/downloads/transferdelegate.h"
#include "widgets/downloads/transfersmodel.h"
#include "widgets/fields/actionbuttons.h"
#include "widgets/links/linkactions.h"
#include "widgets/links/transfertext.h"
#include "widgets/look/wrappedlabel.h"

#include <QAction>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

DownloadsPanel::DownloadsPanel(Sessions &sessions, QWidget *parent)
    : FilesPanel(sessions, u"download"_s, parent)
    , m_model(new TransfersModel(sessions.transfers(), accountNames(sessions), this))
    , m_details(new WrappedLabel(this))
    , m_adapting([this] {
        adapt();
        m_adapting.isOver();
    })
{
    setObjectName(u"downloadsPanel"_s);
    m_cancel = makeAction(u"downloadCancel"_s, u"x"_s, tr("&Cancel"), &DownloadsPanel::cancel);
    m_retry = makeAction(u"downloadRetry"_s, u"rotate-ccw"_s, tr("Download &Again"), &DownloadsPanel::retry);
    m_copyLink = makeAction(u"downloadCopyLink"_s, u"copy"_s, tr("Copy &Link"), &DownloadsPanel::copyLink);
    m_forget = makeAction(u"downloadForget"_s, u"trash-2"_s, tr("&Remove from List"), &DownloadsPanel::forget);
    m_forgetFinished =
        makeAction(u"downloadForgetAll"_s, u"check"_s, tr("Remove F&inished"), &DownloadsPanel::forgetFinished);
    setDeleteKey(*m_forget);
    build();
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &DownloadsPanel::adapt);
    const auto adaptSoon = [this] { m_adapting.want(); };
    connect(m_model, &QAbstractItemModel::dataChanged, this, adaptSoon);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, adaptSoon);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, adaptSoon);
    adapt();
}

void DownloadsPanel::build()
{
    m_view->setObjectName(u"downloadsView"_s);
    m_view->setAccessibleName(tr("Downloads"));
    setModel(*m_model);
    m_view->setItemDelegateForColumn(TransfersModel::StateColumn, new TransferDelegate(m_view));
    setColumnWidths({{TransfersModel::FileColumn, 38},
                     {TransfersModel::StateColumn, 32},
                     {TransfersModel::JobColumn, 12},
                     {TransfersModel::AccountColumn, 14}});

    // A list cuts what a screen of words says: the whole of it stands below.
    m_details->setObjectName(u"downloadDetails"_s);
    m_details->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_details->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    m_details->setAlignment(Qt::AlignTop | Qt::AlignLeading);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_details);
    layout->addLayout(actionButtons({m_open, m_saveAs, m_cancel, m_retry, m_forget, m_forgetFinished}, this));
}

std::vector<Transfer> DownloadsPanel::chosen() const
{
    return selected(*m_model, &TransfersModel::transferAt);
}

std::optional<CachedFile> DownloadsPanel::chosenFile() const
{
    const std::vector<Transfer> transfers = chosen();
    return transfers.size() == 1 ? transfers.front().file : std::nullopt;
}

void DownloadsPanel::adapt()
{
    const std::vector<Transfer> transfers = chosen();
    const bool isOne = transfers.size() == 1;
    const bool isHere = isOne && transfers.front().file;
    const auto any = [&transfers](auto condition) {
        return std::any_of(transfers.begin(), transfers.end(), condition);
    };
    const auto isOver = [](const Transfer &each) { return each.isOver(); };
    m_open->setEnabled(isHere);
    m_saveAs->setEnabled(isHere);
    m_copyLink->setEnabled(isOne);
    m_cancel->setEnabled(any([](const Transfer &each) { return !each.isOver(); }));
    m_retry->setEnabled(any(isOver));
    m_forget->setEnabled(any(isOver));
    const auto &all = m_sessions.transfers().transfers();
    m_forgetFinished->setEnabled(std::any_of(all.begin(), all.end(), isOver));
    QString details;
    if (m_model->rowCount() == 0)
        details = tr("Nothing has been downloaded since the program started.");
    else if (isHere && !TransferText::doubt(*transfers.front().file).isEmpty())
        details = TransferText::doubt(*transfers.front().file);
    else if (isOne)
        details = TransferText::state(transfers.front());
    else if (transfers.empty())
        details = tr("Select a download to see its details.");
    else
        details = tr("%Ln downloads are selected.", nullptr, int(transfers.size()));
    m_details->setText(details);
}

void DownloadsPanel::cancel()
{
    for (const Transfer &each : chosen())
        m_sessions.transfers().cancel(each.id);
}

void DownloadsPanel::retry()
{
    for (const Transfer &each : chosen())
        m_sessions.transfers().retry(each.id);
}

void DownloadsPanel::copyLink()
{
    const std::vector<Transfer> transfers = chosen();
    if (transfers.size() != 1)
        return;
    copyToClipboard(transfers.front().order.key.link.toString(QUrl::FullyEncoded));
    Q_EMIT messageRequested(tr("Link copied."));
}

void DownloadsPanel::forget()
{
    std::vector<int> ids;
    for (const Transfer &each : chosen())
        ids.push_back(each.id);
    m_sessions.transfers().forget(ids);
}

void DownloadsPanel::forgetFinished()
{
    m_sessions.transfers().forgetFinished();
}

} // namespace Balehook
