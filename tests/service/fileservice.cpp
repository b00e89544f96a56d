// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/fileservice.h"

#include "service/demofiles.h"

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
            {}};
}

DemoAnswer signInPage()
{
    return {200,
            "text/html; charset=utf-8",
            "<!DOCTYPE html><html><head><title>Sign in</title></head><body><h1>Sign in to see this file</h1>"
            "<form><input name=\"user\"><input name=\"password\" type=\"password\"></form></body></html>",
            {}};
}

DemoAnswer file(const QByteArray &content, const QString &name)
{
    return {200, "text/csv; charset=utf-8", content, "attachment; filename*=UTF-8''" + QUrl::toPercentEncoding(name)};
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

    const DemoJob job(m_seed, id - 1);
    const QString &folder = parts.at(2);
    if (folder == "imports"_L1)
        return file(importedCsv(m_seed, job), parts.at(4));
    if (folder == "reports"_L1)
        return file(reportCsv(job), parts.at(4));
    if (folder != "failed"_L1 || job.status != 2)
        return storeError(404, "NoSuchKey", "The specified key does not exist.");

    switch (job.fate) {
    case LinkFate::Expired:
        return storeError(403, "AccessDenied", "Request has expired");
    case LinkFate::Gone:
        return storeError(404, "NoSuchKey", "The specified key does not exist.");
    case LinkFate::SignIn:
        return signInPage();
    case LinkFate::Works:
        break;
    }
    return file(failedRowsCsv(m_seed, job), parts.at(4));
}

} // namespace Balehook::Demo
