// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"

#include "app/endings.h"
#include "app/lastwrites.h"
#include "app/paintwatch.h"
#include "app/processage.h"
#include "app/windowkeeper.h"
#include "core/process/coredumps.h"
#include "core/process/freedmemory.h"
#include "core/process/processstart.h"
#include "core/secrets/redaction.h"
#include "credentials/keychainthread.h"
#include "credentials/keychaintokenstore.h"
#include "failedrows/cache/filecache.h"
#include "net/singleinstance.h"
#include "session/account/sessions.h"
#include "session/update/updatenotice.h"
#include "settings/accountsettings.h"
#include "settings/administratorreader.h"
#include "settings/profile.h"
#include "settings/registrationstore.h"
#include "widgets/look/appearance.h"
#include "widgets/look/desktopwishes.h"
#include "widgets/messages/plainbox.h"
#include "widgets/window/mainwindow.h"

#include <QDir>
#include <QIcon>
#include <QImageReader>
#include <QThreadPool>
#include <QTimer>

#include <cstdio>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto smokeTestLimit = std::chrono::seconds(30);
constexpr auto settlingTime = std::chrono::seconds(1);
constexpr auto restingTime = std::chrono::seconds(2);
constexpr auto tidyingTime = std::chrono::seconds(20); // not when the window is about to appear

void setNames()
{
    // No organisation: the standard folders are named after the program alone.
    QCoreApplication::setApplicationName(u"balehook"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALEHOOK_VERSION));
    QGuiApplication::setApplicationDisplayName(u"Balehook"_s);
    QGuiApplication::setDesktopFileName(u"io.github.balehook.balehook"_s);
}

/// Of many scripts: what a service sends is known only when it has to be painted.
QString usualLetters()
{
    QString text = u"abc, 123 \u0430\u0431\u0432 \u03B1\u03B2\u03B3 \uAC00 "_s;
    for (const QString &language : Translation::languages())
        text += Translation::nameOf(language);
    return text;
}

QIcon programIcon()
{
    QIcon icon;
    // Each is read, and sent to the window system, before the first paint. The desktop file names the icon that is
    // drawn larger.
    for (const int size : {16, 24, 32, 48, 64}) {
        QImageReader reader(u":/app/balehook-%1.png"_s.arg(size), "png");
        reader.setAutoDetectImageFormat(false); // or Qt loads each plugin for images that there is
        icon.addPixmap(QPixmap::fromImageReader(&reader));
    }
    return icon;
}

void printAge(const char *what)
{
    std::fprintf(stderr, "%s %lld\n", what, static_cast<long long>(processAge().count()));
}

} // namespace

int Application::main(int argc, char **argv)
{
    prepareProcess();
    disableCoreDumps();
    keepLargeBlocksApart();
    installRedactingMessageHandler();
    setNames();
    if (Options::wantTextOnly(argc, argv)) {
        const QCoreApplication application(argc, argv);
        return Options::parse(application) ? 0 : 1;
    }
    Application application(argc, argv);
    return application.run();
}

Application::Application(int &argc, char **argv)
    : m_application(argc, argv)
    , m_fonts(QApplication::font())
    , m_fileOpenEvents(m_application)
{
    m_fonts.lookUp(u"abc, 123"_s);
    DesktopWishes::connectAhead();
    QObject::connect(&m_fileOpenEvents, &FileOpenEvents::wanted, &m_application,
                     [this](const QStringList &things) { open(things); });
    QApplication::setWindowIcon(programIcon());
    // Not left to Qt, which only knows the direction if its own translations are installed.
    const QLocale shown = m_translation.install();
    m_fonts.lookUp(shown.nativeLanguageName());
    QGuiApplication::setLayoutDirection(shown.textDirection());
}

Application::~Application() = default;

int Application::run()
{
    const std::optional<Options> options = Options::parse(m_application);
    if (!options)
        return 1;
    m_options = *options;
    if (openProfile()) {
        if (becomeFirst())
            begin();
        else
            raiseFirst();
    }
    const int status = QApplication::exec();
    return saveSettings() ? status : 1;
}

/// The window is gone: this may wait for the disk.
bool Application::saveSettings()
{
    if (!m_profile || !m_profile->settings().isUnsaved())
        return true;
    const Outcome saved = m_profile->settings().save();
    if (!saved) {
        const QString text = QCoreApplication::translate("Balehook::Application", "The settings could not be saved.")
            + u' ' + saved.error().userMessage() + u'\n';
        std::fputs(qPrintable(text), stderr);
    }
    return saved.ok();
}

/// Waits for the disk: the program may be ended at any moment from now on.
void Application::keepAll()
{
    if (m_keeper && m_keeper->window() && m_keeper->window()->isVisible())
        m_keeper->window()->keepLooks();
    m_registrations->waitForDone();
    if (m_profile->settings().isUnsaved())
        (void)m_profile->settings().save(); // what fails is told by whoever shows the settings' troubles
}

QString Application::settingsNotOpened()
{
    return QCoreApplication::translate("Balehook::Application", "The settings could not be opened.");
}

QString Application::firstIsSilent()
{
    return QCoreApplication::translate("Balehook::Application", "Balehook is already running but does not respond.");
}

bool Application::openProfile()
{
    auto profile = Profile::open(m_options.profileFolder);
    if (!profile) {
        fail(settingsNotOpened(),
             profile.error().kind == ErrorKind::FileNotUsable
                 ? profile.error().userMessage()
                 : profile.error().userMessage() + u"\n\n"_s + profile.error().detail);
        return false;
    }
    m_profile = std::move(profile).value();
    return true;
}

bool Application::becomeFirst()
{
    // A smoke test tells something about this process, whatever else runs.
    if (m_options.smokeTest)
        return true;
    m_instance = std::make_unique<SingleInstance>(m_profile->runtimeName());
    if (!m_instance->becomeFirst())
        return false;
    QObject::connect(m_instance.get(), &SingleInstance::raiseRequested, &m_application,
                     [this](const QByteArray &token, const QStringList &files) { open(files, token); });
    return true;
}

void Application::raiseFirst()
{
    QObject::connect(m_instance.get(), &SingleInstance::raised, &m_application, &QCoreApplication::quit);
    QObject::connect(m_instance.get(), &SingleInstance::notRaised, &m_application, [this] {
        fail(firstIsSilent(),
             QCoreApplication::translate("Balehook::Application",
                                         "Close its window or end the program, then start it again."));
    });
    m_instance->raiseFirst(qgetenv("XDG_ACTIVATION_TOKEN"), m_options.files);
}

void Application::begin()
{
#ifndef Q_OS_MACOS
    m_keychain = std::make_unique<KeychainThread>();
    if (!m_keychain->isRunning())
        m_keychain.reset(); // the system gives no more threads: it is asked in this one
#endif
    m_tokens = std::make_unique<KeychainTokenStore>(m_keychain.get());
    m_registrations = std::make_unique<RegistrationStore>(m_profile->registrationsFile());
    m_sessions =
        std::make_unique<Sessions>(m_profile->settings(), m_profile->id(), *m_tokens, m_profile->filesFolder());
    m_sessions->setRegistrations(*m_registrations);
    m_sessions->setAdministrator(AdministratorReader::read());
    m_sessions->setIndexFolder(QDir(m_profile->cacheFolder()).filePath(u"index"_s));
    m_sessions->hold();
    m_lastWrites =
        std::make_unique<LastWrites>([this] { return m_sessions->isRemovingAny() || m_tokens->isWriting(); });
    m_endings = std::make_unique<Endings>([this] { keepAll(); }, [this] { return m_lastWrites->isHolding(); });
    // From the event loop: a keychain that was asked for a token responds while the window is made.
    QTimer::singleShot(0, &m_application, [this] { showWindow(); });
}

void Application::showWindow()
{
    m_appearance = std::make_unique<Appearance>(m_profile->settings());
    m_keeper = std::make_unique<WindowKeeper>(*m_sessions, m_profile->settings(), *m_appearance, m_translation);
    m_keeper->make({.settings = m_profile->brokenSettingsFile(),
                    .settingsRestoredFrom = m_profile->settingsRestoredFrom(),
                    .registrations = m_registrations->brokenFile(),
                    .blockingRegistrations = m_registrations->blockingFile(),
                    .unopenedRegistrations = m_registrations->unopenedFile(),
                    .administrator = m_sessions->administrator().problems,
                    .unreadableAccounts = AccountSettings(m_profile->settings()).unreadableCount()});
    QObject::connect(m_keeper.get(), &WindowKeeper::aboutToReplace, &m_application, [this] { m_paintWatch.reset(); });
    addUpdateNotice();
    if (m_options.smokeTest)
        startSmokeTest();
    else if (qEnvironmentVariableIsSet("BALEHOOK_STARTUP_TRACE"))
        trace();
    m_keeper->window()->show();
    m_keeper->window()->openLocalFiles(m_options.files);
    QTimer::singleShot(0, &m_application, [this] { m_profile->settings().watch(); });
    if (m_instance) // or the profile may be another program's
        QTimer::singleShot(tidyingTime, &m_application, [this] { m_sessions->tidy(); });
    QTimer::singleShot(settlingTime, &m_application, [this] {
        m_fonts.lookUp(usualLetters());
        m_sessions->files().readAhead();
    });
    // What looking up fonts took, and the start.
    QTimer::singleShot(restingTime, &m_application, [] { QThreadPool::globalInstance()->start(giveBackFreedMemory); });
}

/// Not where the packager left it out, and not where the administrator switched it off.
void Application::addUpdateNotice()
{
#if BALEHOOK_UPDATE_NOTICE
    if (UpdateNotice::isAbsent(m_sessions->administrator()))
        return;
    m_updateNotice = std::make_unique<UpdateNotice>(
        *m_sessions, m_profile->settings(), QStringLiteral(BALEHOOK_VERSION), QStringLiteral(BALEHOOK_UPDATE_ADDRESS));
    m_keeper->setUpdateNotice(*m_updateNotice);
#endif
}

void Application::open(const QStringList &things, const QByteArray &activationToken)
{
    // What comes before the window is shown with it.
    if (!m_keeper) {
        m_options.files += things;
        return;
    }
    raiseWindow(activationToken);
    m_keeper->window()->openLocalFiles(things);
}

void Application::raiseWindow(const QByteArray &activationToken)
{
    // Wayland lets only those raise a window whom the user just clicked; Qt takes the proof of it from here.
    if (!activationToken.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activationToken);
    MainWindow &window = *m_keeper->window();
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

void Application::trace()
{
    m_paintWatch = std::make_unique<PaintWatch>(*m_keeper->window());
    QObject::connect(m_paintWatch.get(), &PaintWatch::windowPainted, &m_application, [] { printAge("first-paint"); });
    QObject::connect(m_paintWatch.get(), &PaintWatch::rowsPainted, &m_application, [] { printAge("first-rows"); });
}

void Application::startSmokeTest()
{
    m_paintWatch = std::make_unique<PaintWatch>(*m_keeper->window());
    QObject::connect(m_paintWatch.get(), &PaintWatch::windowPainted, &m_application, [] {
        std::printf("balehook %s, platform %s, Qt %s\n", BALEHOOK_VERSION, qPrintable(QGuiApplication::platformName()),
                    qVersion());
        std::fflush(stdout);
        QCoreApplication::quit();
    });
    QTimer::singleShot(smokeTestLimit, &m_application, [] {
        std::fputs("The window was not painted.\n", stderr);
        QCoreApplication::exit(1);
    });
}

void Application::fail(const QString &text, const QString &detail)
{
    const QString message = text + u"\n\n"_s + detail;
    std::fputs(qPrintable(QString(message + u'\n')), stderr);
    auto *box = new PlainBox(MessageLevel::Error, u"startFailed"_s, message, nullptr);
    QObject::connect(box, &QDialog::finished, &m_application, [] { QCoreApplication::exit(1); });
    box->open();
}

} // namespace Balehook
