// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/createcommand.h"

#include "core/process/processidentity.h"
#include "core/text/rawrecord.h"
#include "core/text/safetext.h"
#include "ctl/commands/draftcheck.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/recordwriter.h"
#include "domain/records/page.h"
#include "session/account/accountsession.h"
#include "session/account/registrationwords.h"
#include "session/account/webhookregistration.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;
using State = WebhookRegistration::State;

namespace {

/// Without --timeout: longer than an answer may take.
constexpr std::chrono::seconds patience{120};

/// The ID of \a webhook and when it was created, so that people can tell which one it is.
QString withTime(const Webhook &webhook)
{
    const QString created = cellText(webhook.createdAt().raw());
    return created.isEmpty() ? cellText(webhook.id())
                             : CreateCommand::tr("%1 (created %2)").arg(cellText(webhook.id()), created);
}

} // namespace

Result<std::unique_ptr<Command>> CreateCommand::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<QString> slug = arguments.required(u"account"_s);
    if (!slug)
        return slug.error();
    const Result<OutputFormat> format = arguments.format(OutputFormat::Json);
    if (!format)
        return format.error();
    WebhookDraft draft;
    for (const Webhook::Field field : WebhookDraft::fields)
        draft.set(field, arguments.value(DraftCheck::optionOf(field)));
    return std::unique_ptr<Command>(new CreateCommand(bench, slug.value(), draft, format.value()));
}

CreateCommand::CreateCommand(const Workbench &bench, const QString &slug, WebhookDraft draft, OutputFormat format)
    : EndingCommand(bench)
    , m_slug(slug)
    , m_draft(std::move(draft))
    , m_format(format)
    , m_account(bench, slug)
{
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &CreateCommand::giveUpWaiting);
    connect(&m_account, &AccountAccess::opened, this, &CreateCommand::begin);
    connect(&m_account, &AccountAccess::failed, this, [this](const Failure &failure) {
        if (m_account.isLost())
            lose(failure);
        else
            fail(failure);
    });
}

CreateCommand::~CreateCommand() = default;

void CreateCommand::start()
{
    if (judge())
        m_account.open();
}

/// Before anything is asked, the keychain included.
bool CreateCommand::judge()
{
    Failure why(ExitStatus::NoAccount, {});
    const std::optional<Account> account = AccountAccess::find(workbench(), m_slug, &why);
    if (!account)
        return true; // whose absence is told when it is opened
    const DraftCheck check(m_draft, {account->listingBase.origin(), account->createBase().origin()});
    if (!check.fault().isEmpty()) {
        const auto tell = [this, fault = check.fault()] { fail({ExitStatus::Usage, fault}); };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
        return false;
    }
    for (const QString &warning : check.warnings())
        workbench().terminal.say(warning);
    return true;
}

void CreateCommand::begin()
{
    if (isOver() || m_registration)
        return;
    m_registration = &m_account.session()->registration();
    m_registration->setKeepsWhatIsSent(false); // the form of the window is somebody else's
    connect(m_registration, &WebhookRegistration::stateChanged, this, &CreateCommand::follow);
    connect(m_registration, &WebhookRegistration::answered, this, &CreateCommand::write);
    follow();
}

/// What is on its way goes with the session, and its record may go with the account.
void CreateCommand::lose(const Failure &failure)
{
    if (isOver())
        return;
    if (m_isWritten) {
        end(m_statusAtEnd); // all that the command was for is done
        return;
    }
    if (!isOpen()) {
        fail(failure);
        return;
    }
    workbench().terminal.say(failure.message);
    fail(Failure(ExitStatus::Unknown, notAnswered()));
}

/// What this command is for was sent, or is about to be, and nobody knows what became of it.
bool CreateCommand::isOpen() const
{
    const State state = m_registration ? m_registration->state() : State::Idle;
    return m_isSent && (state == State::Sending || (state == State::Checking && !m_registration->isFromEarlierRun()));
}

void CreateCommand::follow()
{
    if (isOver())
        return;
    switch (m_registration->state()) {
    case State::Idle:
        send();
        return;
    case State::Waiting:
        wait();
        return;
    case State::Sending:
        workbench().terminal.showProgress(tr("Sent; waiting for the response"));
        return;
    case State::Checking:
        workbench().terminal.showProgress(tr("Listing the webhooks again to find out the outcome"));
        return;
    case State::Created:
        end(m_statusAtEnd); // written already
        return;
    case State::Refused:
        fail(Failure(m_registration->error().value_or(Error(ErrorKind::Rejected))));
        return;
    case State::Unknown:
        tellUnknown();
    }
}

void CreateCommand::send()
{
    m_patience.stop();
    if (std::exchange(m_isSent, true)) {
        tellUnsent();
        return;
    }
    // What another program finished since this one was started was wanted by whoever started both.
    if (!m_registration->send(m_draft, processStartTime()))
        tellUnsent();
}

void CreateCommand::tellUnsent()
{
    const Failure failure(m_registration->sendingProblem().value_or(Error(ErrorKind::NotAllowed)));
    const bool isSentElsewhere = m_registration->sentElsewhere().has_value();
    fail(isSentElsewhere ? Failure(ExitStatus::Unknown, failure.message) : failure);
}

/// Another program is at it: says who, and waits.
void CreateCommand::wait()
{
    const RegistrationLook &busy = m_registration->waitedFor();
    const QDateTime since = QDateTime::fromMSecsSinceEpoch(busy.since).toUTC();
    const QString who = RegistrationWords::waitedFor(busy, since.toString(Qt::ISODate));
    // At first it may not have written down yet who it is.
    const bool isKnown = busy.owner.process.pid != 0;
    if (isKnown && who != std::exchange(m_waitedFor, who))
        workbench().terminal.say(who);
    workbench().terminal.showProgress(tr("Waiting for another program"));
    if (!m_patience.isActive() && !workbench().options.timeout)
        m_patience.start(patience);
}

QString CreateCommand::notFinished()
{
    return tr("Nothing was sent because the other program has not finished yet.");
}

QString CreateCommand::noMatch()
{
    return tr("The list contains no matching webhook. It may still appear later.");
}

QString CreateCommand::probablyRegistered(const QString &ids)
{
    return tr("The list contains a matching webhook created at about that time or later, so it was probably "
              "registered. IDs: %1.")
        .arg(ids);
}

QString CreateCommand::notListed(const QString &why)
{
    return tr("The webhooks could not be listed to find out the outcome. %1 The next \"webhooks "
              "create\" for this account, or the console, lists them before it sends anything.")
        .arg(why);
}

QString CreateCommand::notLookedUp(const QString &sentTo)
{
    return RegistrationWords::addressChanged(sentTo) + u' '
        + tr("To register webhooks again without finding out, choose \"Back to Form\" in the registration form of the "
             "console.");
}

QString CreateCommand::earlierOneOpen()
{
    return RegistrationWords::nothingSent() + u' '
        + tr("A webhook that was sent earlier could not be looked up yet: it is still unknown whether it was "
             "registered.");
}

QString CreateCommand::notAnswered()
{
    return tr("The webhook was sent, but no response was received: it is unknown whether it was registered.");
}

void CreateCommand::giveUpWaiting()
{
    fail(Failure(ExitStatus::Unknown, notFinished()));
}

void CreateCommand::write()
{
    if (isOver())
        return;
    m_isWritten = true;
    workbench().terminal.showProgress({});
    RecordWriter writer(workbench().terminal, m_format, ListingKind::webhooks());
    if (m_format == OutputFormat::Json) {
        workbench().terminal.write(rawRecord(m_registration->answer().trimmed(), RawSpace::Kept) + '\n');
    } else if (m_format == OutputFormat::JsonLines) {
        writer.raw(m_registration->answer());
    } else {
        writer.begin();
        writer.page(Page<Webhook>({m_registration->webhook()}, {}, nullptr));
        writer.end();
    }
}

void CreateCommand::tellUnknown()
{
    Terminal &terminal = workbench().terminal;
    if (m_registration->isFromEarlierRun()) {
        const QDateTime sentAt = QDateTime::fromMSecsSinceEpoch(m_registration->sentAt()).toUTC();
        terminal.say(
            tr("A webhook for %1 was sent at %2, but no response was received. %3")
                .arg(m_registration->draft().text(Webhook::WebhookUrl), sentAt.toString(Qt::ISODate), whatWasFound()));
        terminal.say(RegistrationWords::nothingSent()
                     + (wasFound() || !m_registration->otherAddress().isEmpty()
                            ? QString()
                            : u' ' + tr("If you know that it was not registered, run the same command again.")));
    } else {
        const Error error = m_registration->error().value_or(Error(ErrorKind::ConnectionLost));
        terminal.say(
            tr("It is unknown whether the webhook was registered. %1").arg(RegistrationWords::lostAnswer(error)));
        terminal.say(whatWasFound());
    }
    // What could not be looked at is looked at by the next run, once the account is where it was sent to.
    if (!m_registration->listingError()) {
        m_registration->disconnect(this);
        m_registration->settle();
    }
    end(ExitStatus::Unknown);
}

bool CreateCommand::wasFound() const
{
    return !m_registration->matches().empty() && m_registration->matches().front().isNewer;
}

QString CreateCommand::whatWasFound() const
{
    if (const QString sentTo = m_registration->otherAddress(); !sentTo.isEmpty())
        return notLookedUp(sentTo);
    if (const std::optional<Error> error = m_registration->listingError())
        return notListed(RegistrationWords::listingFailed(*error));
    QStringList newer;
    QStringList older;
    for (const WebhookRegistration::Match &match : m_registration->matches())
        (match.isNewer ? newer : older).append(withTime(match.webhook));
    if (!newer.isEmpty())
        return probablyRegistered(newer.join(u", "_s));
    if (!older.isEmpty())
        return tr("The list contains no matching webhook created since then; older identical ones have "
                  "the IDs %1.")
            .arg(older.join(u", "_s));
    return noMatch();
}

void CreateCommand::cancel(ExitStatus status)
{
    if (isOver())
        return;
    // It ends as soon as the record is forgotten, which takes no longer than the disk does.
    if (m_isWritten) {
        // Nobody could read it where it was written to.
        if (status == ExitStatus::LocalFailure)
            workbench().terminal.say(RegistrationWords::registered(m_registration->webhook().id()));
        m_statusAtEnd = status;
        return;
    }
    const State state = m_registration ? m_registration->state() : State::Idle;
    if (state == State::Waiting && status == ExitStatus::NotReached) {
        giveUpWaiting();
        return;
    }
    if (state == State::Checking && m_registration->isFromEarlierRun()) {
        workbench().terminal.say(earlierOneOpen());
        end(ExitStatus::Unknown);
        return;
    }
    const bool isUnknown = isOpen();
    if (isUnknown) {
        workbench().terminal.say(
            tr("The webhook was sent, but the program did not wait for the response: it is unknown "
               "whether it was registered. The next \"webhooks create\" for this account, or the "
               "console, lists the webhooks to find out."));
    }
    end(isUnknown ? ExitStatus::Unknown : status);
}

void CreateCommand::aboutToEnd()
{
    if (m_registration)
        m_registration->disconnect(this);
    m_patience.stop();
    workbench().terminal.showProgress({});
}

} // namespace Balehook::Ctl
