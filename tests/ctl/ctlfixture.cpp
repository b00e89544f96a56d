// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlfixture.h"

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

bool CtlFixture::addAcme(const QStringList &more)
{
    const QString base = server.url(u""_s).toString();
    const auto added =
        run(QStringList{u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, base, u"--token-stdin"_s} + more,
            QByteArray(token) + '\n');
    const bool ended = added->end();
    m_why = added->err();
    return ended && added->status() == 0;
}

QStringList CtlFixture::inProfile(const QStringList &arguments) const
{
    return QStringList{u"--profile"_s, m_folder.path()} + arguments;
}

std::unique_ptr<CtlRun> CtlFixture::run(const QStringList &arguments, const QByteArray &input) const
{
    return std::make_unique<CtlRun>(inProfile(arguments), input);
}

QByteArray jobsPage(const QByteArray &records, int page, int perPage, const QByteArray &total)
{
    QByteArray body = R"({"page":)" + QByteArray::number(page) + R"(,"perPage":)" + QByteArray::number(perPage);
    if (!total.isEmpty())
        body += R"(,"result":)" + total;
    return body + R"(,"data":[)" + records + "]}";
}

QByteArray jobRecords(int first, int last)
{
    QByteArrayList records;
    for (int i = first; i <= last; ++i)
        records.append(R"({"id":"j)" + QByteArray::number(i) + "\"}");
    return records.join(',');
}

} // namespace Balehook::Testing
