// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour/cuttexts.h"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTextLayout>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

/// From right to left each QSplitter puts its parts a pixel beside their place.
constexpr int slack = 2;

/// The widest line that \a text has in \a width: more than that if a word is longer.
int widestLine(const QString &text, const QFont &font, int width)
{
    double widest = 0;
    for (const QString &paragraph : text.split(u'\n')) {
        QTextLayout layout(paragraph, font);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            widest = std::max(widest, line.naturalTextWidth());
        }
        layout.endLayout();
    }
    return int(std::floor(widest));
}

/// A bar that is never shown has a range all the same.
bool canScroll(const QScrollBar &bar, Qt::ScrollBarPolicy policy)
{
    return policy != Qt::ScrollBarAlwaysOff && bar.maximum() > bar.minimum();
}

} // namespace

QStringList CutTexts::in(const QWidget &window)
{
    CutTexts texts;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->window() == &window)
            texts.look(*widget);
    }
    return texts.m_found;
}

void CutTexts::look(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        lookAtLabel(*label);
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        lookAtButton(*button);
    else if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        lookAtBox(*box);
    else if (const auto *field = qobject_cast<const QLineEdit *>(&widget))
        lookAtHint(*field);
    else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        lookAtTabs(*tabs);
    else if (const auto *header = qobject_cast<const QHeaderView *>(&widget))
        lookAtTitles(*header);
    else if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
        compare(*group, group->title(), {group->minimumSizeHint().width(), 0}, group->size());
    else if (const auto *bar = qobject_cast<const QMenuBar *>(&widget)) {
        for (QAction *action : bar->actions()) {
            if (action->isVisible() && !bar->rect().contains(bar->actionGeometry(action)))
                report(*bar, action->text(), u"behind the end of the menu bar"_s);
        }
    }
}

void CutTexts::lookAtLabel(const QLabel &label)
{
    if (label.text().isEmpty())
        return;
    const QRect inner = label.contentsRect();
    QSize size = label.sizeHint();
    if (label.wordWrap()) {
        // Half a line more is the room that a layout rounds to.
        size = QSize(0, label.heightForWidth(label.width()));
        if (label.textFormat() == Qt::PlainText) {
            const int frames = label.width() - inner.width() + 2 * label.margin();
            size.setWidth(widestLine(label.text(), label.font(), inner.width()) + frames);
        }
    }
    compare(label, label.text(), size, label.size());
    if (label.wordWrap())
        size.setWidth(label.width());
    seeWhole(
        label, label.text(),
        QStyle::alignedRect(label.layoutDirection(), label.alignment(), size.boundedTo(label.size()), label.rect()));
}

void CutTexts::lookAtButton(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const bool isIcon = tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
    if (button.text().isEmpty() || isIcon)
        return;
    compare(button, button.text(), button.minimumSizeHint().expandedTo({0, button.fontMetrics().height()}),
            button.size());
    seeWhole(button, button.text(), button.rect());
}

void CutTexts::lookAtBox(const QComboBox &box)
{
    if (box.isEditable())
        return;
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.iconSize = box.iconSize();
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    const int icon = box.itemIcon(box.currentIndex()).isNull() ? 0 : box.iconSize().width() + 4;
    compare(box, box.currentText(), QSize(box.fontMetrics().horizontalAdvance(box.currentText()) + icon, 0),
            room.size());
    seeWhole(box, box.currentText(), box.rect());
}

void CutTexts::lookAtHint(const QLineEdit &field)
{
    if (!field.text().isEmpty() || field.placeholderText().isEmpty())
        return;
    const QMargins margins = field.textMargins();
    constexpr int ownMargins = 8;
    const QSize room = field.size() - QSize(margins.left() + margins.right() + ownMargins, 0);
    compare(field, field.placeholderText(), QSize(field.fontMetrics().horizontalAdvance(field.placeholderText()), 0),
            room);
    seeWhole(field, field.placeholderText(), field.rect());
}

void CutTexts::lookAtTabs(const QTabBar &bar)
{
    for (int tab = 0; tab < bar.count(); ++tab) {
        if (!bar.isTabVisible(tab))
            continue;
        const int icon = bar.tabIcon(tab).isNull() ? 0 : bar.iconSize().width() + 4;
        const int text = bar.fontMetrics().size(Qt::TextShowMnemonic, bar.tabText(tab)).width();
        compare(bar, bar.tabText(tab), QSize(text + icon, 0), bar.tabRect(tab).size());
        seeWhole(bar, bar.tabText(tab), bar.tabRect(tab));
    }
}

void CutTexts::lookAtTitles(const QHeaderView &header)
{
    for (int section = 0; header.orientation() == Qt::Horizontal && section < header.count(); ++section) {
        const QString title = header.model()->headerData(section, Qt::Horizontal).toString();
        if (!header.isSectionHidden(section))
            compare(header, title, QSize(header.sectionSizeHint(section), 0),
                    QSize(header.sectionSize(section), header.height()));
    }
}

void CutTexts::compare(const QWidget &widget, const QString &text, QSize size, QSize room)
{
    if (size.width() > room.width())
        report(widget, text, u"needs %1 pixels of width, and has %2"_s.arg(size.width()).arg(room.width()));
    if (size.height() > room.height())
        report(widget, text, u"needs %1 pixels of height, and has %2"_s.arg(size.height()).arg(room.height()));
}

void CutTexts::seeWhole(const QWidget &widget, const QString &text, QRect rect)
{
    bool scrollsAcross = false;
    bool scrollsDown = false;
    for (const QWidget *part = &widget; part; part = part->parentWidget()) {
        const auto *area = qobject_cast<const QAbstractScrollArea *>(part->parentWidget());
        if (area && area->viewport() == part) {
            scrollsAcross = scrollsAcross || canScroll(*area->horizontalScrollBar(), area->horizontalScrollBarPolicy());
            scrollsDown = scrollsDown || canScroll(*area->verticalScrollBar(), area->verticalScrollBarPolicy());
        }
        const QRect seen = part->rect().adjusted(-slack, -slack, slack, slack);
        const bool isCut = (!scrollsAcross && (rect.left() < seen.left() || rect.right() > seen.right()))
            || (!scrollsDown && (rect.top() < seen.top() || rect.bottom() > seen.bottom()));
        if (isCut) {
            const QString name = part->objectName();
            report(widget, text,
                   u"is cut by the edge of "_s
                       + (name.isEmpty() ? QString::fromLatin1(part->metaObject()->className()) : name));
            return;
        }
        if (part->isWindow())
            return;
        rect.translate(part->pos());
    }
}

void CutTexts::report(const QWidget &widget, const QString &text, const QString &what)
{
    QString way;
    const QWidget *part = &widget;
    for (int step = 0; part && !part->isWindow() && step < 4; ++step, part = part->parentWidget()) {
        const QString name = part->objectName();
        way += (way.isEmpty() ? QString() : u" in "_s)
            + (name.isEmpty() ? QString::fromLatin1(part->metaObject()->className()) : name);
    }
    m_found.append(u"“%1” (%2) %3"_s.arg(QString(text).replace(u'\n', u' ').left(70), way, what));
}

} // namespace Balehook::Testing
