// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/viewsettings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

class ViewSettingsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void viewsAreKeptForEachAccount();
    void garbageIsNoView();
};

void ViewSettingsTest::viewsAreKeptForEachAccount()
{
    const QTemporaryDir folder;
    JobQuery query;
    query.text = u"a/b=c"_s;
    query.sortField = ImportJob::FailureCount;
    const std::vector<JobView> views{{u"Mine, [1]/2"_s, query, QByteArray("\0\1", 2)}, {u"Other"_s}};
    {
        QSettings file(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
        ViewSettings settings(file);
        settings.setViews(u"a"_s, {{u"gone"_s}, {u"gone"_s}, {u"gone"_s}});
        settings.setViews(u"a"_s, views);
        settings.setLast(u"a"_s, views[0]);
        settings.setViews(u"b"_s, {{u"gone"_s}});
        settings.forget(u"b"_s);
    }
    QSettings file(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    const ViewSettings settings(file);
    QVERIFY(settings.views(u"a"_s) == views);
    QCOMPARE(settings.last(u"a"_s).name, views[0].name);
    QVERIFY(settings.last(u"a"_s).query == query);
    QVERIFY(settings.views(u"b"_s).empty());
    QVERIFY(settings.last(u"b"_s) == JobView());
}

void ViewSettingsTest::garbageIsNoView()
{
    const QTemporaryDir folder;
    QSettings file(folder.filePath(u"s.ini"_s), QSettings::IniFormat);
    file.setValue(u"views/a/named/size"_s, 2'000'000'000);
    file.setValue(u"views/a/named/1/name"_s, u"Half"_s);
    file.setValue(u"views/a/named/1/query"_s, u"{{{"_s);
    file.setValue(u"views/a/lastQuery"_s, QByteArray("\xff\xfe"));
    const ViewSettings settings(file);
    QVERIFY(settings.views(u"a"_s) == std::vector<JobView>{{u"Half"_s}});
    QVERIFY(settings.last(u"a"_s).query.matchesAll());
}

} // namespace Balehook

QTEST_APPLESS_MAIN(Balehook::ViewSettingsTest)

#include "tst_viewsettings.moc"
