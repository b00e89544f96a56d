// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/envelope.h"
#include "api/rawjson.h"
#include "api/recorddecoder.h"
#include "bench/figure.h"
#include "bench/figures.h"
#include "domain/importjob.h"
#include "domain/page.h"
#include "service/demoaccounts.h"
#include "service/plainhttp.h"
#include "service/serviceprocess.h"

#include <ctime>
#include <deque>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

namespace {

double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

template <typename Work>
double cpuOf(int times, Work work)
{
    const double before = cpuMilliseconds();
    for (int i = 0; i < times; ++i)
        work();
    return (cpuMilliseconds() - before) / times;
}

} // namespace

bool measureDecoding()
{
    Demo::ServiceProcess service;
    if (!service.start())
        return false;
    Demo::PlainHttp http;
    const Demo::DemoAccount *acme = Demo::demoAccount("acme");
    const QByteArray token(acme->token.data(), acme->token.size());
    const QByteArray body = http.get(service.api(u"/acme/api/platform/v1/import-job"_s), token).body;

    std::deque<std::shared_ptr<const RecordPage>> held;
    qint64 decoded = 0;
    const auto decodeAndHold = [&] {
        auto envelope = Envelope::decode(body, "application/json", "result"_L1);
        if (!envelope)
            return;
        auto records = RecordDecoder<ImportJob>::decodeAll(envelope.value().data, body);
        decoded += qint64(records.size());
        held.push_back(std::make_shared<Page<ImportJob>>(std::move(records), body, RawJson::listedElement));
        if (held.size() > 200) // as many as the cache keeps
            held.pop_front();
    };
    qsizetype parsed = 0;
    const auto parseOnly = [&] { parsed += QJsonDocument::fromJson(body).object().size(); };

    QList<double> decoding;
    QList<double> parsing;
    for (int round = 0; round < 21; ++round) {
        parsing += cpuOf(200, parseOnly);
        decoding += cpuOf(200, decodeAndHold);
    }
    if (held.empty() || held.back()->count() != 25 || parsed == 0)
        return false;
    print({u"CPU to decode and hold a page of 25 jobs"_s,
           median(decoding),
           u"ms"_s,
           u"QJsonDocument alone"_s,
           median(parsing),
           {u"jobs decoded"_s, double(decoded), 21 * 200 * 25}});
    return true;
}

} // namespace Balehook::Bench
