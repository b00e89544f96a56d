// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/checkview.h"

#include "core/text/safetext.h"
#include "net/httpclient.h"
#include "session/account/proxysignin.h"
#include "session/account/sessions.h"
#include "widgets/fields/endpointname.h"
#include "widgets/fields/valuetext.h"
#include "widgets/look/messagesign.h"
#include "widgets/messages/announcer.h"

#include <QEvent>
#include <QGridLayout>
#include <QLocale>
#include <QTimer>

namespace Balehook {

using namespace Qt::StringLiterals;

QString CheckView::totalText(const PageAnswer &answer)
{
    if (!answer.total)
        return CheckView::tr("No usable total was found. The list grows as you scroll.");
    return CheckView::tr("Total: %1, in the field “%2”.")
        .arg(QLocale().toString(*answer.total), cellText(answer.totalField));
}

QString CheckView::echoText(const PageAnswer &answer)
{
    if (!answer.page && !answer.perPage)
        return CheckView::tr("The response includes neither page nor page size.");
    if (!answer.perPage)
        return CheckView::tr("The response includes page %1 but no page size.").arg(QLocale().toString(*answer.page));
    const QString perPage = QLocale().toString(*answer.perPage);
    if (!answer.page)
        return CheckView::tr("The response includes a page size of %1 but no page.").arg(perPage);
    return CheckView::tr("The response includes page %1 and a page size of %2.")
        .arg(QLocale().toString(*answer.page), perPage);
}

namespace {

QStringList outcomeOf(const AccountCheck::Line &line)
{
    if (!line.done)
        return {CheckView::tr("Checking…")};
    if (!line.error) {
        const PageAnswer &answer = line.answer;
        return {CheckView::tr("Status 200, with %Ln record(s).", nullptr, int(answer.records->count())),
                CheckView::totalText(answer), CheckView::echoText(answer)};
    }
    QStringList outcome;
    if (line.error->httpStatus > 0)
        outcome += CheckView::tr("Status %1.").arg(line.error->httpStatus);
    outcome += line.error->userMessage();
    if (line.error->kind == ErrorKind::PagingIgnored)
        outcome += CheckView::tr("Message in the response: %1").arg(cellText(line.error->detail));
    if (!line.error->serviceText.isEmpty())
        outcome += Error::fromService(cellText(line.error->serviceText));
    return outcome;
}

QString lineText(const AccountCheck::Line &line)
{
    const QString request = endpointInfo(line.endpoint).method + u' ' + line.url.toString(QUrl::FullyEncoded);
    return (QStringList{endpointName(line.endpoint), request} + outcomeOf(line)).join(u'\n');
}

} // namespace

CheckView::CheckView(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setColumnStretch(1, 1);
    hide();
}

CheckView::~CheckView() = default;

void CheckView::setSessions(Sessions &sessions)
{
    m_sessions = &sessions;
}

void CheckView::check(const Account &account, const BearerToken &token)
{
    m_check = std::make_unique<AccountCheck>(account, token, m_sessions ? m_sessions->proxy() : ProxySettings());
    if (m_sessions)
        useSessions(account);
    m_running = true;
    connect(m_check.get(), &AccountCheck::changed, this, [this] { refresh(); });
    connect(m_check.get(), &AccountCheck::finished, this, [this] {
        m_running = false;
        refresh();
        Announcer::say(*this, accessibleName());
        Q_EMIT finished();
    });
    m_check->start();
    refresh();
    show();
}

void CheckView::useSessions(const Account &account)
{
    HttpClient &http = m_check->http();
    http.setHistory(m_sessions->requests(), account.id, account.displayName());
    ProxySignIn *signIn = &m_sessions->proxySignIn();
    const ProxyCredentials offered = signIn->credentials();
    http.setProxyCredentials(offered);
    connect(&http, &HttpClient::proxyPasswordTaken, signIn, [signIn, offered] { signIn->accepted(offered); });
    connect(&http, &HttpClient::proxyPasswordRequested, signIn, [signIn, offered](const QString &proxyHost) {
        signIn->refused(proxyHost, offered);
        signIn->ask(proxyHost);
    });
}

void CheckView::clear()
{
    m_check.reset();
    m_running = false;
    hide();
}

bool CheckView::event(QEvent *event)
{
    const bool isTaken = QWidget::event(event);
    // Now the layouts around it are at work: afterwards.
    if (event->type() == QEvent::LayoutRequest)
        QTimer::singleShot(0, this, &CheckView::claimRoom);
    return isTaken;
}

/// Texts that wrap when a scroll bar comes grow while the form is laid out; Qt then asks for the new sizes, and takes
/// the form for laid out because its rectangle is the same. Without this the texts lie over each other.
void CheckView::claimRoom()
{
    const QWidget *form = parentWidget();
    if (form && form->layout() && isVisible() && height() < minimumSizeHint().height())
        form->layout()->invalidate();
}

void CheckView::refresh()
{
    const std::vector<AccountCheck::Line> &lines = m_check->lines();
    while (m_rows.size() < lines.size())
        addRow();
    QStringList spoken;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const AccountCheck::Line &line = lines[i];
        if (line.done)
            m_rows[i].sign->setLevel(line.error ? MessageLevel::Error : MessageLevel::Success);
        else
            m_rows[i].sign->setLevel({});
        m_rows[i].text->setValue(lineText(line));
        spoken += lineText(line);
    }
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].text->setVisible(i < lines.size());
        if (i >= lines.size())
            m_rows[i].sign->setLevel({});
    }
    setAccessibleName(spoken.join(u'\n'));
}

void CheckView::addRow()
{
    const int row = m_layout->rowCount();
    auto *sign = new MessageSign(this);
    m_layout->setColumnMinimumWidth(0, fontMetrics().height());
    auto *text = new ValueText(this);
    text->setAccessibleName(tr("Result of the check"));
    m_layout->addWidget(sign, row, 0, Qt::AlignTop);
    m_layout->addWidget(text, row, 1);
    m_rows.push_back({sign, text});
}

} // namespace Balehook
