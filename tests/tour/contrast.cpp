// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour/contrast.h"

#include "support/colourcontrast.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QGroupBox>
#include <QHash>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPainter>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTableView>

#include <algorithm>
#include <vector>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr QRgb shade = 0xfff0f0f0;
/// Of the height of a line; what fills more of it is no letter.
constexpr double barShare = 0.8;
/// The shades of a ground without text on it.
constexpr double nothing = 1.1;

/// A place with a text, in the coordinates of the window.
struct Spot
{
    QRect rect;
    QString text;
    bool isLine = false; ///< one of several in a cell, which may have a bar of a colour beside them
};

/// Within its frame, which is no text.
QRect within(const QWidget &window, const QWidget &widget, const QRect &rect, int frame)
{
    return QRect(widget.mapTo(&window, rect.topLeft()), rect.size()).adjusted(frame, frame, -frame, -frame);
}

/// A cell, and each line that it may have: a bold name does not speak for the fainter words below it.
QList<Spot> linesOf(const QRect &cell, int lineHeight, const QString &text)
{
    QList<Spot> lines{{cell, text}};
    const int count = cell.height() / lineHeight;
    for (int line = 0; count > 1 && line < count; ++line) {
        const int top = cell.height() * line / count;
        const int behind = cell.height() * (line + 1) / count;
        lines.append({QRect(cell.left(), cell.top() + top, cell.width(), behind - top),
                      u"line %1 of %2"_s.arg(line + 1).arg(text), true});
    }
    return lines;
}

QList<Spot> cellSpots(const QWidget &window, const QAbstractItemView &view)
{
    QList<Spot> spots;
    const QAbstractItemModel *model = view.model();
    const QRect shown = view.viewport()->rect();
    for (int row = 0; model && row < std::min(model->rowCount(), 40); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            const QRect whole = view.visualRect(index);
            const QRect rect = whole.intersected(shown);
            // A line that the edge of the view cuts through is not faint, it is half.
            const bool isCut = rect.height() < whole.height() && whole.height() < 2 * view.fontMetrics().height();
            if (!isCut && rect.height() > 8 && rect.width() > 16 && !index.data().toString().isEmpty()
                && index.flags().testFlag(Qt::ItemIsEnabled))
                spots += linesOf(within(window, *view.viewport(), rect, 2), view.fontMetrics().height(),
                                 index.data().toString());
        }
    }
    return spots;
}

QString textOf(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text();
    if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        return edit->text();
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return box->currentText();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(&widget))
        return text->toPlainText();
    return {};
}

/// Nothing if the edge of what it is scrolled in cuts through its line: that text is not faint, it is half.
QRect seenPart(const QWidget &widget)
{
    const QRect seen = widget.visibleRegion().boundingRect();
    return seen.height() < std::min(widget.height(), widget.fontMetrics().height()) ? QRect() : seen;
}

QList<Spot> spotsOf(const QWidget &window)
{
    QList<Spot> spots;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || !widget->isEnabled() || widget->window() != &window)
            continue;
        const QRect seen = seenPart(*widget);
        if (const QString text = textOf(*widget); !text.isEmpty() && !seen.isEmpty())
            spots.append({within(window, *widget, seen, qobject_cast<const QLabel *>(widget) ? 0 : 4), text});
        if (const auto *header = qobject_cast<const QHeaderView *>(widget)) {
            spots.append({within(window, *header, header->rect(), 3), u"the header"_s});
            continue;
        }
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
            spots.append(cellSpots(window, *view));
        if (const auto *bar = qobject_cast<const QTabBar *>(widget)) {
            for (int tab = 0; tab < bar->count(); ++tab)
                spots.append({within(window, *bar, bar->tabRect(tab), 4), bar->tabText(tab)});
        }
        if (const auto *bar = qobject_cast<const QMenuBar *>(widget)) {
            for (QAction *action : bar->actions()) {
                if (action->isEnabled())
                    spots.append({within(window, *bar, bar->actionGeometry(action), 2), action->text()});
            }
        }
    }
    return spots;
}

const QRgb *lineOf(const QImage &image, int y)
{
    return reinterpret_cast<const QRgb *>(image.constScanLine(y));
}

/// How many pixels have each colour.
QHash<QRgb, int> coloursOf(const QImage &image)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < image.height(); ++y) {
        const QRgb *at = lineOf(image, y);
        const QRgb *const end = at + image.width();
        while (at != end) {
            const QRgb *const other = std::find_if(at, end, [colour = *at](QRgb each) { return each != colour; });
            counts[*at] += int(other - at);
            at = other;
        }
    }
    return counts;
}

QRgb backgroundOf(const QHash<QRgb, int> &counts)
{
    QHash<QRgb, int> alike; // the shades of a gradient are one background, and more than an icon on it
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        alike[it.key() & shade] += it.value();
    QRgb background = 0;
    std::pair<int, int> most;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        const std::pair<int, int> here(alike.value(it.key() & shade), it.value());
        if (here > most || (here == most && it.key() < background)) {
            most = here;
            background = it.key();
        }
    }
    return background;
}

} // namespace

double contrastWithin(const QImage &image)
{
    const QHash<QRgb, int> colours = coloursOf(image);
    if (colours.size() < 2)
        return 21;
    const QColor background = QColor::fromRgb(backgroundOf(colours));
    double best = 1;
    for (auto it = colours.cbegin(); it != colours.cend(); ++it)
        best = std::max(best, contrast(background, QColor::fromRgb(it.key())));
    return best;
}

QImage withoutBars(const QImage &image)
{
    const QRgb background = backgroundOf(coloursOf(image));
    std::vector<int> filled(std::size_t(image.width()));
    for (int y = 0; y < image.height(); ++y) {
        const QRgb *const line = lineOf(image, y);
        for (std::size_t x = 0; x < filled.size(); ++x)
            filled[x] += line[x] == background ? 0 : 1;
    }
    QImage rest = image;
    for (int x = 0; x < image.width(); ++x) {
        if (filled[std::size_t(x)] > image.height() * barShare)
            QPainter(&rest).fillRect(x, 0, 1, image.height(), QColor::fromRgb(background));
    }
    return rest;
}

QStringList faintTexts(QWidget &window, double least)
{
    QStringList faint;
    const QPixmap painted = window.grab();
    const QImage image = painted.toImage().convertToFormat(QImage::Format_RGB32);
    for (const Spot &spot : spotsOf(window)) {
        const QRect rect = spot.rect.intersected(window.rect());
        if (rect.width() < 8 || rect.height() < 6)
            continue;
        const QImage part = image.copy(rect);
        const double found = contrastWithin(spot.isLine ? withoutBars(part) : part);
        // A cell need not have text in each line.
        if (found < least && !(spot.isLine && found < nothing))
            faint.append(
                u"%1 (%2 at %3, %4)"_s.arg(spot.text.left(60)).arg(found, 0, 'f', 2).arg(rect.x()).arg(rect.y()));
    }
    return faint;
}

} // namespace Balehook::Testing
