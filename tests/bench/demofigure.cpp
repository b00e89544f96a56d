// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/figure.h"
#include "bench/figures.h"
#include "service/demoaccounts.h"
#include "service/plainhttp.h"
#include "service/serviceprocess.h"

#include <QElapsedTimer>

using namespace Qt::StringLiterals;

namespace Balehook::Bench {

/// How long the demo service takes for a page, as seen from outside: what is measured on it must not be about itself.
bool measureDemo()
{
    Demo::ServiceProcess service;
    if (!service.start({u"--jobs"_s, u"1000000"_s}))
        return false;
    const Demo::DemoAccount *acme = Demo::demoAccount("acme");
    const QByteArray token(acme->token.data(), acme->token.size());
    Demo::PlainHttp http;
    const auto msOf = [&](int perPage, int page) {
        const QString path = u"/acme/api/platform/v1/import-job?per_page=%1&page=%2"_s.arg(perPage).arg(page);
        QElapsedTimer timer;
        timer.start();
        const auto answer = http.get(service.api(path), token);
        return answer.status == 200 ? double(timer.nsecsElapsed()) / 1e6 : -1.0;
    };

    constexpr int rounds = 201;
    QList<double> ofHundred;
    QList<double> ofOne;
    for (int round = 0; round < rounds; ++round) {
        ofHundred += msOf(100, round * 40 + 1);
        ofOne += msOf(1, round * 4'000 + 1);
        if (ofHundred.last() < 0 || ofOne.last() < 0)
            return false;
    }
    print({u"demo service: a page of 100 of 1,000,000 jobs"_s,
           median(ofHundred),
           u"ms"_s,
           u"a page of 1"_s,
           median(ofOne),
           {u"pages with status 200"_s, double(ofHundred.size()), rounds}});
    return true;
}

} // namespace Balehook::Bench
