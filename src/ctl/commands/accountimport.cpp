// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/commands/accountimport.h"

#include "core/text/safetext.h"
#include "ctl/commands/accountadd.h"
#include "ctl/frame/terminal.h"
#include "session/account/accountcheck.h"
#include "session/account/sessions.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostBytes = 16 * 1024 * 1024;
constexpr auto standardInput = "-"_L1;
constexpr std::array fields{"slug"_L1, "name"_L1, "url"_L1, "token"_L1};

/// Whoever writes into it may take long: it is read as it comes, so that the program can be told to end meanwhile.
bool isStream(const QString &file)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(file).constData(), &found) == 0
        && (S_ISFIFO(found.st_mode) || S_ISCHR(found.st_mode));
}

} // namespace

AccountImport::AccountImport(const Workbench &bench, QString file, bool checks, OutputFormat format)
    : EndingCommand(bench)
    , m_file(std::move(file))
    , m_checks(checks)
    , m_rows(bench.terminal, format)
    , m_readable(QSocketNotifier::Read)
    , m_storer(bench)
{
    connect(&m_storer, &AccountStorer::stored, this, &AccountImport::check);
    connect(&m_storer, &AccountStorer::failed, this, &AccountImport::endLine);
    connect(&m_readable, &QSocketNotifier::activated, this, [this] { readSome(); });
}

AccountImport::~AccountImport()
{
    m_bytes.fill('\0'); // there are tokens in it
    if (m_stream >= 0)
        ::close(m_stream);
}

Result<std::unique_ptr<Command>> AccountImport::make(const Arguments &arguments, const Workbench &bench)
{
    const Result<OutputFormat> format = arguments.format();
    if (!format)
        return format.error();
    return std::unique_ptr<Command>(
        new AccountImport(bench, arguments.operand, !arguments.isSet(u"no-check"_s), format.value()));
}

void AccountImport::start()
{
    if (m_file == standardInput) {
        readWhenReady(STDIN_FILENO);
        return;
    }
    if (isStream(m_file)) {
        m_stream = ::open(QFile::encodeName(m_file).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        if (m_stream >= 0) {
            readWhenReady(m_stream);
            return;
        }
    }
    QFile file(m_file);
    if (file.open(QIODevice::ReadOnly))
        m_bytes = file.read(mostBytes + 1);
    else
        workbench().terminal.say(tr("%1 cannot be read: %2").arg(cellText(m_file), file.errorString()));
    const bool isOpen = file.isOpen();
    QMetaObject::invokeMethod(
        this,
        [this, isOpen] {
            if (isOpen)
                conclude();
            else
                end(ExitStatus::LocalFailure);
        },
        Qt::QueuedConnection);
}

void AccountImport::readWhenReady(int descriptor)
{
    m_readable.setSocket(descriptor);
    m_readable.setEnabled(true);
}

void AccountImport::readSome()
{
    constexpr qsizetype piece = 64 * 1024;
    const qsizetype before = m_bytes.size();
    m_bytes.resize(before + piece);
    const ssize_t count = ::read(int(m_readable.socket()), m_bytes.data() + before, std::size_t(piece));
    m_bytes.resize(before + std::max<qsizetype>(0, count));
    if (count < 0 && (errno == EINTR || errno == EAGAIN))
        return;
    if (count > 0 && m_bytes.size() <= mostBytes)
        return;
    m_readable.setEnabled(false);
    conclude();
}

void AccountImport::conclude()
{
    if (isOver())
        return;
    if (m_bytes.size() > mostBytes) {
        workbench().terminal.say(tr("The list of accounts is too long."));
        end(ExitStatus::Usage);
        return;
    }
    m_hasBegun = true;
    m_rows.begin({"line", "slug", "result", "detail"});
    next();
}

void AccountImport::next()
{
    if (isOver())
        return;
    m_check.reset();
    m_turn.reset();
    m_slug.clear();
    m_token.reset();
    while (m_at < m_bytes.size()) {
        const qsizetype found = m_bytes.indexOf('\n', m_at);
        const qsizetype lineEnd = found < 0 ? m_bytes.size() : found;
        const QByteArray line = m_bytes.mid(m_at, lineEnd - m_at).trimmed();
        m_at = lineEnd + 1;
        ++m_line;
        if (!line.isEmpty()) {
            add(line);
            return;
        }
    }
    end(m_worst);
}

void AccountImport::add(const QByteArray &line)
{
    const QJsonDocument document = QJsonDocument::fromJson(line);
    if (!document.isObject()) {
        report(u"failed"_s, tr("This line is not a JSON object."), ExitStatus::Usage);
        return;
    }
    const QJsonObject object = document.object();
    m_slug = object.value(fields[0]).toString();
    for (auto each = object.begin(); each != object.end(); ++each) {
        const bool isKnown = std::find(fields.begin(), fields.end(), each.key()) != fields.end();
        if (!isKnown || !each.value().isString()) {
            report(
                u"failed"_s,
                isKnown
                    ? tr("“%1” is not a text.").arg(each.key())
                    : tr("Unknown field “%1”; the fields are slug, name, url and token.").arg(cellText(each.key(), 40)),
                ExitStatus::Usage);
            return;
        }
    }
    const Result<BearerToken::Pasted> token = BearerToken::fromPasted(object.value(fields[3]).toString());
    if (!token) {
        report(u"failed"_s, Failure(token.error()).message, ExitStatus::Usage);
        return;
    }
    // No other program adds or removes accounts meanwhile; while the service is asked, it may.
    m_turn = AccountAdd::newTurn(workbench());
    m_token = token.value().token;
    connect(m_turn.get(), &AccountTurn::taken, this, [this, object] {
        Result<Account> made =
            AccountAdd::newAccount(workbench(), m_slug, object.value(fields[2]).toString(), fields[2]);
        if (!made) {
            report(u"failed"_s, Failure(made.error()).message, ExitStatus::Usage);
            return;
        }
        Account account = std::move(made).value();
        account.name = object.value(fields[1]).toString();
        m_storer.store(account, m_token);
    });
    m_turn->ask();
}

/// The account was not added, and nothing of it is left.
void AccountImport::endLine(const Failure &failure)
{
    if (m_cancelled)
        end(*m_cancelled);
    else
        report(u"failed"_s, failure.message, failure.status);
}

void AccountImport::check(const Account &account)
{
    m_turn.reset();
    if (!m_checks) {
        report(u"added"_s, {});
        return;
    }
    m_check = std::make_unique<AccountCheck>(account, *m_token, workbench().sessions.proxy());
    connect(m_check.get(), &AccountCheck::finished, this, [this] {
        for (const AccountCheck::Line &line : m_check->lines()) {
            if (line.error) {
                const Failure failure(*line.error);
                report(u"added, not checked"_s, failure.message, failure.status);
                return;
            }
        }
        report(u"added"_s, {});
    });
    m_check->start();
}

void AccountImport::report(const QString &result, const QString &detail, ExitStatus status)
{
    if (isOver())
        return;
    m_rows.row(QByteArrayList{QByteArray::number(m_line), m_slug.toUtf8(), result.toUtf8(), detail.toUtf8()});
    if (m_worst == ExitStatus::Done)
        m_worst = status;
    QMetaObject::invokeMethod(this, &AccountImport::next, Qt::QueuedConnection);
}

void AccountImport::aboutToEnd()
{
    m_turn.reset(); // as in AccountAdd
    if (m_hasBegun)
        m_rows.end();
}

void AccountImport::cancel(ExitStatus status)
{
    m_readable.setEnabled(false);
    if (m_storer.cancel())
        m_cancelled = status;
    else
        end(status); // what was added stays added, and the report says so
}

} // namespace Balehook::Ctl
