// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/palette/palettedelegate.h"

#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/linelayout.h"
#include "widgets/palette/palettemodel.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int margin = 6;

/// In scripts whose letters join, a bold letter would be drawn on its own: there the whole word is bold.
bool joins(QChar letter)
{
    switch (letter.script()) {
    case QChar::Script_Common:
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
        return false;
    default:
        return true;
    }
}

QList<QTextLayout::FormatRange> boldRanges(const QString &text, const QList<int> &match)
{
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    QList<QTextLayout::FormatRange> ranges;
    int done = 0;
    for (const int place : match) {
        if (place < done || place >= text.size())
            continue;
        int first = place;
        int behind = place + 1;
        if (joins(text[place])) {
            while (first > done && !text[first - 1].isSpace())
                --first;
            while (behind < text.size() && !text[behind].isSpace())
                ++behind;
        }
        while (behind < text.size() && (text[behind].isMark() || text[behind].isLowSurrogate()))
            ++behind;
        ranges.append({first, behind - first, bold});
        done = behind;
    }
    return ranges;
}

} // namespace

PaletteDelegate::PaletteDelegate(QObject *parent)
    : CellDelegate(Qt::ElideRight, parent)
    , m_on(themedIcon(u"check"_s))
{ }

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    return {characterWidth(option.fontMetrics) * 30, option.fontMetrics.height() + 2 * margin};
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintBackground(painter, option, index);
    const QRect inner = option.rect.adjusted(margin, 0, -margin, 0);
    const bool selected = option.state & QStyle::State_Selected;
    const auto placed = [&](int from, int width) {
        return QStyle::visualRect(option.direction, option.rect,
                                  QRect(inner.left() + from, inner.top(), width, inner.height()));
    };

    const int size = option.fontMetrics.height();
    const bool isOn = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const auto icon = isOn ? m_on : index.data(Qt::DecorationRole).value<QIcon>();
    icon.paint(painter, placed(0, size), Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);

    const int unit = characterWidth(option.fontMetrics);
    const int begin = size + margin;
    const QString keys = index.data(PaletteModel::KeysRole).toString();
    const int keysWidth = std::min(inner.width() / 3, option.fontMetrics.horizontalAdvance(keys) + 2);
    // Most keys are this short, so that what stands before them has one edge.
    const int keysRoom = std::min(inner.width() / 3, std::max(keysWidth, unit * 13));
    const QString place = index.data(PaletteModel::PlaceRole).toString();
    const int room = inner.width() - begin - keysRoom - margin;
    const int placeWidth = std::min(room * 2 / 5, option.fontMetrics.horizontalAdvance(place) + 2);

    paintTyped(painter, option, placed(begin, room - placeWidth - margin), index.data().toString(),
               index.data(PaletteModel::MatchRole).value<QList<int>>());
    paintText(painter, option, placed(begin + room - placeWidth, placeWidth), place, true, true);
    paintText(painter, option, placed(inner.width() - keysWidth, keysWidth), keys, true, true);
}

void PaletteDelegate::paintTyped(QPainter *painter, const QStyleOptionViewItem &option, const QRect &rect,
                                 const QString &text, const QList<int> &match) const
{
    const QList<QTextLayout::FormatRange> ranges = boldRanges(text, match);
    QFont font = option.font;
    font.setBold(true); // as wide as it may become
    const QFontMetrics widest(font);
    if (ranges.isEmpty() || widest.horizontalAdvance(text) > rect.width()) {
        paintText(painter, option, rect, text, false);
        return;
    }
    const auto group = colourGroup(option);
    const bool selected = option.state & QStyle::State_Selected;
    painter->setPen(option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text));
    LineLayout(text, option, rect, ranges).draw(*painter);
}

} // namespace Balehook
