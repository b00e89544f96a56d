// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/links/savelink.h"

#include "core/text/datasize.h"
#include "core/text/safetext.h"
#include "failedrows/cache/filecopier.h"
#include "failedrows/fetch/linktrouble.h"
#include "failedrows/text/filename.h"
#include "session/account/filetransfers.h"
#include "widgets/links/desktopfile.h"
#include "widgets/links/savedialog.h"
#include "widgets/links/transfertext.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/announcer.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int barSteps = 1000;

} // namespace

SaveLink::SaveLink(FileTransfers &transfers, FileCache &cache, TransferOrder order, QWidget *parent)
    : QWidget(parent)
    , m_transfers(&transfers)
    , m_cache(&cache)
    , m_order(std::move(order))
    , m_text(new WrappedLabel(this))
    , m_bar(new QProgressBar(this))
    , m_again(new QPushButton(tr("Retry"), this))
    , m_anyway(new QPushButton(tr("Save Anyway"), this))
    , m_reveal(new QPushButton(tr("Show in Folder"), this))
    , m_stop(new QPushButton(tr("Cancel"), this))
{
    build();
    connect(m_again, &QPushButton::clicked, this, &SaveLink::begin);
    connect(m_anyway, &QPushButton::clicked, this, [this] {
        m_order.acceptAnything = true;
        begin();
    });
    connect(m_reveal, &QPushButton::clicked, this, [this] { DesktopFile::reveal(m_target); });
    connect(m_stop, &QPushButton::clicked, this, &SaveLink::stop);
    connect(&transfers, &FileTransfers::transferChanged, this, [this](int id) {
        if (id == m_transferId)
            showProgress(*m_transfers->transfer(id));
    });
    connect(&transfers, &FileTransfers::transferFinished, this, &SaveLink::endTransfer);
    connect(&transfers, &QObject::destroyed, this, [this] {
        if (std::exchange(m_transferId, 0) != 0)
            endWith(tr("The download stopped because the account was removed or changed. No file was left."));
        m_again->hide();
        m_anyway->hide();
    });
    hide();
}

SaveLink::~SaveLink() = default;

void SaveLink::build()
{
    auto *buttons = new FlowLayout;
    for (QPushButton *button : {m_anyway, m_again, m_reveal, m_stop}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->addWidget(m_text);
    layout->addWidget(m_bar);
    layout->addLayout(buttons);
    m_text->setObjectName(u"saveText"_s);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the download"));
    m_again->setObjectName(u"saveAgain"_s);
    m_anyway->setObjectName(u"saveAnyway"_s);
    m_reveal->setObjectName(u"saveReveal"_s);
    m_stop->setObjectName(u"saveStop"_s);
    for (QPushButton *button : {m_again, m_anyway, m_reveal})
        button->hide();
}

void SaveLink::ask()
{
    const FileKey &key = m_order.key;
    const QFileDialog *dialog = openSaveDialog(suggestedFileName(key.link, key.jobId), *this);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &fileName) {
        m_target = fileName;
        begin();
    });
    connect(dialog, &QFileDialog::rejected, this, &SaveLink::dismissed);
}

void SaveLink::begin()
{
    if (isRunning() || !m_transfers || !m_cache)
        return;
    for (QPushButton *button : {m_again, m_anyway, m_reveal})
        button->hide();
    m_bar->setRange(0, 0);
    m_bar->show();
    m_stop->setText(tr("Cancel"));
    show();
    const std::optional<CachedFile> known = m_cache->find(m_order.key);
    if (known && !m_order.isNewerThan(*known))
        copy(*known);
    else
        fetch();
}

void SaveLink::fetch()
{
    const Transfer *last = m_transfers->transferOf(m_order.key);
    m_isOwnTransfer = !last || last->isOver();
    if (!last || !last->isOver() || last->state == Transfer::State::Done) {
        follow(m_transfers->start(m_order));
        return;
    }
    const int id = last->id;
    if (m_order.acceptAnything)
        m_transfers->retryAcceptingAnything(id);
    else
        m_transfers->retry(id, m_order.key.link);
    follow(id);
}

void SaveLink::follow(int id)
{
    m_transferId = id;
    showProgress(*m_transfers->transfer(id));
}

void SaveLink::showProgress(const Transfer &transfer)
{
    const int share = TransferText::share(transfer);
    m_bar->setRange(0, share < 0 ? 0 : barSteps);
    m_bar->setValue(share);
    const QString name = TransferText::name(QFileInfo(m_target).fileName());
    m_text->setText(tr("Saving %1 from %2: %3", "file, host, how far it is")
                        .arg(name, cellText(transfer.host), TransferText::state(transfer)));
}

void SaveLink::endTransfer(int id)
{
    if (id != m_transferId)
        return;
    m_transferId = 0;
    const Transfer transfer = *m_transfers->transfer(id);
    if (transfer.file)
        copy(*transfer.file);
    else if (transfer.state == Transfer::State::Failed)
        fail(transfer.error.value_or(Error()));
    else
        endWith(tr("The download was stopped from the list of downloads, or because the account was "
                   "removed or changed. No file was left."));
}

void SaveLink::copy(const CachedFile &file)
{
    m_copier = new FileCopier(file.path, m_target, m_cache->hold(file), this);
    connect(m_copier, &FileCopier::progressed, this, [this](int done, int steps) {
        m_bar->setRange(0, steps);
        m_bar->setValue(done);
    });
    connect(m_copier, &FileCopier::finished, this,
            [this, file](const Result<qint64> &result) { endCopy(file, result); });
    m_copier->start();
}

void SaveLink::endCopy(const CachedFile &file, const Result<qint64> &result)
{
    std::exchange(m_copier, nullptr)->deleteLater();
    if (!result) {
        fail(result.error());
        return;
    }
    const QString name = cellText(QDir::toNativeSeparators(m_target));
    const QString size = dataSize(result.value());
    const QString host = cellText(file.host);
    m_reveal->show();
    endWith(file.lengthVerified
                ? tr("Saved %1 (%2) from %3. Its length is the one stated by the server.").arg(name, size, host)
                : tr("Saved %1 (%2) from %3.").arg(name, size, host) + u' ' + TransferText::doubt(file));
}

void SaveLink::fail(const Error &error)
{
    // What came is not what the link promised; a warned user may still want it.
    const bool isOddContent = error.kind == ErrorKind::WebPage || error.kind == ErrorKind::NotATable;
    m_again->setVisible(m_transfers && !isOddContent);
    m_anyway->setVisible(m_transfers && isOddContent);
    const QString name = TransferText::name(QFileInfo(m_target).fileName());
    endWith(tr("%1 was not saved. %2", "file, why").arg(name, LinkTrouble::of(error).message));
}

void SaveLink::stop()
{
    const int id = std::exchange(m_transferId, 0);
    if (id != 0 && m_isOwnTransfer && m_transfers)
        m_transfers->cancel(id);
    if (m_copier)
        m_copier->cancel();
    Q_EMIT dismissed();
}

void SaveLink::endWith(const QString &sentence)
{
    m_text->setText(sentence);
    m_bar->hide();
    m_stop->setText(tr("Close"));
    setAccessibleName(sentence);
    Announcer::say(*this, sentence);
    Q_EMIT messageRequested(sentence);
}

} // namespace Balehook
