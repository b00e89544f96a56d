// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/disk/privatefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <barrier>
#include <future>
#include <vector>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

constexpr auto ownerOnly = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
constexpr auto groupAndOthers =
    QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;

} // namespace

class TestPrivateFolder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isForTheOwnerAlone();
    void somethingElseIsInTheWay();
    void madeBySeveralAtOnce();
};

void TestPrivateFolder::isForTheOwnerAlone()
{
    const QTemporaryDir outer;
    const QString path = outer.filePath(u"a/b/c"_s);
    QVERIFY(makePrivateFolder(path));
    for (const QString &name : {u"a"_s, u"a/b"_s, u"a/b/c"_s})
        QVERIFY(!(QFileInfo(outer.filePath(name)).permissions() & groupAndOthers));
    QVERIFY(QFile::setPermissions(path, ownerOnly | QFile::ReadOther));
    QVERIFY(makeFolder(path));
    QVERIFY(QFileInfo(path).permissions() & QFile::ReadOther);
    QVERIFY(makePrivateFolder(path));
    QVERIFY(!(QFileInfo(path).permissions() & groupAndOthers));
}

void TestPrivateFolder::somethingElseIsInTheWay()
{
    const QTemporaryDir outer;
    QVERIFY(QFile(outer.filePath(u"file"_s)).open(QFile::WriteOnly));
    QVERIFY(QDir(outer.path()).mkdir(u"target"_s));
    QVERIFY(QFile::link(outer.filePath(u"target"_s), outer.filePath(u"link"_s)));
    QVERIFY(!makePrivateFolder(outer.filePath(u"file"_s)));
    QVERIFY(!makePrivateFolder(outer.filePath(u"file/below"_s)));
    QVERIFY(!makePrivateFolder(outer.filePath(u"link"_s)));
    QVERIFY(makeFolder(outer.filePath(u"link"_s)));
}

/// Programs that are started together find no folder, all of them.
void TestPrivateFolder::madeBySeveralAtOnce()
{
    constexpr int several = 4;
    const QTemporaryDir outer;
    for (int round = 0; round < 50; ++round) {
        const QString path = outer.filePath(u"%1/a/b/c"_s.arg(round));
        std::barrier start(several);
        std::vector<std::future<bool>> all;
        for (int i = 0; i < several; ++i) {
            all.push_back(std::async(std::launch::async, [&start, &path] {
                start.arrive_and_wait();
                return makePrivateFolder(path);
            }));
        }
        for (std::future<bool> &one : all)
            QVERIFY(one.get());
    }
}

QTEST_GUILESS_MAIN(TestPrivateFolder)
#include "tst_privatefolder.moc"
