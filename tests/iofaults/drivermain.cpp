// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/privatesave.h"
#include "core/errors/result.h"
#include "core/process/background.h"
#include "credentials/keychaintokenstore.h"
#include "failedrows/cache/filecache.h"
#include "failedrows/cache/filecopier.h"
#include "failedrows/fetch/filefetcher.h"
#include "failedrows/rows/comparisonexport.h"
#include "models/jobpages.h"
#include "session/jobs/reasonexport.h"
#include "session/listing/listingexport.h"
#include "settings/accountsettings.h"
#include "settings/appearancesettings.h"
#include "settings/profile.h"
#include "settings/registrationstore.h"
#include "settings/viewsettings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>

using namespace Qt::StringLiterals;
using namespace Balehook;

namespace {

const std::map<QString, ExportFormat> formats{
    {u"csv"_s, ExportFormat::Csv}, {u"json"_s, ExportFormat::Json}, {u"jsonl"_s, ExportFormat::JsonLines}};

/// All that cannot be made again, and what is in the cache, as JSON.
QByteArray dumpOf(Profile &profile)
{
    const RegistrationStore registrations(profile.registrationsFile());
    FileCache cache(QDir(profile.cacheFolder()).filePath(u"files"_s));
    QJsonArray accounts;
    for (const Account &account : AccountSettings(profile.settings()).load()) {
        QJsonArray views;
        for (const NamedView &each : ViewSettings(profile.settings(), ViewSettings::List::ImportJobs).views(account.id))
            views.append(each.name);
        QJsonObject labels;
        for (const auto &[status, text] : account.statusLabels.asKeyValueRange())
            labels.insert(status, text);
        QJsonArray files;
        for (const CachedFile &file : cache.recentFiles(account.id))
            files.append(u"%1 %2"_s.arg(file.jobId, QString::number(file.bytes)));
        accounts.append(QJsonObject{
            {u"id"_s, account.id},
            {u"slug"_s, account.slug.toString()},
            {u"name"_s, account.name},
            {u"token"_s, account.hasStoredToken},
            {u"labels"_s, labels},
            {u"views"_s, views},
            {u"files"_s, files},
            {u"draft"_s, registrations.draft(account.id).text(Webhook::WebhookUrl)},
            {u"pending"_s, registrations.pending(account.id).has_value()},
        });
    }
    const QJsonObject all{
        {u"id"_s, profile.id()},
        {u"setAside"_s, QString(profile.brokenSettingsFile() + registrations.brokenFile())},
        {u"restored"_s, profile.settingsRestoredFrom().isValid()},
        {u"theme"_s, int(AppearanceSettings(profile.settings()).theme())},
        {u"accounts"_s, accounts},
    };
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

QString textOf(const Error &error)
{
    return error.userMessage() + u' ' + error.detail;
}

/// Opens the profile that each line of the standard input names, as a start does, and prints a line about it. One
/// process does that for all of them: there are thousands, and most of the time of each would be its start.
int answerDumps()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return 1;
    for (QByteArray line = input.readLine(); !line.isEmpty(); line = input.readLine()) {
        const auto profile = Profile::open(QString::fromUtf8(line.chopped(1)));
        const QByteArray answer = profile
            ? dumpOf(*profile.value())
            : QJsonDocument(QJsonObject{{u"failed"_s, textOf(profile.error())}}).toJson(QJsonDocument::Compact);
        std::printf("%s\n", answer.constData());
        std::fflush(stdout);
    }
    return 0;
}

/// What only the console does, one thing a run: "driver PROFILE WHAT [WORD]...". The status is 0 if the person in front
/// of it would be told that it is done, or nothing; 1 if that it failed.
class Driver final : public QObject
{
public:
    Driver(std::unique_ptr<Profile> profile, QStringList words)
        : m_profile(std::move(profile))
        , m_words(std::move(words))
    { }

    void start();

private:
    QString word(int index) const { return m_words.value(index); }
    void end(const Outcome &outcome);
    Outcome settingsSaved();
    Account firstAccount() const;

    void view();
    void label();
    void name();
    void theme();
    void draft();
    void save();
    void saveAs();
    void cache();
    void exportListing();
    void exportReasons();
    void exportComparison();
    void purge();
    void token();

    std::unique_ptr<Profile> m_profile;
    QStringList m_words;
    std::unique_ptr<FileCache> m_cache;
    std::unique_ptr<FileCopier> m_copier;
    std::unique_ptr<RegistrationStore> m_registrations;
    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<ListingExport> m_export;
    std::unique_ptr<ComparisonRows> m_rows;
    std::unique_ptr<ComparisonExport> m_comparisonExport;
    KeychainTokenStore m_tokens;
};

void Driver::start()
{
    const std::map<QString, void (Driver::*)()> all{{u"view"_s, &Driver::view},
                                                    {u"name"_s, &Driver::name},
                                                    {u"label"_s, &Driver::label},
                                                    {u"theme"_s, &Driver::theme},
                                                    {u"draft"_s, &Driver::draft},
                                                    {u"save"_s, &Driver::save},
                                                    {u"saveas"_s, &Driver::saveAs},
                                                    {u"cache"_s, &Driver::cache},
                                                    {u"export"_s, &Driver::exportListing},
                                                    {u"compare"_s, &Driver::exportComparison},
                                                    {u"purge"_s, &Driver::purge},
                                                    {u"token"_s, &Driver::token},
                                                    {u"reasons"_s, &Driver::exportReasons}};
    const auto found = all.find(word(0));
    if (found == all.end())
        end(Error(ErrorKind::NotAllowed));
    else
        (this->*found->second)();
}

void Driver::end(const Outcome &outcome)
{
    if (!outcome)
        std::fprintf(stderr, "%s\n", qPrintable(textOf(outcome.error())));
    QCoreApplication::exit(outcome ? 0 : 1);
}

Outcome Driver::settingsSaved()
{
    return m_profile->settings().save();
}

Account Driver::firstAccount() const
{
    return AccountSettings(m_profile->settings()).load().front();
}

void Driver::view()
{
    ViewSettings views(m_profile->settings(), ViewSettings::List::ImportJobs);
    auto all = views.views(firstAccount().id);
    all.push_back({word(1), u"status:1"_s, QByteArray(3000, 'c')});
    views.setViews(firstAccount().id, all);
    end(settingsSaved());
}

void Driver::label()
{
    Account account = firstAccount();
    account.statusLabels.insert(word(1), word(2));
    AccountSettings(m_profile->settings()).save(account);
    end(settingsSaved());
}

void Driver::name()
{
    Account account = firstAccount();
    account.name = word(1);
    AccountSettings(m_profile->settings()).save(account);
    end(settingsSaved());
}

void Driver::theme()
{
    AppearanceSettings(m_profile->settings()).setTheme(Theme::Dark);
    end(settingsSaved());
}

void Driver::draft()
{
    WebhookDraft draft;
    draft.set(Webhook::WebhookUrl, word(1));
    m_registrations = std::make_unique<RegistrationStore>(m_profile->registrationsFile());
    m_registrations->setDraft(firstAccount().id, draft, this, [this](const Outcome &outcome) { end(outcome); });
}

/// As a HAR or a report: so many bytes.
void Driver::save()
{
    savePrivately(
        word(1), [size = word(2).toInt()] { return QByteArray(size, 'n'); }, this,
        [this](const Outcome &outcome) { end(outcome); });
}

void Driver::saveAs()
{
    m_copier = std::make_unique<FileCopier>(word(1), word(2), FileHold());
    connect(m_copier.get(), &FileCopier::finished, this,
            [this](const Result<qint64> &copied) { end(copied ? Outcome(Nothing()) : Outcome(copied.error())); });
    m_copier->start();
}

/// What a download leaves in the cache.
void Driver::cache()
{
    m_cache = std::make_unique<FileCache>(QDir(m_profile->cacheFolder()).filePath(u"files"_s));
    const FileKey key{firstAccount().id, word(1), JobFile::FailedRows, QUrl(u"https://files.example.com/rows.csv"_s)};
    const QByteArray bytes = QByteArray("sku,error\n" + QByteArray("4711,broken\n").repeated(word(2).toInt() / 12 + 1))
                                 .left(word(2).toInt());
    const auto hold = std::make_shared<FileHold>();
    auto made = m_cache->target(key, hold.get());
    if (!made) {
        end(made.error());
        return;
    }
    const std::shared_ptr<FetchTarget> target(std::move(made).value());
    if (!target->begin({{}, {}, bytes.size()}) || !target->write(bytes)) {
        end(Error(ErrorKind::DiskFailed));
        return;
    }
    target->commit(this, [this, key, hold, target, size = bytes.size()](bool isGood) {
        if (isGood) {
            FetchedFile fetched;
            fetched.fileName = target->fileName();
            fetched.bytes = size;
            m_cache->add(key, u"product.import"_s, fetched);
        }
        m_cache.reset();
        // Nobody is promised that the next start has it, so this asks.
        FileCache next(QDir(m_profile->cacheFolder()).filePath(u"files"_s));
        const auto files = next.recentFiles();
        const bool isThere = isGood
            && std::any_of(files.begin(), files.end(), [this](const auto &file) { return file.jobId == word(1); });
        end(isThere ? Outcome(Nothing()) : Outcome(Error(ErrorKind::DiskFailed)));
    });
}

/// So many reasons, as the window of the reasons across jobs writes them.
void Driver::exportReasons()
{
    ReasonReport report;
    std::vector<int> lines;
    for (int i = 0; i < word(2).toInt(); ++i) {
        ReasonReport::Line line;
        line.title = u"reason %1"_s.arg(i);
        line.first = line.last = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
        report.lines.push_back(line);
        lines.push_back(i);
    }
    const auto written = Balehook::exportReasons(report, lines, {"reason"}, word(1));
    end(written ? Outcome(Nothing()) : Outcome(written.error()));
}

/// All rows of a comparison of two files, word(3) and word(4), as its window writes them; word(2): the format.
void Driver::exportComparison()
{
    const auto later = FileComparison::later({word(3), {}, {}}, {word(4), {}, {}}, {u"sku"_s},
                                             std::make_shared<std::atomic_bool>(false));
    whenDone(later, this, [this](const std::shared_ptr<const FileComparison> &comparison) {
        if (!comparison->result) {
            end(comparison->result.error());
            return;
        }
        m_rows = std::make_unique<ComparisonRows>(comparison);
        connect(m_rows.get(), &ComparisonRows::failed, this, [this](const Error &error) { end(error); });
        connect(m_rows.get(), &ComparisonRows::ready, this, [this] {
            m_comparisonExport = std::make_unique<ComparisonExport>(*m_rows, word(1), formats.at(word(2)));
            connect(m_comparisonExport.get(), &ComparisonExport::finished, this,
                    [this](const auto &written) { end(written ? Outcome(Nothing()) : Outcome(written.error())); });
            m_comparisonExport->start();
        });
    });
}

/// A listing into a file; word(2): its format.
void Driver::exportListing()
{
    m_source = std::make_unique<FakePageSource>(honestScript(word(3).toInt()));
    m_export =
        std::make_unique<ListingExport>(*m_source,
                                        ListingExport::Order{
                                            .fileName = word(1),
                                            .format = formats.at(word(2)),
                                            .perPage = 100,
                                            .header = {"id", "details"},
                                            .cells =
                                                [](const RecordPage &page, qsizetype index) {
                                                    const ImportJob &job =
                                                        static_cast<const Page<ImportJob> &>(page).at(index);
                                                    return QByteArrayList{job.id().toUtf8(), QByteArray(100, 'd')};
                                                },
                                        });
    connect(m_export.get(), &ListingExport::finished, this,
            [this](const auto &written) { end(written ? Outcome(Nothing()) : Outcome(written.error())); });
    m_export->start();
}

/// Everything out of the cache.
void Driver::purge()
{
    FileCache cache(QDir(m_profile->cacheFolder()).filePath(u"files"_s));
    end(cache.purge(firstAccount().id));
}

/// Puts the token of the first account back into the keyring.
void Driver::token()
{
    const auto pasted = BearerToken::fromPasted(word(1));
    if (!pasted) {
        end(pasted.error());
        return;
    }
    m_tokens.write(TokenKey(firstAccount(), m_profile->id()), pasted.value().token, this,
                   [this](const Outcome &outcome) { end(outcome); });
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().mid(1);
    if (words == QStringList{u"dumps"_s})
        return answerDumps();
    auto profile = Profile::open(words.value(0));
    if (!profile) {
        std::fprintf(stderr, "%s\n", qPrintable(textOf(profile.error())));
        return 1;
    }
    Driver driver(std::move(profile).value(), words.mid(1));
    QTimer::singleShot(0, &driver, [&driver] { driver.start(); });
    return QCoreApplication::exec();
}
