// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/translation.h"
#include "gui/console.h"
#include "models/importjobsmodel.h"
#include "widgets/mainwindow.h"

#include <QApplication>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// What is wrong with the keys of \a actions and of the menus below them; empty if nothing is.
QString keyFaults(const QList<QAction *> &actions)
{
    QString faults;
    QHash<QChar, QString> keys;
    for (const QAction *action : actions) {
        const auto at = QString(action->text()).replace(u"&&"_s, u"  "_s).indexOf(u'&');
        if (at >= 0 && action->isVisible()) {
            const QChar key = action->text().at(at + 1).toLower();
            if (keys.contains(key))
                faults += keys.value(key) + u" / "_s + action->text() + u'\n';
            keys.insert(key, action->text());
        }
        if (action->menu())
            faults += keyFaults(action->menu()->actions());
    }
    return faults;
}

/// The buttons of \a window that are narrower than their text.
QString cutButtons(const QWidget &window)
{
    QString cut;
    for (const auto *button : window.findChildren<QAbstractButton *>()) {
        const bool hasText = !button->text().isEmpty()
            && (qobject_cast<const QPushButton *>(button) || qobject_cast<const QToolButton *>(button));
        if (hasText && button->isVisibleTo(&window) && button->width() < button->minimumSizeHint().width())
            cut += button->text() + u'\n';
    }
    return cut;
}

} // namespace

/// The real window in each language that there is.
class LanguagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWindowFits_data();
    void theWindowFits();
};

void LanguagesTest::theWindowFits_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("fileMenu");
    QTest::newRow("English") << u"en_US"_s << u"&File"_s;
    for (const auto *name : {"de_DE", "fr_FR", "es_MX", "pt_BR", "ja_JP", "hi_IN", "ar_EG"})
        QTest::newRow(name) << QString::fromLatin1(name) << QString();
}

void LanguagesTest::theWindowFits()
{
    QFETCH(const QString, language);
    QFETCH(const QString, fileMenu);
    QLocale::setDefault(QLocale(language));
    Translation translation;
    QCOMPARE(translation.install().language(), QLocale(language).language());
    QApplication::setLayoutDirection(QLocale(language).textDirection());

    Console console;
    QVERIFY(console.startService({u"--jobs"_s, u"500"_s}));
    console.sessions->setCurrentAccount(console.addAccount("acme"));
    console.settings.setValue(u"window/geometry"_s, QVariant());
    QVERIFY(console.show());
    QTRY_VERIFY(console.model() && console.model()->rowState(0) == PagedTableModel::RowState::Loaded);
    MainWindow &window = console.window();

    const QString file = window.menuBar()->actions().constFirst()->text();
    QCOMPARE(file == u"&File"_s, !fileMenu.isEmpty());
    // The menus of a tab are whole once it was shown.
    console.press(Qt::Key_2, Qt::AltModifier);
    console.press(Qt::Key_1, Qt::AltModifier);
    const QString keys = keyFaults(window.menuBar()->actions());
    QVERIFY2(keys.isEmpty(), qPrintable(keys));

    window.resize(1024, 700);
    QTRY_COMPARE(window.size(), QSize(1024, 700));
    const QString cut = cutButtons(window);
    QVERIFY2(cut.isEmpty(), qPrintable(cut));
}

} // namespace Balehook

QTEST_MAIN(Balehook::LanguagesTest)

#include "tst_languages.moc"
