// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filecache.h"
#include "failedrows/filefetcher.h"
#include "failedrows/savetarget.h"
#include "settings/accountsettings.h"
#include "settings/profile.h"
#include "settings/registrationfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Balehook;

namespace {

constexpr qsizetype fileSize = 300'000;

/// Writes all that the program writes, round after round, until it is killed; each round leaves its number everywhere.
class Writer final : public QObject
{
public:
    explicit Writer(Profile &profile)
        : m_settings(profile.settings())
        , m_registrations(profile.registrationsFile())
        , m_cache(QDir(profile.cacheFolder()).filePath(u"files"_s))
        , m_export(QDir(profile.downloadFolder()).filePath(u"export.csv"_s))
    { }

    void writeRound()
    {
        const QString number = QString::number(++m_round);
        const auto slug = AccountSlug::fromString(u"acme"_s);
        Account account(u"a"_s, *slug, BaseUrl::parse(u"https://acme.example.com"_s, *slug).value());
        account.name = number;
        account.statusLabels.insert(u"1"_s, number);
        AccountSettings(m_settings).save(account);
        m_settings.save().ok();

        WebhookDraft draft;
        for (const Webhook::Field field : WebhookDraft::fields)
            draft.set(field, number);
        const auto noted = m_registrations.change([&](RegistrationFile::Entries &entries) {
            entries[u"a"_s] = {draft, PendingRegistration{draft, m_round, {number}}};
        });

        const QByteArray bytes(fileSize, char('a' + m_round % 26));
        const auto save = std::make_shared<SaveTarget>(m_export);
        if (noted && save->begin({{}, {}, bytes.size()}) && save->write(bytes))
            save->commit(this, [this, save, bytes](bool) { cache(bytes); });
        else
            QCoreApplication::exit(1);
    }

private:
    void cache(const QByteArray &bytes)
    {
        const FileKey key{u"a"_s, u"job-%1"_s.arg(m_round % 5), JobFile::FailedRows,
                          QUrl(u"https://files.example.com/rows.csv"_s)};
        const auto hold = std::make_shared<FileHold>();
        auto made = m_cache.target(key, hold.get());
        if (!made || !made.value()->begin({{}, {}, bytes.size()}) || !made.value()->write(bytes)) {
            QCoreApplication::exit(1);
            return;
        }
        const std::shared_ptr<FetchTarget> target(std::move(made).value());
        target->commit(this, [this, key, hold, target, bytes](bool) {
            FetchedFile fetched;
            fetched.fileName = target->fileName();
            fetched.bytes = bytes.size();
            m_cache.add(key, u"product.import"_s, fetched);
            std::printf("%d\n", m_round);
            std::fflush(stdout);
            QTimer::singleShot(0, this, [this] { writeRound(); });
        });
    }

    SettingsFile &m_settings;
    RegistrationFile m_registrations;
    FileCache m_cache;
    QString m_export;
    int m_round = 0;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const auto profile = Profile::open(QCoreApplication::arguments().value(1));
    if (!profile)
        return 1;
    Writer writer(*profile.value());
    QTimer::singleShot(0, &writer, [&writer] { writer.writeRound(); });
    return QCoreApplication::exec();
}
