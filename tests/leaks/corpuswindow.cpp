// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "leaks/corpuswindow.h"

#include "core/text/safetext.h"
#include "domain/records/importjob.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"
#include "leaks/textcorpus.h"
#include "models/pagedtablemodel.h"
#include "settings/accountsettings.h"
#include "support/wait.h"
#include "widgets/lists/listingpage.h"

#include <QAction>
#include <QTest>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

/// All fields of a record with \a text in them, but \a other where a field has another value there.
template <typename Record>
QByteArray record(const QByteArray &text, const QMap<QByteArray, QByteArray> &other, const QByteArrayList &lists = {})
{
    QByteArrayList members;
    for (const QLatin1StringView field : Record::names) {
        const QByteArray name(field.data(), field.size());
        QByteArray value = '"' + other.value(name, text) + '"';
        if (lists.contains(name))
            value = '[' + value + ",\"x\"," + value + ']';
        members.append('"' + name + "\":" + value);
    }
    members.append(R"("unknown":{"field":")" + text + R"("})");
    return '{' + members.join(',') + '}';
}

QByteArray listing(const QByteArrayList &records, const QByteArray &totalName)
{
    return R"({"page":1,"perPage":25,")" + totalName + R"(":)" + QByteArray::number(records.size()) + R"(,"data":[)"
        + records.join(',') + "]}";
}

QByteArray csvCell(const QString &text)
{
    return '"' + text.toUtf8().replace('"', "\"\"") + '"';
}

} // namespace

CorpusWindow::CorpusWindow(const QString &corpusText)
    : text(corpusText)
    , wellFormedText(wellFormed(corpusText))
    , m_settings(folder.filePath(u"settings.json"_s))
    , m_registrations(std::make_unique<RegistrationStore>(folder.filePath(u"registrations.json"_s)))
    , m_sessions(std::make_unique<Sessions>(m_settings, u"profile"_s, m_tokens, folder.filePath(u"files"_s)))
{
    m_sessions->setRegistrations(*m_registrations);
    m_server.setAnswerer([this](const RecordedRequest &request) { return answer(request); });
    m_files.setAnswerer([this](const RecordedRequest &) { return answerFile(); });
    makeRecords();
    const auto slug = AccountSlug::fromString(u"acme"_s);
    Account account(u"id-1"_s, *slug,
                    BaseUrl::parse(m_server.url(QString()).toString(QUrl::RemovePath), *slug).value());
    account.name = wellFormedText.left(500);
    account.propertiesPath = u"/api/platform/v1/property"_s;
    account.statusLabels.insert(wellFormedText, wellFormedText);
    account.hasStoredToken = true;
    m_tokens.tokens.insert(TokenKey(account, u"profile"_s).toString(),
                           BearerToken::fromPasted(u"some-token"_s).value().token);
    m_sessions->setProxy({ProxySettings::Mode::None, {}, 0});
    m_sessions->saveAccount(account);
    m_sessions->setCurrentAccount(account.id);
}

CorpusWindow::~CorpusWindow()
{
    window.reset(); // it needs the sessions to its end
}

void CorpusWindow::makeRecords()
{
    const QByteArray json = jsonEscaped(text);
    const QByteArray shorter = jsonEscaped(text.left(3000)); // an answer has at most 4 MiB
    const QByteArray time = "2026-03-01T10:00:00.000Z";
    const QByteArray link = m_files.url(u"/rows.csv"_s).toEncoded();
    firstJob = record<ImportJob>(json, {});
    m_jobs = listing({firstJob,
                      record<ImportJob>(shorter,
                                        {{"id", "2"},
                                         {"createdAt", time},
                                         {"updatedAt", time},
                                         {"failedFilePath", link},
                                         {"filePath", link + "?part=2"},
                                         {"successCount", "1"},
                                         {"failureCount", "3"}})},
                     "result");
    firstWebhook = record<Webhook>(json, {});
    m_webhooks = listing({firstWebhook, record<Webhook>(shorter, {{"id", "2"}, {"createdAt", time}})}, "total");
    firstProperty = record<Property>(json, {}, {"options", "scope"});
    m_properties =
        listing({firstProperty, record<Property>(shorter, {{"internalName", "2"}, {"createdAt", time}})}, "total");
}

Script CorpusWindow::answer(const RecordedRequest &request) const
{
    const QByteArray json = jsonEscaped(text);
    if (m_refuses) {
        return Script::answer(400,
                              "{\"title\":\"" + json + "\",\"detail\":\"" + json + "\",\"errors\":{\"webhookUrl\":[\""
                                  + json + "\"]}}",
                              {{"Content-Type", "application/problem+json"}});
    }
    if (request.target.contains("import-job"))
        return Script::json(m_jobs);
    return Script::json(request.target.contains("webhook") ? m_webhooks : m_properties);
}

QString CorpusWindow::textInFile() const
{
    // A file with more of these than an escape is none of text, and not shown as one.
    const auto isBinary = [](QChar c) { return c < u' ' && c != u'\t' && c != u'\n' && c != u'\r' && c != u'\x1b'; };
    QString inFile = wellFormedText;
    return inFile.removeIf(isBinary);
}

QByteArray CorpusWindow::tableBytes() const
{
    const QByteArray cell = csvCell(textInFile());
    QByteArray bytes = "sku," + cell + ",error\n";
    for (const char *number : {"1", "2", "3"})
        bytes += QByteArray(number) + ',' + cell + ',' + cell + '\n';
    return bytes;
}

Script CorpusWindow::answerFile() const
{
    const QByteArray name = wellFormedText.left(300).toUtf8().toPercentEncoding();
    return Script::answer(
        200, tableBytes(),
        {{"Content-Type", "text/csv"}, {"Content-Disposition", "attachment; filename*=UTF-8''" + name + ".csv"}});
}

bool CorpusWindow::show()
{
    window = std::make_unique<MainWindow>(*m_sessions, m_settings);
    window->resize(1280, 800);
    window->show();
    return QTest::qWaitForWindowExposed(window.get()) && showListing(Listing::ImportJobs);
}

bool CorpusWindow::showListing(Listing which)
{
    if (!Testing::waitFor([this] { return !tabs().accountId().isEmpty(); }))
        return false;
    tabs().showListing(which);
    return Testing::waitFor([this] {
        const ListingView *view = page().current();
        return view && view->model->rowCount() == 2 && view->model->rowState(0) == PagedTableModel::RowState::Loaded;
    });
}

QAction *CorpusWindow::action(const char *wanted) const
{
    const auto all = window->findChildren<QAction *>();
    for (QAction *each : all) {
        if (each->text().remove(u'&').section(u'\t', 0, 0) == QLatin1StringView(wanted))
            return each;
    }
    return nullptr;
}

} // namespace Balehook::Testing
