// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/savelink.h"

#include "core/safetext.h"
#include "session/accountsession.h"

#include <QAccessible>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int barSteps = 1000;

QString sizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes);
}

QString downloadFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DownloadLocation);
    return QDir(folder).exists() ? folder : QDir::homePath();
}

} // namespace

SaveLink::SaveLink(AccountSession &session, const QUrl &url, const QString &jobId, QWidget *parent)
    : QWidget(parent)
    , m_session(&session)
    , m_url(url)
    , m_jobId(jobId)
    , m_host(FileDownload::hostOf(url))
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_again(new QPushButton(tr("Try again"), this))
    , m_anyway(new QPushButton(tr("Save anyway"), this))
    , m_stop(new QPushButton(tr("Cancel"), this))
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_bar, 1);
    buttons->addStretch();
    buttons->addWidget(m_anyway);
    buttons->addWidget(m_again);
    buttons->addWidget(m_stop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 4);
    layout->addWidget(m_text);
    layout->addLayout(buttons);
    m_text->setObjectName(u"saveText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the download"));
    m_again->setObjectName(u"saveAgain"_s);
    m_anyway->setObjectName(u"saveAnyway"_s);
    m_stop->setObjectName(u"saveStop"_s);
    for (QPushButton *button : {m_again, m_anyway, m_stop})
        button->setAutoDefault(false);
    m_again->hide();
    m_anyway->hide();
    connect(m_again, &QPushButton::clicked, this, [this] { begin(false); });
    connect(m_anyway, &QPushButton::clicked, this, [this] { begin(true); });
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_download.reset();
        Q_EMIT dismissed();
    });
    connect(&session, &QObject::destroyed, this, [this] {
        if (isRunning())
            endWith(tr("The download stopped, because the account was removed or changed. No file was left."));
        m_again->hide();
        m_anyway->hide();
    });
    hide();
}

SaveLink::~SaveLink() = default;

void SaveLink::ask()
{
    auto *dialog = new QFileDialog(this, tr("Save file"), downloadFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->selectFile(FileDownload::suggestedName(m_url, m_jobId));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &fileName) {
        m_fileName = fileName;
        begin(false);
    });
    connect(dialog, &QFileDialog::rejected, this, &SaveLink::dismissed);
    dialog->open();
}

void SaveLink::begin(bool acceptAnything)
{
    if (!m_session || isRunning())
        return;
    m_download = std::make_unique<FileDownload>(*m_session, m_url, m_fileName);
    m_download->setAcceptAnything(acceptAnything);
    connect(m_download.get(), &FileDownload::progressed, this, &SaveLink::showProgress);
    connect(m_download.get(), &FileDownload::redirected, this, [this](const QString &host) { m_host = host; });
    connect(m_download.get(), &FileDownload::finished, this, &SaveLink::end);
    m_again->hide();
    m_anyway->hide();
    m_bar->show();
    m_stop->setText(tr("Cancel"));
    m_clock.start();
    showProgress(0, -1);
    show();
    m_download->start();
}

void SaveLink::showProgress(qint64 received, qint64 total)
{
    const qint64 rate = received * 1000 / qMax<qint64>(1, m_clock.elapsed());
    const QString name = cellText(QFileInfo(m_fileName).fileName(), 80);
    m_bar->setRange(0, total > 0 ? barSteps : 0);
    if (total > 0) {
        m_bar->setValue(int(double(received) / double(total) * barSteps));
        m_text->setText(tr("Saving %1 from %2: %3 of %4, %5 a second")
                            .arg(name, cellText(m_host), sizeText(received), sizeText(total), sizeText(rate)));
    } else {
        m_text->setText(
            tr("Saving %1 from %2: %3, %4 a second").arg(name, cellText(m_host), sizeText(received), sizeText(rate)));
    }
}

void SaveLink::end(const Result<FileDownload::Saved> &result)
{
    if (!result) {
        fail(result.error());
        return;
    }
    const FileDownload::Saved &saved = result.value();
    const QString name = cellText(QDir::toNativeSeparators(saved.fileName));
    const QString host = cellText(saved.finalHost);
    endWith(
        saved.lengthVerified
            ? tr("Saved %1 (%2) from %3. It has the length that the server gave.")
                  .arg(name, sizeText(saved.bytes), host)
            : tr("Saved %1 (%2) from %3. The server gave no length, so it cannot be told whether the file is complete.")
                  .arg(name, sizeText(saved.bytes), host));
}

void SaveLink::fail(const Error &error)
{
    // What came is not what the link promised; a warned user may still want it. (faults cases 21 and 88)
    const bool isOddContent = error.kind == ErrorKind::WebPage || error.kind == ErrorKind::NotAllowed;
    const QString reason = error.kind == ErrorKind::WebPage
        ? tr("The server sent a web page in place of the file. The link may have expired, or want you to sign in.")
        : error.userMessage();
    endWith(tr("%1 was not saved. %2").arg(cellText(QFileInfo(m_fileName).fileName(), 80), reason));
    m_again->setVisible(m_session && !isOddContent);
    m_anyway->setVisible(m_session && isOddContent);
}

void SaveLink::endWith(const QString &sentence)
{
    // The download may be the one that is telling; it goes when it has returned.
    if (m_download) {
        m_download->disconnect(this);
        m_download.release()->deleteLater();
    }
    m_text->setText(sentence);
    m_bar->hide();
    m_stop->setText(tr("Close"));
    setAccessibleName(sentence);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    Q_EMIT messageWanted(sentence);
}

} // namespace Balehook
