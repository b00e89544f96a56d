// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/requestcommands.h"

#include "core/disk/privatesave.h"
#include "core/text/safetext.h"
#include "net/requestcurl.h"
#include "net/requesthar.h"
#include "net/requesthistory.h"
#include "session/account/sessions.h"
#include "widgets/links/linkactions.h"
#include "widgets/links/savedialog.h"
#include "widgets/links/savename.h"
#include "widgets/look/icons.h"
#include "widgets/messages/plainbox.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

RequestCommands::RequestCommands(Sessions &sessions, Records chosen, Records shown, QWidget &owner)
    : QObject(&owner)
    , m_sessions(sessions)
    , m_chosen(std::move(chosen))
    , m_shown(std::move(shown))
    , m_owner(owner)
{
    copyCurl = make(u"requestCurl"_s, u"copy"_s, tr("Copy as &cURL"), &RequestCommands::copyAsCurl);
    copyCurlWithToken =
        make(u"requestCurlToken"_s, u"key-round"_s, tr("Copy as cURL with &Token..."), &RequestCommands::askForToken);
    copyAddress = make(u"requestAddress"_s, u"link"_s, tr("Copy &URL"), &RequestCommands::copyUrl);
    copyAnswer = make(u"requestAnswer"_s, u"braces"_s, tr("Copy R&esponse"), &RequestCommands::copyBody);
    saveArchive = make(u"requestHar"_s, u"save"_s, tr("&Save as HAR..."), &RequestCommands::askWhereToSave);
    clear = make(u"requestClear"_s, u"trash-2"_s, tr("C&lear"), &RequestCommands::forgetAll);
    adapt();
}

QAction *RequestCommands::make(const QString &name, const QString &icon, const QString &text,
                               void (RequestCommands::*run)())
{
    auto *action = new QAction(themedIcon(icon), text, &m_owner);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, run);
    return action;
}

RequestRecordPtr RequestCommands::one() const
{
    const std::vector<RequestRecordPtr> chosen = m_chosen();
    return chosen.size() == 1 ? chosen.front() : nullptr;
}

void RequestCommands::adapt()
{
    const RequestRecordPtr record = one();
    const bool hasUrl = record && !record->url.isEmpty(); // it goes with its account
    copyCurl->setEnabled(hasUrl);
    copyCurlWithToken->setEnabled(record && !record->requestHeader("Authorization").isEmpty());
    copyAddress->setEnabled(hasUrl);
    copyAnswer->setEnabled(record && !record->answerBody.isEmpty());
    const bool isAnythingShown = !m_shown().empty();
    saveArchive->setEnabled(isAnythingShown);
    clear->setEnabled(!m_sessions.requests().records().empty());
}

void RequestCommands::copyAsCurl()
{
    const RequestRecordPtr record = one();
    if (!record)
        return;
    copyToClipboard(QString::fromUtf8(RequestCurl::command(*record)));
    Q_EMIT messageRequested(tr("The request was copied as a command without its token."));
}

void RequestCommands::askForToken()
{
    const RequestRecordPtr record = one();
    if (!record)
        return;
    auto *box = new PlainBox(MessageLevel::Warning, u"curlTokenBox"_s,
                             tr("The command will contain the token of “%1” in plain text. Anyone who gets it can do "
                                "what you can do in this account. Do not paste it into a ticket or a chat.")
                                 .arg(cellText(record->account)),
                             &m_owner);
    box->setWindowTitle(tr("Copy as cURL with Token"));
    box->offer(tr("&Copy with Token"), QMessageBox::AcceptRole, *this, [this, record] { copyWithToken(*record); });
    box->open();
}

QString RequestCommands::noTokenText()
{
    return tr("Nothing was copied because the token of this account is not available.");
}

void RequestCommands::copyWithToken(const RequestRecord &record)
{
    const AccountSession *session = m_sessions.knownSession(record.accountId);
    const auto token = session ? session->tokenForCommand(QUrl::fromEncoded(record.url)) : std::nullopt;
    if (!token) {
        Q_EMIT messageRequested(noTokenText());
        return;
    }
    auto data = std::make_unique<QMimeData>();
    data->setText(QString::fromUtf8(RequestCurl::command(record, token->view())));
    data->setData(u"x-kde-passwordManagerHint"_s, "secret"); // clipboard histories leave it out
    QGuiApplication::clipboard()->setMimeData(data.release());
    Q_EMIT messageRequested(tr("The request was copied as a command with its token."));
}

void RequestCommands::copyUrl()
{
    if (const RequestRecordPtr record = one())
        copyToClipboard(QString::fromUtf8(record->url));
}

void RequestCommands::copyBody()
{
    const RequestRecordPtr record = one();
    if (!record)
        return;
    copyToClipboard(QString::fromUtf8(record->answerBody.bytes()));
    Q_EMIT messageRequested(record->isBodyCut ? beginningText() : tr("The response was copied."));
}

QString RequestCommands::beginningText()
{
    return tr("The beginning of the response was copied. The rest was not kept.");
}

void RequestCommands::askWhereToSave()
{
    // More than one chosen: those; else all that are shown. Records are values, so they stay while the user thinks.
    std::vector<RequestRecordPtr> records = m_chosen();
    if (records.size() < 2)
        records = m_shown();
    if (records.empty())
        return;
    QFileDialog *dialog = openSaveDialog(u"balehook.har"_s, m_owner);
    SaveName::whenChosen(*dialog, u"har"_s, *this,
                         [this, records](const QString &fileName) { save(fileName, records); });
}

void RequestCommands::save(const QString &fileName, const std::vector<RequestRecordPtr> &records)
{
    const auto contents = [records, version = QCoreApplication::applicationVersion()] {
        return httpArchive(records, version);
    };
    savePrivately(fileName, contents, this, [this, count = int(records.size())](const Outcome &outcome) {
        Q_EMIT messageRequested(outcome ? tr("%Ln request(s) saved. Check them before you send them.", nullptr, count)
                                        : outcome.error().userMessage());
    });
}

void RequestCommands::forgetAll()
{
    m_sessions.requests().clear();
}

} // namespace Balehook
