// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/account/registrationwords.h"

#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestRegistrationWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverAdvisesToSendAgain();
};

/// What is said of other requests does: the test would notice if that were said.
void TestRegistrationWords::neverAdvisesToSendAgain()
{
    int advised = 0;
    for (int kind = 0; kind <= int(ErrorKind::DiskFailed); ++kind) {
        Error error(ErrorKind{kind});
        for (const int status : {0, 200, 303, 408, 503}) {
            error.httpStatus = status;
            const QString said = RegistrationWords::lostAnswer(error);
            QVERIFY2(!said.isEmpty() && !said.contains("again"_L1), qPrintable(said));
            advised += error.userMessage().contains("Try again"_L1) ? 1 : 0;
        }
    }
    QVERIFY(advised > 0);
}

QTEST_GUILESS_MAIN(TestRegistrationWords)
#include "tst_registrationwords.moc"
