// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsfile.h"
#include "widgets/search/viewsmenu.h"
#include "widgets/tables/tablecolumns.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

class ViewsMenuTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noViewGoesForOneMore();
    void viewsOfANewerVersionAreKept();
};

/// Where there is no room, the name of one to replace is asked for.
void ViewsMenuTest::noViewGoesForOneMore()
{
    const QTemporaryDir folder;
    SettingsFile file(folder.filePath(u"settings.json"_s));
    const ViewSettings settings(file, ViewSettings::List::ImportJobs);
    QStandardItemModel model(1, 1);
    QTableView table;
    table.setModel(&model);
    TableColumns columns(table, {{}}, &table);
    QWidget window;
    ViewsMenu menu(settings, columns, window);
    menu.setAccount(u"acme"_s);
    for (int i = 0; i < ViewSettings::mostViews; ++i)
        menu.save(u"View %1"_s.arg(i));
    const std::vector<NamedView> all = menu.views();
    QCOMPARE(int(all.size()), ViewSettings::mostViews);
    menu.setQuery(u"status:failed"_s);

    menu.save(u"One more"_s);
    QVERIFY(menu.views() == all);
    auto *dialog = window.findChild<QInputDialog *>(u"viewNameDialog"_s);
    QVERIFY(dialog);
    QVERIFY(dialog->labelText().contains(QString::number(ViewSettings::mostViews)));
    const QPushButton *saving = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    dialog->setTextValue(u"One more"_s);
    QVERIFY(!saving->isEnabled());
    dialog->setTextValue(u" View 0 "_s);
    QVERIFY(saving->isEnabled());
    dialog->accept();
    const std::vector<NamedView> replaced = menu.views();
    QCOMPARE(int(replaced.size()), ViewSettings::mostViews);
    QCOMPARE(replaced.back().name, u"View 0"_s);
    QCOMPARE(replaced.back().query, u"status:failed"_s);
    QVERIFY(std::any_of(replaced.begin(), replaced.end(), [](const auto &view) { return view.name == u"View 1"_s; }));
}

/// Shown without what is not known, they would show more than they say.
void ViewsMenuTest::viewsOfANewerVersionAreKept()
{
    const QTemporaryDir folder;
    SettingsFile file(folder.filePath(u"settings.json"_s));
    ViewSettings settings(file, ViewSettings::List::ImportJobs);
    const NamedView newer{u"Newer"_s, u"{\"hasLater\":true}"_s};
    settings.setViews(u"acme"_s, {newer});
    settings.setLast(u"acme"_s, newer);
    QStandardItemModel model(1, 1);
    QTableView table;
    table.setModel(&model);
    TableColumns columns(table, {{}}, &table);
    QWidget window;
    ViewsMenu menu(settings, columns, window);
    menu.setUnderstanding([](const QString &query) { return !query.contains(u"Later"_s); });
    const QSignalSpy chosen(&menu, &ViewsMenu::chosen);
    QCOMPARE(menu.setAccount(u"acme"_s), QString());
    QCOMPARE(menu.name(), QString());
    menu.choose(newer);
    QVERIFY(chosen.isEmpty());
    const auto *message = window.findChild<QMessageBox *>();
    QVERIFY(message);
    QCOMPARE(message->text(), ViewsMenu::newerText(newer.name));
    menu.setQuery(u"{}"_s);
    menu.save(u"Another"_s);
    QCOMPARE(menu.views().front(), newer);
}

} // namespace Balehook

QTEST_MAIN(Balehook::ViewsMenuTest)
#include "tst_viewsmenu.moc"
