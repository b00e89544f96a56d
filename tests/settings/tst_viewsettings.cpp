// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/viewsettings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace Balehook {

using List = ViewSettings::List;

class ViewSettingsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void viewsAreKeptForEachAccount_data();
    void viewsAreKeptForEachAccount();
    void theListsKnowNothingOfEachOther();
    void bothListsAreForgotten();
    void whatALaterVersionAddedStays();
    void garbageIsNoView();
};

void ViewSettingsTest::viewsAreKeptForEachAccount_data()
{
    QTest::addColumn<List>("list");
    QTest::newRow("import jobs") << List::ImportJobs;
    QTest::newRow("webhooks") << List::Webhooks;
}

void ViewSettingsTest::viewsAreKeptForEachAccount()
{
    QFETCH(List, list);
    const QTemporaryDir folder;
    const std::vector<NamedView> views{{u"Mine, [1]/2"_s, u"{\"text\":\"a/b=c; ü\"}"_s, QByteArray("\0\1", 2)},
                                       {u"Other"_s}};
    {
        SettingsFile file(folder.filePath(u"s.json"_s));
        ViewSettings settings(file, list);
        settings.setViews(u"a"_s, {{u"gone"_s}, {u"gone"_s}, {u"gone"_s}});
        settings.setViews(u"a"_s, views);
        settings.setLast(u"a"_s, views[0]);
        settings.setViews(u"b"_s, {{u"gone"_s}});
        file.change(ViewSettings::forgetting(u"b"_s));
    }
    SettingsFile file(folder.filePath(u"s.json"_s));
    const ViewSettings settings(file, list);
    QVERIFY(settings.views(u"a"_s) == views);
    QCOMPARE(settings.last(u"a"_s).name, views[0].name);
    QCOMPARE(settings.last(u"a"_s).query, views[0].query);
    QVERIFY(settings.views(u"b"_s).empty());
    QVERIFY(settings.last(u"b"_s) == NamedView());
}

void ViewSettingsTest::theListsKnowNothingOfEachOther()
{
    const QTemporaryDir folder;
    SettingsFile file(folder.filePath(u"s.json"_s));
    ViewSettings jobs(file, List::ImportJobs);
    ViewSettings webhooks(file, List::Webhooks);
    jobs.setViews(u"a"_s, {{u"Of jobs"_s}, {u"Both"_s, u"{}"_s}});
    jobs.setLast(u"a"_s, {u"Both"_s, u"{}"_s});
    QVERIFY(webhooks.views(u"a"_s).empty());
    QVERIFY(webhooks.last(u"a"_s) == NamedView());
    webhooks.setViews(u"a"_s, {{u"Both"_s, u"{\"hasTwin\":true}"_s}});
    webhooks.setLast(u"a"_s, {u"Both"_s, u"{\"hasTwin\":true}"_s});
    QCOMPARE(jobs.views(u"a"_s).size(), std::size_t(2));
    QCOMPARE(jobs.last(u"a"_s).query, u"{}"_s);
    jobs.setViews(u"a"_s, {});
    QCOMPARE(webhooks.views(u"a"_s).size(), std::size_t(1));
    QCOMPARE(webhooks.last(u"a"_s).query, u"{\"hasTwin\":true}"_s);
}

void ViewSettingsTest::bothListsAreForgotten()
{
    const QTemporaryDir folder;
    SettingsFile file(folder.filePath(u"s.json"_s));
    for (const List each : {List::ImportJobs, List::Webhooks}) {
        ViewSettings(file, each).setViews(u"a"_s, {{u"View"_s}});
        ViewSettings(file, each).setLast(u"a"_s, {u"View"_s, u"{}"_s});
        ViewSettings(file, each).setLast(u"ab"_s, {u"View"_s, u"{}"_s});
    }
    file.change(ViewSettings::forgetting(u"a"_s));
    QVERIFY(file.allKeys().filter(u"views/a/"_s).isEmpty());
    QCOMPARE(ViewSettings(file, List::Webhooks).last(u"ab"_s).name, u"View"_s);
}

void ViewSettingsTest::whatALaterVersionAddedStays()
{
    const QTemporaryDir folder;
    SettingsFile file(folder.filePath(u"s.json"_s));
    const QString key = u"views/a/named"_s;
    file.setValue(key,
                  QVariantList{QVariantMap{{u"name"_s, u"Mine"_s}, {u"query"_s, u"{}"_s}, {u"sorted"_s, u"down"_s}},
                               QVariantMap{{u"name"_s, u"Other"_s}, {u"columns"_s, "x"_ba}, {u"sorted"_s, u"up"_s}}});
    ViewSettings settings(file, List::ImportJobs);
    settings.setViews(u"a"_s, {{u"Other"_s, u"{\"text\":\"x\"}"_s}, {u"New"_s}});
    const QVariantList list = file.value(key).toList();
    QCOMPARE(list.size(), 2);
    QCOMPARE(list[0].toMap().value(u"sorted"_s).toString(), u"up"_s);
    QVERIFY(!list[0].toMap().contains(u"columns"_s) && !list[1].toMap().contains(u"sorted"_s));
    QVERIFY(settings.views(u"a"_s) == (std::vector<NamedView>{{u"Other"_s, u"{\"text\":\"x\"}"_s}, {u"New"_s}}));
}

void ViewSettingsTest::garbageIsNoView()
{
    const QTemporaryDir folder;
    SettingsFile file(folder.filePath(u"s.json"_s));
    for (const QString &list : {u"views/a/"_s, u"views/a/webhooks/"_s}) {
        const QVariantMap half{{u"name"_s, u"Half"_s}, {u"columns"_s, QStringList{u"no"_s, u"bytes"_s}}};
        const QVariantMap nameless{{u"query"_s, u"{}"_s}};
        file.setValue(list + u"named"_s, QVariantList{half, 5, u"text"_s, nameless});
        file.setValue(list + u"lastName"_s, 5);
        file.setValue(list + u"lastQuery"_s, QVariantMap{{u"a"_s, 1}});
    }
    for (const List list : {List::ImportJobs, List::Webhooks}) {
        const ViewSettings settings(file, list);
        QVERIFY(settings.views(u"a"_s) == std::vector<NamedView>{{u"Half"_s}});
        QCOMPARE(settings.last(u"a"_s).query, QString());
    }
}

} // namespace Balehook

QTEST_GUILESS_MAIN(Balehook::ViewSettingsTest)

#include "tst_viewsettings.moc"
