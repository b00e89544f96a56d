// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/commandpalette.h"

#include <QAccessible>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

namespace Balehook {

/// The palette with entries of its own: what it lists, what its keys do, what is heard of it.
class CommandPaletteTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whatFitsBestIsFirst();
    void theMenuFitsBehindTheText();
    void keysMoveWhileTheFieldHasTheFocus();
    void enterRunsWhenThePaletteIsAway();
    void nothingFitsIsSaid();
    void escapeRunsNothingAndRemembersNothing();
    void whatWasUsedComesFirst();
    void onlyCommandsAreRemembered();
    void theCurrentRowIsHeard();

private:
    void open();
    QLineEdit &field() const { return *m_palette->findChild<QLineEdit *>(u"paletteText"_s); }
    QListView &list() const { return *m_palette->findChild<QListView *>(u"paletteList"_s); }
    QString current() const { return list().currentIndex().data().toString(); }
    QStringList shown() const;
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(&field(), Qt::Key(key), modifiers);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<QWidget> m_window;
    QPointer<CommandPalette> m_palette;
    QString m_run; ///< what ran last
    bool m_wasVisible = false; ///< the palette, meanwhile
};

void CommandPaletteTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
    m_window = std::make_unique<QWidget>();
    m_window->resize(1000, 700);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_run.clear();
    open();
}

void CommandPaletteTest::cleanup()
{
    delete m_palette;
    m_window.reset();
    m_settings.reset();
}

void CommandPaletteTest::open()
{
    delete m_palette;
    std::vector<PaletteEntry> entries;
    const auto add = [&](const QString &text, const QString &place, const QString &name) {
        PaletteEntry entry;
        entry.text = text;
        entry.place = place;
        entry.name = name;
        entry.run = [this, text] {
            m_run = text;
            m_wasVisible = m_palette && m_palette->isVisible();
        };
        entries.push_back(std::move(entry));
    };
    add(u"Full Copy"_s, u"File"_s, u"Full Copy"_s);
    add(u"Copy"_s, u"Edit"_s, u"Copy"_s);
    add(u"Refresh"_s, u"View"_s, u"Refresh"_s);
    add(u"Zoom In"_s, u"View"_s, u"Zoom In"_s);
    entries[1].keys = u"Ctrl+C"_s;
    entries[2].isOn = false;
    entries[3].isOn = true;
    for (int i = 0; i < 40; ++i)
        add(u"Shop %1"_s.arg(i), u"Account"_s, QString());
    m_palette = new CommandPalette(std::move(entries), *m_settings, *m_window);
    m_palette->popUp();
    QVERIFY(QTest::qWaitForWindowActive(m_palette));
    QTRY_VERIFY(field().hasFocus());
}

QStringList CommandPaletteTest::shown() const
{
    QStringList texts;
    for (int row = 0; row < list().model()->rowCount(); ++row)
        texts.append(list().model()->index(row, 0).data().toString());
    return texts;
}

void CommandPaletteTest::whatFitsBestIsFirst()
{
    QCOMPARE(shown().size(), 44);
    QCOMPARE(current(), u"Full Copy"_s);
    QTest::keyClicks(&field(), u"copy"_s);
    QCOMPARE(shown(), QStringList({u"Copy"_s, u"Full Copy"_s}));
    QCOMPARE(current(), u"Copy"_s);
    field().clear();
    QTest::keyClicks(&field(), u"zi"_s);
    QCOMPARE(shown(), QStringList(u"Zoom In"_s));
    field().clear();
    QTest::keyClicks(&field(), u"17"_s);
    QCOMPARE(shown(), QStringList(u"Shop 17"_s));
}

void CommandPaletteTest::theMenuFitsBehindTheText()
{
    QTest::keyClicks(&field(), u"view"_s);
    QCOMPARE(shown(), QStringList({u"Refresh"_s, u"Zoom In"_s}));
    QTest::keyClicks(&field(), u" zoom"_s);
    QCOMPARE(shown(), QStringList(u"Zoom In"_s));
}

void CommandPaletteTest::keysMoveWhileTheFieldHasTheFocus()
{
    press(Qt::Key_Down);
    QCOMPARE(current(), u"Copy"_s);
    press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(current(), u"Refresh"_s);
    press(Qt::Key_P, Qt::ControlModifier);
    press(Qt::Key_Up);
    QCOMPARE(current(), u"Full Copy"_s);
    press(Qt::Key_Up); // round the end
    QCOMPARE(current(), u"Shop 39"_s);
    press(Qt::Key_Down);
    QCOMPARE(current(), u"Full Copy"_s);
    press(Qt::Key_PageDown);
    const int page = list().currentIndex().row();
    QVERIFY(page > 3 && page < 43);
    QVERIFY(list().viewport()->rect().contains(list().visualRect(list().currentIndex())));
    press(Qt::Key_PageUp);
    QCOMPARE(list().currentIndex().row(), 0);
    press(Qt::Key_End);
    QCOMPARE(current(), u"Shop 39"_s);
    press(Qt::Key_Home);
    QCOMPARE(current(), u"Full Copy"_s);
    press(Qt::Key_Tab); // there is nothing else
    QVERIFY(field().hasFocus());
    QTest::keyClicks(&field(), u"x"_s);
    QCOMPARE(field().text(), u"x"_s);
}

void CommandPaletteTest::enterRunsWhenThePaletteIsAway()
{
    QTest::keyClicks(&field(), u"refresh"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_run, u"Refresh"_s);
    QVERIFY(!m_wasVisible);
    QTRY_VERIFY(m_palette.isNull());
}

void CommandPaletteTest::nothingFitsIsSaid()
{
    QTest::keyClicks(&field(), u"qqqq"_s);
    QCOMPARE(shown(), QStringList());
    QVERIFY(!list().isVisible());
    QVERIFY(!field().accessibleDescription().isEmpty());
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QVERIFY(m_palette && m_palette->isVisible());
    QCOMPARE(m_run, QString());
    field().clear();
    QVERIFY(list().isVisible());
}

void CommandPaletteTest::escapeRunsNothingAndRemembersNothing()
{
    press(Qt::Key_Down);
    press(Qt::Key_Escape);
    QTRY_VERIFY(m_palette.isNull());
    QCOMPARE(m_run, QString());
    QCOMPARE(PaletteSettings(*m_settings).recent(), QStringList());
}

void CommandPaletteTest::whatWasUsedComesFirst()
{
    for (const QString &typed : {u"refresh"_s, u"zoom"_s}) {
        QTest::keyClicks(&field(), typed);
        press(Qt::Key_Return);
        open();
    }
    QCOMPARE(shown().mid(0, 4), QStringList({u"Zoom In"_s, u"Refresh"_s, u"Full Copy"_s, u"Copy"_s}));

    PaletteSettings settings(*m_settings);
    for (int i = 0; i < 20; ++i)
        settings.use(u"Command %1"_s.arg(i));
    QCOMPARE(settings.recent().size(), int(PaletteSettings::mostCommands));
    QCOMPARE(settings.recent().constFirst(), u"Command 19"_s);
}

void CommandPaletteTest::onlyCommandsAreRemembered()
{
    QTest::keyClicks(&field(), u"shop 3"_s);
    press(Qt::Key_Return);
    QCOMPARE(m_run, u"Shop 3"_s);
    QCOMPARE(PaletteSettings(*m_settings).recent(), QStringList());
}

void CommandPaletteTest::theCurrentRowIsHeard()
{
    QCOMPARE(field().accessibleDescription(), u"Full Copy, File"_s);
    press(Qt::Key_Down);
    QCOMPARE(field().accessibleDescription(), u"Copy, Edit, Ctrl+C"_s);
    QTest::keyClicks(&field(), u"zoom"_s);
    QCOMPARE(field().accessibleDescription(), u"Zoom In, on, View"_s);
    QVERIFY(!field().accessibleName().isEmpty());
    QVERIFY(!list().accessibleName().isEmpty());
    const QAccessibleInterface *row = QAccessible::queryAccessibleInterface(&list())->child(0);
    QVERIFY(row);
    QCOMPARE(row->text(QAccessible::Name), u"Zoom In, on, View"_s);
    QVERIFY(row->state().selected);
    QVERIFY(row->state().checked);
    field().setText(u"refresh"_s);
    QCOMPARE(field().accessibleDescription(), u"Refresh, off, View"_s);
}

} // namespace Balehook

QTEST_MAIN(Balehook::CommandPaletteTest)
#include "tst_commandpalette.moc"
