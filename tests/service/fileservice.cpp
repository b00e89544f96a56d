// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/fileservice.h"

#include "service/demoaccounts.h"
#include "service/demofiles.h"
#include "service/oddfiles.h"
#include "service/rangeofbytes.h"

#include <QCryptographicHash>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

DemoAnswer storeError(int status, const QByteArray &code, const QByteArray &message)
{
    return {status,
            "application/xml",
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Error><Code>" + code + "</Code><Message>" + message
                + "</Message></Error>",
            {},
            0};
}

DemoAnswer signInPage()
{
    return {200,
            "text/html; charset=utf-8",
            "<!DOCTYPE html><html><head><title>Sign in</title></head><body><h1>Sign in to see this file</h1>"
            "<form><input name=\"user\"><input name=\"password\" type=\"password\"></form></body></html>",
            {},
            0};
}

DemoAnswer file(const QByteArray &content, const QString &name,
                const QByteArray &contentType = "text/csv; charset=utf-8", int bytesPerSecond = 0)
{
    const QByteArray tag = QCryptographicHash::hash(content, QCryptographicHash::Sha1).toHex();
    return {200,
            contentType,
            content,
            {{"Content-Disposition", "attachment; filename*=UTF-8''" + QUrl::toPercentEncoding(name)},
             {"ETag", '"' + tag + '"'},
             {"Accept-Ranges", "bytes"}},
            bytesPerSecond};
}

DemoAnswer movedTo(const QByteArray &path)
{
    return {302, "text/plain", "Moved.\n", {{"Location", path}}, 0};
}

QByteArray reportCsv(const DemoJob &job)
{
    return "rows,succeeded,failed\n" + QByteArray::number(job.succeeded + job.failed) + ','
        + QByteArray::number(job.succeeded) + ',' + QByteArray::number(job.failed) + '\n';
}

} // namespace

DemoAnswer FileService::answer(const DemoRequest &request) const
{
    if (request.method != "GET")
        return storeError(405, "MethodNotAllowed", "Only GET is offered here.");
    // /<account>/<folder>/<job id>/<name>
    const QStringList parts = request.path.split(u'/');
    bool ok = false;
    const qint64 id = parts.value(3).toLongLong(&ok);
    if (parts.size() != 5 || !ok || id < 1)
        return storeError(404, "NoSuchKey", "The specified key does not exist.");

    const DemoAccount *account = demoAccount(parts.at(1).toLatin1());
    const bool hasOddJobs = account && account->jobs < 0;
    const DemoJob job(m_seed, id - 1, hasOddJobs ? m_odd : OddJobs());
    const QString &folder = parts.at(2);
    if (folder == "imports"_L1)
        return rangeOf(file(importedCsv(m_seed, job), parts.at(4)), request);
    if (folder == "reports"_L1)
        return rangeOf(file(reportCsv(job), parts.at(4)), request);
    if (folder == "moved"_L1)
        return rangeOf(file(failedRowsCsv(m_seed, job), parts.at(4)), request);
    if (folder != "failed"_L1 || job.status != 2)
        return storeError(404, "NoSuchKey", "The specified key does not exist.");
    return rangeOf(failedRows(job, parts.at(4)), request);
}

DemoAnswer FileService::failedRows(const DemoJob &job, const QString &name) const
{
    switch (job.fate) {
    case LinkFate::Works:
        return file(failedRowsCsv(m_seed, job), name);
    case LinkFate::Expired:
        return storeError(403, "AccessDenied", "Request has expired");
    case LinkFate::Gone:
        return storeError(404, "NoSuchKey", "The specified key does not exist.");
    case LinkFate::SignIn:
        return signInPage();
    case LinkFate::Moved:
        return movedTo("../../moved/" + job.id().toLatin1() + '/' + QUrl::toPercentEncoding(name));
    default:
        const OddFile odd = oddFile(m_seed, job);
        return file(odd.content, name, odd.contentType, odd.bytesPerSecond);
    }
}

} // namespace Balehook::Demo
