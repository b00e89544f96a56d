// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/program.h"

#include "core/process/coredumps.h"
#include "core/process/freedmemory.h"
#include "core/process/processstart.h"
#include "core/secrets/redaction.h"
#include "core/text/translation.h"
#include "credentials/keychaintokenstore.h"
#include "ctl/frame/failure.h"
#include "ctl/frame/filesfolder.h"
#include "ctl/frame/hidingtokenstore.h"
#include "session/account/sessions.h"
#include "settings/administratorreader.h"
#include "settings/profile.h"
#include "settings/registrationstore.h"

#include <QCoreApplication>
#include <QDir>
#include <QLocale>
#include <QLoggingCategory>

#include <algorithm>
#include <csignal>
#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

/// For a command that was told to end: then the program ends without it.
constexpr auto patience = std::chrono::seconds(4);

} // namespace

int Program::main(int argc, char **argv)
{
    prepareProcess();
    disableCoreDumps();
    keepLargeBlocksApart();
    installRedactingMessageHandler();
    // Standard error is for messages to people; QT_LOGGING_RULES still brings the others.
    QLoggingCategory::setFilterRules(u"*.debug=false\n*.info=false\n*.warning=false"_s);
    std::signal(SIGPIPE, SIG_IGN);
    // The name of the console: they share profile, cache and keychain entries.
    QCoreApplication::setApplicationName(u"balehook"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALEHOOK_VERSION));
    const QCoreApplication application(argc, argv);
    Translation translation;
    translation.install();
    Program program;
    // What Qt makes of other bytes could not be told from what was meant, and could be sent.
    if (!std::all_of(argv, argv + argc, [](const char *word) { return QUtf8StringView(word).isValidUtf8(); }))
        program.m_fault = tr("An argument is not valid UTF-8.");
    return program.run(QCoreApplication::arguments().mid(1));
}

Program::Program()
{
    connect(&m_terminal, &Terminal::closed, this, [this] { stop(ExitStatus::Done); });
    connect(&m_terminal, &Terminal::failed, this, [this](const QString &reason) {
        m_terminal.say(tr("The output could not be written. Message from the system: %1").arg(reason));
        stop(ExitStatus::LocalFailure);
    });
    connect(&m_terminal, &Terminal::drained, this, &Program::leave);
    connect(&m_signals, &StopSignals::stopped, this, [this] { stop(ExitStatus::Interrupted); });
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] {
        m_terminal.say(tr("The time limit given by --timeout was reached."));
        stop(ExitStatus::NotReached);
    });
}

Program::~Program() = default;

int Program::run(const QStringList &words)
{
    QMetaObject::invokeMethod(
        this, [this, words] { begin(words); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

void Program::begin(const QStringList &words)
{
    if (!m_fault.isEmpty()) {
        refuse(Arguments::refusal(m_fault));
        return;
    }
    Result<CommandLine> line = CommandLine::parse(words);
    if (!line) {
        refuse(line.error());
        return;
    }
    if (!line.value().help.isEmpty()) {
        m_terminal.write(line.value().help.toUtf8());
        conclude(ExitStatus::Done);
        return;
    }
    if (!line.value().note.isEmpty())
        m_terminal.say(line.value().note);
    m_options = line.value().options;
    if (m_options.timeout)
        m_limit.start(*m_options.timeout);
    start(line.value());
}

void Program::start(const CommandLine &line)
{
    if (!openProfile())
        return;
    if (!openSessions(*line.command))
        return;
    Result<std::unique_ptr<Command>> command = line.command->make(line.arguments, *m_bench);
    if (!command) {
        refuse(command.error());
        return;
    }
    m_command = std::move(command).value();
    connect(m_command.get(), &Command::finished, this, &Program::conclude);
    m_command->start();
}

bool Program::openProfile()
{
    auto profile = Profile::open(m_options.profileFolder);
    if (!profile) {
        m_terminal.say(profile.error().kind == ErrorKind::FileNotUsable
                           ? profile.error().userMessage()
                           : profile.error().userMessage() + u' ' + profile.error().detail);
        conclude(ExitStatus::LocalFailure);
        return false;
    }
    m_profile = std::move(profile).value();
    tellOfSettings();
    m_keychain = std::make_unique<KeychainTokenStore>();
    m_tokens = std::make_unique<HidingTokenStore>(*m_keychain, m_terminal);
    m_registrations = std::make_unique<RegistrationStore>(m_profile->registrationsFile());
    if (const QString broken = m_registrations->brokenFile(); !broken.isEmpty()) {
        m_terminal.say(tr("The drafts and open registrations could not be read and were set aside as %1.").arg(broken));
    }
    return true;
}

void Program::tellOfSettings()
{
    const QString broken = m_profile->brokenSettingsFile();
    const QDateTime restored = m_profile->settingsRestoredFrom();
    if (!broken.isEmpty())
        m_terminal.say(tr("The settings could not be read and were set aside as %1.").arg(broken));
    if (restored.isValid()) {
        m_terminal.say(tr("The settings were restored from %1. Later changes are missing.")
                           .arg(QLocale().toString(restored, QLocale::ShortFormat)));
    }
}

/// Such as that a token is gone from the keychain. No reason for a listing that came to count as failed.
void Program::saveSettings()
{
    if (!m_profile || !m_profile->settings().isUnsaved())
        return;
    if (const Outcome saved = m_profile->settings().save(); !saved)
        m_terminal.say(tr("The settings could not be saved. %1").arg(saved.error().userMessage()));
}

bool Program::openSessions(const CommandInfo &command)
{
    QString files = m_profile->filesFolder();
    if (command.use == SessionUse::Files) {
        m_files = std::make_unique<FilesFolder>(*m_profile);
        files = m_files->path();
        if (files.isEmpty()) {
            m_terminal.say(
                tr("The folder for downloaded files could not be created in %1.").arg(m_profile->cacheFolder()));
            conclude(ExitStatus::LocalFailure);
            return false;
        }
    }
    m_sessions = std::make_unique<Sessions>(m_profile->settings(), m_profile->id(), *m_tokens, files);
    connect(m_sessions.get(), &Sessions::clearedUp, this, &Program::leave);
    if (command.use == SessionUse::All)
        m_sessions->setRegistrations(*m_registrations);
    m_sessions->setAdministrator(AdministratorReader::read());
    m_sessions->setIndexFolder(QDir(m_profile->cacheFolder()).filePath(u"index"_s));
    m_bench = std::make_unique<Workbench>(Workbench{*m_profile, *m_tokens, *m_registrations, *m_sessions, m_terminal,
                                                    m_options, !m_files || m_files->isShared()});
    return true;
}

void Program::refuse(const Error &error)
{
    const Failure failure(error);
    m_terminal.say(failure.message);
    conclude(failure.status);
}

/// Ends the command, or the program if there is none or it does not listen.
void Program::stop(ExitStatus status)
{
    if (m_status) {
        // Only the output was waited for. That its reader has gone changes nothing.
        QCoreApplication::exit(int(status == ExitStatus::Done ? *m_status : status));
        return;
    }
    if (std::exchange(m_isStopping, true))
        return;
    if (!m_command) {
        conclude(status);
        return;
    }
    QTimer::singleShot(patience, this, [status] { QCoreApplication::exit(int(status)); });
    m_command->cancel(status);
}

void Program::conclude(ExitStatus status)
{
    if (m_status)
        return;
    m_status = status;
    m_terminal.showProgress({});
    saveSettings();
    leave();
}

/// Goes once everything is written, and nothing is left of an account that another program removed meanwhile. A reader
/// that does not read is waited for, as by any other program.
void Program::leave()
{
    const bool isClearingUp = m_sessions && m_sessions->isClearingUp();
    if (m_status && m_terminal.isDrained() && !isClearingUp)
        QCoreApplication::exit(int(*m_status));
}

} // namespace Balehook::Ctl
