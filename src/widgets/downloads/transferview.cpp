// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/transferview.h"

#include "core/text/safetext.h"
#include "session/jobs/jobfileopener.h"
#include "session/jobs/jobfiles.h"
#include "session/jobs/jobrefresher.h"
#include "widgets/fields/explain.h"
#include "widgets/links/linkactions.h"
#include "widgets/links/transfertext.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/icons.h"
#include "widgets/messages/announcer.h"
#include "widgets/messages/detailsdialog.h"

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds settlingTime(300);

constexpr int barSteps = 1000;
constexpr int iconSize = 48;

QString iconOf(LinkState state)
{
    switch (state) {
    case LinkState::Expired:
        return u"clock"_s;
    case LinkState::NeedsSignIn:
    case LinkState::NoAccess:
        return u"lock"_s;
    case LinkState::Unreachable:
        return u"wifi-off"_s;
    case LinkState::Refused:
    case LinkState::RedirectRefused:
        return u"ban"_s;
    case LinkState::Cancelled:
        return u"download"_s;
    default:
        return u"file-warning"_s;
    }
}

} // namespace

TransferView::TransferView(JobFileOpener &opener, QWidget *parent)
    : QWidget(parent)
    , m_opener(opener)
    , m_icon(new QLabel(this))
    , m_title(new QLabel(this))
    , m_host(new QLabel(this))
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_refresh(new QPushButton(themedIcon(u"refresh-cw"_s), tr("Refresh the Job"), this))
    , m_browser(new QPushButton(themedIcon(u"external-link"_s), tr("Open in Browser"), this))
    , m_retry(new QPushButton(themedIcon(u"rotate-ccw"_s), tr("Retry"), this))
    , m_anyway(new QPushButton(themedIcon(u"download"_s), tr("Download Anyway"), this))
    , m_token(new QPushButton(themedIcon(u"key-round"_s), tr("Send the Access Token"), this))
    , m_older(new QPushButton(themedIcon(u"file-text"_s), tr("Show the Older Copy"), this))
    , m_copy(new QPushButton(themedIcon(u"copy"_s), tr("Copy Link"), this))
    , m_details(new QPushButton(tr("Details"), this))
{
    setObjectName(u"transferView"_s);
    build();
    connectButtons();
    connect(&opener, &JobFileOpener::progressed, this, &TransferView::adapt);
    connect(&opener, &JobFileOpener::failed, this, &TransferView::adapt);
    adapt();
}

void TransferView::build()
{
    setFocusPolicy(Qt::StrongFocus); // so that the focus waits here for the rows
    m_title->setObjectName(u"transferTitle"_s);
    m_host->setObjectName(u"transferHost"_s);
    m_text->setObjectName(u"transferText"_s);
    for (QLabel *label : {m_title, m_host, m_text}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QFont font = m_title->font();
    font.setBold(true);
    m_title->setFont(font);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the download"));
    m_icon->setAlignment(Qt::AlignHCenter);

    constexpr int gap = 6;
    auto *buttons = new FlowLayout(gap, FlowLayout::Lines::Centred);
    const std::pair<QPushButton *, const char *> named[] = {
        {m_refresh, "transferRefresh"}, {m_retry, "transferRetry"},     {m_anyway, "transferAnyway"},
        {m_token, "transferToken"},     {m_browser, "transferBrowser"}, {m_older, "transferOlder"},
        {m_copy, "transferCopy"},       {m_details, "transferDetails"}, {m_cancel, "transferCancel"}};
    for (const auto &[button, name] : named) {
        button->setObjectName(QString::fromLatin1(name));
        buttons->addWidget(button);
    }

    // Lines of a readable length in the middle, however wide the window is.
    auto *page = new QWidget(this);
    auto *middle = new QWidget(page);
    middle->setMaximumWidth(characterWidth(fontMetrics()) * 70);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins({});
    column->setSpacing(8);
    column->addWidget(m_icon);
    column->addWidget(m_title);
    column->addWidget(m_host);
    column->addWidget(m_bar);
    column->addWidget(m_text);
    column->addLayout(buttons);
    auto *row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(middle, 1000);
    row->addStretch(1);
    auto *lines = new QVBoxLayout(page);
    lines->addStretch(2);
    lines->addLayout(row);
    lines->addStretch(3);
    // Large texts need more than a low window has.
    auto *scrolled = new QScrollArea(this);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setFocusPolicy(Qt::NoFocus);
    scrolled->setWidgetResizable(true);
    scrolled->setWidget(page);
    scrolled->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(scrolled);
}

void TransferView::connectButtons()
{
    connect(m_cancel, &QPushButton::clicked, &m_opener, &JobFileOpener::cancel);
    connect(m_retry, &QPushButton::clicked, &m_opener, &JobFileOpener::fetchAgain);
    connect(m_anyway, &QPushButton::clicked, &m_opener, &JobFileOpener::fetchAnyway);
    connect(m_token, &QPushButton::clicked, this, &TransferView::tokenAllowed);
    connect(m_older, &QPushButton::clicked, &m_opener, &JobFileOpener::openOlderCopy);
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        m_refresh->setEnabled(false);
        Q_EMIT refreshRequested();
    });
    connect(m_browser, &QPushButton::clicked, this, &TransferView::openLink);
    connect(m_details, &QPushButton::clicked, this, &TransferView::showDetails);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        copyToClipboard(m_opener.linkText());
        Q_EMIT messageRequested(tr("Link copied."));
    });
}

void TransferView::follow(JobRefresher &refresher)
{
    connect(&refresher, &JobRefresher::found, this, [this](const ImportJob &job) {
        if (job.id() != m_opener.order().key.jobId)
            return;
        const FileKey &key = m_opener.order().key;
        const Result<TransferOrder> order = orderFor(key.accountId, job, key.which, m_opener.policyOf(key.accountId));
        if (order && order.value().key.link != m_opener.order().key.link) {
            m_opener.useLink(order.value().key.link);
            return;
        }
        m_refreshed = job.has(fieldOf(m_opener.order().key.which))
            ? tr("The job was refreshed and still has the same link. Ask the people who run the "
                 "service for a new one.")
            : tr("The job was refreshed and no longer has this file.");
        adapt();
    });
    connect(&refresher, &JobRefresher::notFound, this, [this] {
        m_refreshed = tr("The job was not found near its place in the list. Refresh the list and look for it.");
        adapt();
    });
    connect(&refresher, &JobRefresher::failed, this, [this](const Error &error) {
        m_refreshed = error.userMessage();
        adapt();
    });
}

void TransferView::adapt()
{
    const std::optional<Transfer> transfer = m_opener.transfer();
    if (!transfer)
        return;
    if (m_state != transfer->state && !transfer->isOver())
        m_refreshed.clear();
    const bool isOther = m_state != transfer->state;
    const bool hasFocus = isAncestorOf(window()->focusWidget()) || window()->focusWidget() == this;
    if (isOther && hasFocus)
        setFocus(); // the button that has it may go, and the focus would leave this place
    m_state = transfer->state;
    setTitle(*transfer);
    if (transfer->isOver())
        showTrouble(*transfer);
    else
        showProgress(*transfer);
    if (isOther && hasFocus)
        focusAction();
}

void TransferView::setTitle(const Transfer &transfer)
{
    const QString job = cellText(transfer.order.key.jobId, 40);
    const QString what = TransferText::which(transfer.order.key.which);
    m_title->setText(job.isEmpty() ? what : tr("%1 of job %2", "kind of file, id").arg(what, job));
    const QString name = TransferText::name(transfer.name);
    const QString host = cellText(transfer.host);
    m_host->setText(host.isEmpty() ? name : tr("%1 from %2", "file, host").arg(name, host));
    m_host->setVisible(!m_host->text().isEmpty());
}

void TransferView::showProgress(const Transfer &transfer)
{
    m_iconName = u"download"_s;
    drawIcon();
    const int share = TransferText::share(transfer);
    const bool isRunning = transfer.state == Transfer::State::Running;
    m_bar->setVisible(isRunning);
    m_bar->setRange(0, share < 0 ? 0 : barSteps);
    m_bar->setValue(share);
    m_text->setText(TransferText::state(transfer));
    for (QPushButton *button : {m_refresh, m_browser, m_retry, m_anyway, m_token, m_older, m_copy, m_details})
        button->hide();
    m_cancel->show();
    m_preferred = m_cancel;
    say(isRunning ? tr("Downloading %1.").arg(m_title->text()) : m_text->text());
}

QString TransferView::canceledText()
{
    return tr("The download was canceled.");
}

QString TransferView::tokenMayHelpText()
{
    return tr("The file is on the account's own host. If it requires the access token, you can "
              "allow that: the token is then sent for this account's files on its own hosts, and "
              "nowhere else. You can revoke this in the settings of the account.");
}

void TransferView::showTrouble(const Transfer &transfer)
{
    const LinkTrouble trouble = LinkTrouble::of(transfer.error.value_or(Error(ErrorKind::Cancelled)));
    m_iconName = iconOf(trouble.state);
    drawIcon();
    m_bar->hide();
    m_cancel->hide();
    QString text = trouble.state == LinkState::Cancelled ? canceledText() : trouble.message;
    if (transfer.tokenMayHelp)
        text += u"\n\n"_s + tokenMayHelpText();
    if (!m_refreshed.isEmpty())
        text += u"\n\n"_s + m_refreshed;
    m_text->setText(text);
    offer(transfer, trouble);
    say(text);
}

void TransferView::offer(const Transfer &transfer, const LinkTrouble &trouble)
{
    using Remedy = LinkTrouble::Remedy;
    const bool isRefused = trouble.state == LinkState::Refused;
    const bool isFetched = trouble.state != LinkState::Cancelled && !isRefused;
    const bool hasLink = !m_opener.linkText().isEmpty();
    const bool refreshes = trouble.remedy == Remedy::RefreshJob || trouble.state == LinkState::NeedsSignIn
        || trouble.state == LinkState::RedirectRefused;
    const bool browses = trouble.remedy == Remedy::OpenInBrowser || trouble.state == LinkState::NoAccess
        || trouble.state == LinkState::Unreachable;
    // Never the button of the token, which an impatient second Enter would press.
    m_preferred = browses && trouble.remedy == Remedy::OpenInBrowser ? m_browser
        : refreshes                                                  ? m_refresh
        : trouble.remedy == Remedy::Retry                            ? m_retry
                                                                     : m_copy; // "anyway" is nobody's first choice
    m_refresh->setEnabled(true);
    // The same for every trouble, so that they are found where they were before; a link that was refused is not opened.
    m_refresh->setVisible(m_isRefreshable);
    m_browser->setVisible(!isRefused && !m_opener.order().key.link.isEmpty());
    m_retry->setVisible(trouble.remedy == Remedy::Retry);
    m_token->setVisible(transfer.tokenMayHelp);
    m_anyway->setVisible(trouble.remedy == Remedy::FetchAnyway);
    m_older->setVisible(m_opener.olderCopy().has_value());
    m_copy->setVisible(hasLink);
    // Of a link that was refused the sentence itself is the detail.
    m_details->setVisible(isFetched && transfer.error && !transfer.error->detail.isEmpty());
    if (const auto &older = m_opener.olderCopy()) {
        const QString when = QLocale().toString(older->fetchedAt.toLocalTime(), QLocale::ShortFormat);
        explain(*m_older, tr("The copy of %1 from before the job changed").arg(when));
    }
}

void TransferView::showDetails()
{
    const std::optional<Transfer> transfer = m_opener.transfer();
    if (transfer && transfer->error)
        (new DetailsDialog(LinkTrouble::of(*transfer->error).message, transfer->error->detail, this))->open();
}

void TransferView::openLink()
{
    const Link link = Link::of(m_opener.linkText(), m_opener.policyOf(m_opener.order().key.accountId));
    Q_EMIT messageRequested(openInBrowser(link)
                                ? tr("The link to %1 was opened in the browser.").arg(cellText(link.host))
                                : tr("No browser opened the link. Copy it and open it yourself."));
}

void TransferView::focusAction()
{
    if (m_preferred)
        m_preferred->setFocus();
}

void TransferView::say(const QString &text)
{
    setAccessibleName(text);
    if (std::exchange(m_spoken, text) == text)
        return;
    // Not what is passed through on the way to the rows.
    QTimer::singleShot(settlingTime, this, [this, text] {
        if (m_spoken == text && isVisible())
            Announcer::say(*this, text);
    });
}

void TransferView::drawIcon()
{
    m_icon->setPixmap(themedIcon(m_iconName).pixmap(QSize(iconSize, iconSize), devicePixelRatioF(), QIcon::Disabled));
}

void TransferView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_iconName.isEmpty())
        drawIcon();
}

} // namespace Balehook
