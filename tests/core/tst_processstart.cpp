// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/processstart.h"

#include <QTemporaryDir>
#include <QTest>

#include <cerrno>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

/// Runs \a work in a process of its own and returns what that returned; 128 and more: a signal ended it.
template <typename Work>
int inAnotherProcess(const Work &work)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

} // namespace

class ProcessStartTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void closedDescriptorsLeadNowhere_data();
    void closedDescriptorsLeadNowhere();
    void openOnesStayAsTheyAre();
    void tooLargeAFileIsAnError();
};

void ProcessStartTest::closedDescriptorsLeadNowhere_data()
{
    QTest::addColumn<int>("closed"); // a bit for each
    for (int closed = 0; closed < 8; ++closed)
        QTest::addRow("%d", closed) << closed;
}

void ProcessStartTest::closedDescriptorsLeadNowhere()
{
    QFETCH(const int, closed);
    const int result = inAnotherProcess([closed] {
        for (int number = 0; number < 3; ++number) {
            if ((closed & (1 << number)) != 0)
                ::close(number);
        }
        prepareProcess();
        const int next = ::open("/dev/null", O_RDONLY);
        if (next < 3)
            return 1;
        char byte = 0;
        if ((closed & 1) != 0 && ::read(0, &byte, 1) != 0)
            return 2;
        for (const int number : {1, 2}) {
            if ((closed & (1 << number)) != 0 && ::write(number, "x", 1) != 1)
                return 3;
        }
        return 0;
    });
    QCOMPARE(result, 0);
}

void ProcessStartTest::openOnesStayAsTheyAre()
{
    const QTemporaryDir folder;
    const QByteArray path = folder.filePath(u"out"_s).toUtf8();
    const int result = inAnotherProcess([&path] {
        const int file = ::open(path.constData(), O_WRONLY | O_CREAT, 0600);
        ::dup2(file, 1);
        ::close(0);
        prepareProcess();
        return ::write(1, "data", 4) == 4 ? 0 : 1;
    });
    QCOMPARE(result, 0);
    QFile file(folder.filePath(u"out"_s));
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), "data");
}

void ProcessStartTest::tooLargeAFileIsAnError()
{
    const QTemporaryDir folder;
    const QByteArray path = folder.filePath(u"large"_s).toUtf8();
    const int result = inAnotherProcess([&path] {
        prepareProcess();
        const rlimit small{10, 10};
        ::setrlimit(RLIMIT_FSIZE, &small);
        const int file = ::open(path.constData(), O_WRONLY | O_CREAT, 0600);
        if (::write(file, "0123456789", 10) != 10)
            return 1;
        return ::write(file, "x", 1) == -1 && errno == EFBIG ? 0 : 2;
    });
    QCOMPARE(result, 0);
}

QTEST_GUILESS_MAIN(ProcessStartTest)
#include "tst_processstart.moc"
