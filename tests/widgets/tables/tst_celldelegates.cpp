// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/listingmodel.h"
#include "widgets/look/themepalette.h"
#include "widgets/look/tones.h"
#include "widgets/palette/palettedelegate.h"
#include "widgets/palette/palettemodel.h"
#include "widgets/tables/celldelegate.h"
#include "widgets/tables/countsdelegate.h"
#include "widgets/tables/pagedtableview.h"
#include "widgets/tables/pilldelegate.h"

#include <QPainter>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr auto maxCount = std::numeric_limits<quint64>::max();

QPalette darkPalette()
{
    QPalette palette(QColor(0x30, 0x30, 0x30), QColor(0x20, 0x20, 0x20));
    palette.setColor(QPalette::Base, QColor(0x18, 0x18, 0x18));
    palette.setColor(QPalette::Text, Qt::white);
    return palette;
}

} // namespace

class CellDelegatesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void anyTextIsPainted_data();
    void anyTextIsPainted();
    void aSelectedCellIsFilledWithTheHighlight();
    void placeholdersAreDimmerThanText();
    void matchesAreMarkedWhereTheyAreSearched();
    void theSignOfAMatchOutOfViewLeavesTheTextWhole_data();
    void theSignOfAMatchOutOfViewLeavesTheTextWhole();
    void typedLettersStandWhereTheTextBegins_data();
    void typedLettersStandWhereTheTextBegins();
    void theFailedShareIsNeverRoundedAway_data();
    void theFailedShareIsNeverRoundedAway();
    void theBarMirrorsInRightToLeft();
    void theBarMakesRoomForTheNumber();
    void aPillIsReadableInEveryColor();
    void aCodeWithoutLabelHasNoColor();

private:
    QImage painted(const QAbstractItemDelegate &delegate, QStyle::State state, Qt::LayoutDirection direction,
                   const QPalette &palette);

    QStandardItemModel m_model{1, 1};
};

void CellDelegatesTest::init()
{
    m_model.clear();
    m_model.setRowCount(1);
    m_model.setColumnCount(1);
    m_model.setData(m_model.index(0, 0), int(PagedTableModel::RowState::Loaded), PagedTableModel::RowStateRole);
}

QImage CellDelegatesTest::painted(const QAbstractItemDelegate &delegate, QStyle::State state,
                                  Qt::LayoutDirection direction, const QPalette &palette)
{
    QImage image(200, 24, QImage::Format_RGB32);
    image.fill(palette.color(QPalette::Base));
    QStyleOptionViewItem option;
    option.rect = image.rect();
    option.state = state | QStyle::State_Enabled | QStyle::State_Active;
    option.direction = direction;
    option.palette = palette;
    QPainter painter(&image);
    delegate.paint(&painter, option, m_model.index(0, 0));
    return image;
}

void CellDelegatesTest::anyTextIsPainted_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << u"product.import"_s;
    QTest::newRow("empty") << QString();
    QTest::newRow("arabic") << u"استيراد المنتجات من الملف الكبير جدا جدا جدا"_s;
    QTest::newRow("mixed") << u"file \u05d0\u05d1\u05d2 123.csv"_s;
    QTest::newRow("marks") << QString(u"a"_s + QString(8, QChar(0x0301)));
    QTest::newRow("markup") << u"<b>bold</b><img src=/dev/zero>"_s;
    QTest::newRow("long") << QString(256, u'W');
    QTest::newRow("lone surrogate") << QString(QChar(0xd800));
}

void CellDelegatesTest::anyTextIsPainted()
{
    QFETCH(QString, text);
    m_model.setData(m_model.index(0, 0), text, Qt::DisplayRole);
    m_model.setData(m_model.index(0, 0), QVariant::fromValue(maxCount), PagedTableModel::SucceededRole);
    m_model.setData(m_model.index(0, 0), QVariant::fromValue(maxCount), PagedTableModel::FailedRole);
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        for (const QStyle::State state :
             QList<QStyle::State>{QStyle::State_None, QStyle::State_Selected | QStyle::State_HasFocus}) {
            for (const QPalette &palette : {QPalette(), darkPalette()}) {
                for (const auto elide : {Qt::ElideRight, Qt::ElideMiddle}) {
                    const QImage cell = painted(CellDelegate(elide), state, direction, palette);
                    QImage blank = cell;
                    blank.fill(palette.color(QPalette::Base));
                    QVERIFY(text.isEmpty() || cell != blank);
                }
                painted(CountsDelegate(), state, direction, palette);
            }
        }
    }
}

void CellDelegatesTest::aSelectedCellIsFilledWithTheHighlight()
{
    const QPalette palette = darkPalette();
    const QImage image = painted(CellDelegate(Qt::ElideRight), QStyle::State_Selected, Qt::LeftToRight, palette);
    QCOMPARE(image.pixelColor(100, 12).rgb(), palette.color(QPalette::Active, QPalette::Highlight).rgb());
}

void CellDelegatesTest::placeholdersAreDimmerThanText()
{
    const auto darkest = [this] {
        const QImage image = painted(CellDelegate(Qt::ElideRight), QStyle::State_None, Qt::LeftToRight, QPalette());
        int lightness = 255;
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y)
                lightness = qMin(lightness, image.pixelColor(x, y).lightness());
        }
        return lightness;
    };
    m_model.setData(m_model.index(0, 0), u"||||||||"_s, Qt::DisplayRole);
    const int loaded = darkest();
    m_model.setData(m_model.index(0, 0), int(PagedTableModel::RowState::Waiting), PagedTableModel::RowStateRole);
    QVERIFY(darkest() > loaded);
}

void CellDelegatesTest::matchesAreMarkedWhereTheyAreSearched()
{
    m_model.setData(m_model.index(0, 0), u"Ada Lovelace"_s, Qt::DisplayRole);
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        for (const QStyle::State state : {QStyle::State_None, QStyle::State_Selected}) {
            const auto paint = [&](const QString &text, int column) {
                CellDelegate delegate(Qt::ElideRight);
                std::vector<QStringList> marks(std::size_t(column) + 1);
                marks.back() = {text};
                delegate.setHighlights(marks);
                return painted(delegate, state, direction, darkPalette());
            };
            const QImage plain = paint({}, 0);
            QVERIFY(paint(u"LOVE"_s, 0) != plain);
            QVERIFY(paint(u"a"_s, 0) != paint(u"ada"_s, 0));
            QCOMPARE(paint(u"Byron"_s, 0), plain);
            QCOMPARE(paint(u"LOVE"_s, 1), plain);
        }
    }
}

void CellDelegatesTest::theSignOfAMatchOutOfViewLeavesTheTextWhole_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::addColumn<int>("room");
    for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
        for (const int room : {0, 4, 60})
            QTest::addRow("%s, %d", direction == Qt::LeftToRight ? "left to right" : "right to left", room)
                << direction << room;
    }
}

/// Beside it where there is room, else above its end.
void CellDelegatesTest::theSignOfAMatchOutOfViewLeavesTheTextWhole()
{
    QFETCH(const Qt::LayoutDirection, direction);
    QFETCH(const int, room);
    PagedTableView table;
    table.setLayoutDirection(direction);
    table.setModel(&m_model);
    CellDelegate delegate(Qt::ElideRight);
    delegate.setHighlights({{u"ada"_s}});
    const QString text = u"11/26/26 10:08"_s;
    m_model.setData(m_model.index(0, 0), text, Qt::DisplayRole);
    QStyleOptionViewItem option = table.itemOption();
    option.state = QStyle::State_Enabled | QStyle::State_Active;
    option.direction = direction;
    const int height = 2 * option.fontMetrics.height();
    constexpr int margins = 8; // at both sides
    option.rect = QRect(0, 0, option.fontMetrics.horizontalAdvance(text) + margins + room, height);
    const auto paint = [&](const QString &note) {
        m_model.setData(m_model.index(0, 0), note, PagedTableModel::NoteRole);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(option.palette.color(QPalette::Base));
        QPainter painter(&image);
        delegate.paint(&painter, option, m_model.index(0, 0));
        return image;
    };
    const QImage plain = paint({});
    const QImage noted = paint(u"Match in: User"_s);
    QVERIFY(noted != plain);
    const QRgb ground = option.palette.color(QPalette::Base).rgb();
    for (int x = 0; x < plain.width(); ++x) {
        for (int y = 0; y < plain.height(); ++y)
            QVERIFY(plain.pixel(x, y) == ground || plain.pixel(x, y) == noted.pixel(x, y));
    }
}

void CellDelegatesTest::typedLettersStandWhereTheTextBegins_data()
{
    QTest::addColumn<Qt::LayoutDirection>("direction");
    QTest::newRow("left to right") << Qt::LeftToRight;
    QTest::newRow("right to left") << Qt::RightToLeft;
}

/// A row of the palette that was found begins at the same edge as one that was not typed for.
void CellDelegatesTest::typedLettersStandWhereTheTextBegins()
{
    QFETCH(const Qt::LayoutDirection, direction);
    m_model.setData(m_model.index(0, 0), u"HHHH"_s, Qt::DisplayRole);
    const auto edge = [this, direction](const QList<int> &typed) {
        m_model.setData(m_model.index(0, 0), QVariant::fromValue(typed), PaletteModel::MatchRole);
        QImage image = painted(PaletteDelegate(), QStyle::State_None, direction, QPalette());
        if (direction == Qt::RightToLeft)
            image = image.mirrored(true, false);
        const QRgb ground = image.pixel(0, 0);
        for (int x = 0; x < image.width(); ++x) {
            for (int y = 0; y < image.height(); ++y) {
                if (image.pixel(x, y) != ground)
                    return x;
            }
        }
        return -1;
    };
    const int plain = edge({});
    QVERIFY(plain >= 0 && edge({1}) >= 0);
    QVERIFY2(qAbs(edge({1}) - plain) <= 2, qPrintable(u"%1, %2"_s.arg(edge({1})).arg(plain)));
}

void CellDelegatesTest::theFailedShareIsNeverRoundedAway_data()
{
    QTest::addColumn<quint64>("succeeded");
    QTest::addColumn<quint64>("failed");
    QTest::addColumn<int>("pixels");
    QTest::newRow("nothing at all") << quint64(0) << quint64(0) << 0;
    QTest::newRow("none failed") << quint64(10) << quint64(0) << 0;
    QTest::newRow("one of a million") << quint64(999'999) << quint64(1) << 2;
    QTest::newRow("half") << quint64(5) << quint64(5) << 50;
    QTest::newRow("all but one") << quint64(1) << quint64(999'999) << 99;
    QTest::newRow("all") << quint64(0) << quint64(7) << 100;
    QTest::newRow("64-bit") << maxCount << maxCount << 50;
}

void CellDelegatesTest::theFailedShareIsNeverRoundedAway()
{
    QFETCH(quint64, succeeded);
    QFETCH(quint64, failed);
    QTEST(CountsDelegate::failedWidth(succeeded, failed, 100), "pixels");
}

void CellDelegatesTest::theBarMirrorsInRightToLeft()
{
    m_model.setData(m_model.index(0, 0), quint64(1), PagedTableModel::SucceededRole);
    m_model.setData(m_model.index(0, 0), quint64(9), PagedTableModel::FailedRole);
    const auto paint = [this](Qt::LayoutDirection direction) {
        return painted(CountsDelegate(), QStyle::State_None, direction, QPalette());
    };
    QCOMPARE(paint(Qt::RightToLeft), paint(Qt::LeftToRight).mirrored(true, false));
}

void CellDelegatesTest::theBarMakesRoomForTheNumber()
{
    // Ten digits in a cell that is hardly wider: the number is whole, and no bar is left.
    m_model.setData(m_model.index(0, 0), u"8,888,888,888"_s, Qt::DisplayRole);
    m_model.setData(m_model.index(0, 0), quint64(1), PagedTableModel::SucceededRole);
    m_model.setData(m_model.index(0, 0), quint64(8'888'888'888), PagedTableModel::FailedRole);
    const CountsDelegate delegate;
    QStyleOptionViewItem option;
    option.state = QStyle::State_Enabled | QStyle::State_Active;
    const QFontMetrics metrics(option.font);
    option.fontMetrics = metrics;
    option.rect = QRect(0, 0, metrics.horizontalAdvance(u"8,888,888,888"_s) + 10, 24);
    QImage image(option.rect.size(), QImage::Format_RGB32);
    image.fill(option.palette.color(QPalette::Base));
    QPainter painter(&image);
    delegate.paint(&painter, option, m_model.index(0, 0));
    painter.end();
    QImage plain(option.rect.size(), QImage::Format_RGB32);
    plain.fill(option.palette.color(QPalette::Base));
    CellDelegate whole(Qt::ElideRight);
    whole.setTrailing(true);
    QPainter other(&plain);
    whole.paint(&other, option, m_model.index(0, 0));
    other.end();
    QCOMPARE(image, plain);
}

void CellDelegatesTest::aPillIsReadableInEveryColor()
{
    for (const QPalette &palette : {ThemePalette::light(), ThemePalette::dark()}) {
        for (int hue = 0; hue < 360; hue += 5) {
            for (const int saturation : {0, 120, 255}) {
                for (const int value : {0, 60, 128, 200, 255}) {
                    const auto pill = Tones::pill(palette, QPalette::Active, QColor::fromHsv(hue, saturation, value));
                    QVERIFY(Tones::contrast(pill.fill, pill.text) >= 4.5);
                }
            }
        }
    }
    QCOMPARE(qRound(Tones::contrast(Qt::black, Qt::white)), 21);
}

void CellDelegatesTest::aCodeWithoutLabelHasNoColor()
{
    const PillDelegate delegate;
    m_model.setData(m_model.index(0, 0), u"2"_s, Qt::DisplayRole);
    m_model.setData(m_model.index(0, 0), u"2"_s, PagedTableModel::FullTextRole);
    const auto hasColor = [](const QImage &image) {
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).saturation() > 60)
                    return true;
            }
        }
        return false;
    };
    QPalette gray(Qt::white);
    gray.setColor(QPalette::Base, Qt::white);
    gray.setColor(QPalette::Text, Qt::black);
    QVERIFY(!hasColor(painted(delegate, QStyle::State_None, Qt::LeftToRight, gray)));
    m_model.setData(m_model.index(0, 0), u"failed"_s, Qt::DisplayRole);
    m_model.setData(m_model.index(0, 0), true, ListingModel::LabeledRole);
    m_model.setData(m_model.index(0, 0), quint32(0xd55e00), ListingModel::ColorRole);
    QVERIFY(hasColor(painted(delegate, QStyle::State_None, Qt::LeftToRight, gray)));
}

} // namespace Balehook

QTEST_MAIN(Balehook::CellDelegatesTest)

#include "tst_celldelegates.moc"
