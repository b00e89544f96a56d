// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/ctlrun.h"
#include "settings/administratorsettings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Balehook::Testing;
using namespace Qt::StringLiterals;

/// balehookctl where an administrator laid down settings.
class TestCtlAdministrator final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void listsPresetAccounts();
    void keepsLockedAccounts();
    void keepsToALockedTemplate();
    void removesOthersForGood();

private:
    void write(const QByteArray &text) const;
    std::unique_ptr<CtlRun> run(const QStringList &arguments) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestCtlAdministrator::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkpath(u"xdg/balehook"_s));
}

void TestCtlAdministrator::write(const QByteArray &text) const
{
    QFile file(m_folder->filePath(u"xdg/balehook/balehook.conf"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

std::unique_ptr<CtlRun> TestCtlAdministrator::run(const QStringList &arguments) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_CONFIG_DIRS"_s, m_folder->filePath(u"xdg"_s));
    const QStringList profile{u"--profile"_s, m_folder->filePath(u"profile"_s)};
    return std::make_unique<CtlRun>(profile + arguments, QByteArray(), environment);
}

void TestCtlAdministrator::listsPresetAccounts()
{
    write("[accounts/acme]\nname=Acme\nbaseUrl=https://{slug}.example.com\ntoken=canary\n");
    const auto listed = run({u"account"_s, u"list"_s, u"--format"_s, u"csv"_s});
    QVERIFY(listed->end());
    QCOMPARE(listed->status(), 0);
    QVERIFY2(listed->out().contains("https://acme.example.com"), listed->out().constData());
    QVERIFY(listed->out().contains("preset-acme"));
    QVERIFY(!listed->out().contains("canary") && !listed->err().contains("canary"));
}

void TestCtlAdministrator::keepsLockedAccounts()
{
    write("[accounts/acme]\nname=Acme\nbaseUrl=https://acme.example.com\nlock=true\n");
    const auto removed = run({u"account"_s, u"remove"_s, u"acme"_s});
    QVERIFY(removed->end());
    QCOMPARE(removed->status(), 1);
    QVERIFY2(removed->err().contains(AdministratorSettings::lockedAccountText(u"Acme"_s).toUtf8()),
             removed->err().constData());
    const auto added = run({u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, u"https://own.example"_s});
    QVERIFY(added->end());
    QCOMPARE(added->status(), 2);
}

void TestCtlAdministrator::keepsToALockedTemplate()
{
    write("baseUrlTemplate=https://{slug}.example.com\n[lock]\nbaseUrlTemplate=true\n");
    const auto other = run({u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, u"https://own.example"_s});
    QVERIFY(other->end());
    QCOMPARE(other->status(), 2);
    QVERIFY2(other->err().contains("https://{slug}.example.com"), other->err().constData());
    const auto same = run({u"account"_s, u"add"_s, u"acme"_s, u"--base-url"_s, u"https://{slug}.example.com"_s});
    QVERIFY(same->end());
    QCOMPARE(same->status(), 0);
}

void TestCtlAdministrator::removesOthersForGood()
{
    write("[accounts/acme]\nbaseUrl=https://acme.example.com\n");
    const auto removed = run({u"account"_s, u"remove"_s, u"acme"_s});
    QVERIFY(removed->end());
    const auto listed = run({u"account"_s, u"list"_s, u"--format"_s, u"csv"_s});
    QVERIFY(listed->end());
    QVERIFY2(!listed->out().contains("acme"), listed->out().constData());
}

QTEST_GUILESS_MAIN(TestCtlAdministrator)

#include "tst_ctladministrator.moc"
