// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/translation.h"
#include "gui/accesskeys.h"
#include "support/wait.h"
#include "tour/cuttexts.h"
#include "tour/look.h"
#include "tour/tour.h"
#include "widgets/window/mainwindow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>

#include <functional>

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

/// That of a small notebook, less the edge of its desktop.
constexpr QSize windowSize(1024, 700);

/// What is cut in the windows of \a tour; looked at again while it is still being laid out.
QStringList cutNow(const Tour &tour)
{
    for (QWidget *each : tour.windows())
        each->resize(each == &tour.console().window() ? windowSize : each->size().boundedTo(windowSize));
    QStringList cut;
    int looks = 0;
    const auto isWhole = [&] {
        ++looks;
        cut.clear();
        for (const QWidget *each : tour.windows()) {
            cut += CutTexts::in(*each);
            if (each->width() > windowSize.width() || each->height() > windowSize.height())
                cut += u"%1 has %2 x %3 pixels"_s.arg(each->objectName()).arg(each->width()).arg(each->height());
        }
        return cut.isEmpty() && looks > 2;
    };
    [[maybe_unused]] const bool isSettled = Testing::waitFor(isWhole, 1000);
    return cut;
}

} // namespace

/// Every text of every window is whole in a small window, and has an access key of its own, in each language.
class CutTextsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsCutIsFound_data();
    void whatIsCutIsFound();
    void theWindowsAreWhole_data();
    void theWindowsAreWhole();

private:
    Translation m_translation;
};

void CutTextsTest::whatIsCutIsFound_data()
{
    using Make = std::function<QWidget *()>;
    QTest::addColumn<Make>("make");
    QTest::addColumn<QSize>("more"); // than the size hint
    QTest::addColumn<bool>("isCut");
    const QString words = u"Rather many words in one line"_s;
    const Make label = [words] { return new QLabel(words); };
    const Make wrapped = [words] {
        auto *made = new QLabel(words);
        made->setTextFormat(Qt::PlainText);
        made->setWordWrap(true);
        return made;
    };
    const Make button = [words] { return new QPushButton(words); };
    const Make check = [words] { return new QCheckBox(words); };
    const Make group = [words] { return new QGroupBox(words); };
    const Make box = [words] {
        auto *made = new QComboBox;
        made->addItem(words);
        return made;
    };
    const Make hint = [words] {
        auto *made = new QLineEdit;
        made->setPlaceholderText(words);
        made->setMinimumWidth(made->fontMetrics().horizontalAdvance(words) + 12);
        return made;
    };
    const Make tabs = [words] {
        auto *made = new QTabBar;
        made->addTab(words);
        made->setElideMode(Qt::ElideRight);
        return made;
    };
    const Make titles = [words] {
        auto *made = new QTreeWidget;
        made->setHeaderLabels({words, words});
        made->header()->setStretchLastSection(false);
        made->header()->resizeSections(QHeaderView::ResizeToContents);
        made->setMinimumWidth(made->header()->length() + 4);
        return made;
    };
    const Make narrowTitles = [titles] {
        QWidget *made = titles();
        static_cast<QTreeWidget *>(made)->header()->resizeSection(1, 40);
        return made;
    };
    const Make scrolled = [label] {
        auto *made = new QScrollArea;
        made->setWidget(label());
        return made;
    };
    const Make stuck = [scrolled] {
        QWidget *made = scrolled();
        static_cast<QScrollArea *>(made)->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        return made;
    };
    const std::pair<const char *, Make> all[] = {{"label", label}, {"button", button},        {"check box", check},
                                                 {"group", group}, {"combo box", box},        {"hint", hint},
                                                 {"tabs", tabs},   {"wrapped label", wrapped}};
    for (const auto &[name, make] : all) {
        QTest::addRow("%s, whole", name) << make << QSize(4, 4) << false;
        QTest::addRow("%s, cut", name) << make << QSize(-40, -6) << true;
    }
    QTest::newRow("titles, whole") << titles << QSize(0, 0) << false;
    QTest::newRow("titles, cut") << narrowTitles << QSize(0, 0) << true;
    QTest::newRow("scrolls") << scrolled << QSize(-60, 0) << false;
    QTest::newRow("does not scroll") << stuck << QSize(-60, 0) << true;
}

void CutTextsTest::whatIsCutIsFound()
{
    QFETCH(const std::function<QWidget *()>, make);
    QFETCH(const QSize, more);
    QFETCH(const bool, isCut);
    QWidget window;
    window.resize(600, 400);
    QWidget *made = make();
    made->setParent(&window);
    const QSize wanted = made->sizeHint().expandedTo(made->minimumSizeHint()).expandedTo(made->minimumSize());
    made->setMinimumSize(0, 0);
    made->resize(wanted + more);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QStringList found = CutTexts::in(window);
    QVERIFY2(found.isEmpty() == !isCut, qPrintable(found.join(u'\n')));
}

void CutTextsTest::theWindowsAreWhole_data()
{
    QTest::addColumn<QString>("language");
    // One at a time in the suite, as all of them take minutes.
    const QString only = qEnvironmentVariable("BALEHOOK_TOUR_LANGUAGE");
    for (const QString &language : Translation::languages()) {
        if (only.isEmpty() || language == only)
            QTest::newRow(qPrintable(language)) << language;
    }
}

void CutTextsTest::theWindowsAreWhole()
{
    QFETCH(const QString, language);
    m_translation.install(language);
    Look{u"light"_s}.apply();
    // By hand: some of them, with a space between.
    const QStringList only = qEnvironmentVariable("BALEHOOK_TOUR_STATES").split(u' ', Qt::SkipEmptyParts);
    QMap<QString, QStringList> cut; // with the states in which each was seen
    for (const TourState &state : allStates()) {
        const auto name = QString::fromLatin1(state.name);
        if (!only.isEmpty() && !only.contains(name))
            continue;
        Tour tour(QString(), u"light"_s);
        tour.setWindowSize(windowSize);
        if (!state.reach(tour)) {
            cut[u"not reached"_s].append(name);
            continue;
        }
        for (const QString &each : cutNow(tour))
            cut[each].append(name);
        // Looked at here as well, because it takes long to come to all windows.
        for (const QWidget *each : tour.windows()) {
            for (const QString &key : AccessKeys::sharedInWindow(*each))
                cut[u"shared key "_s + key].append(name);
        }
    }
    for (auto each = cut.cbegin(); each != cut.cend(); ++each)
        qWarning().noquote() << each.key() << "in" << each.value().join(u", "_s);
    QVERIFY2(cut.isEmpty(), "Texts are cut, or share an access key: see above.");
}

} // namespace Balehook::Testing

QTEST_MAIN(Balehook::Testing::CutTextsTest)

#include "tst_cuttexts.moc"
