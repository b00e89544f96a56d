// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "leaks/surface.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTableView>
#include <QTextDocument>
#include <QTextEdit>

#include <algorithm>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestLine = 4'000;

/// Characters that hide something or turn text around; what the program itself puts around numbers stays.
bool isTreacherous(QChar c)
{
    const char16_t u = c.unicode();
    return (u < 0x20 && u != u'\n' && u != u'\t') || (u >= 0x7f && u < 0xa0) || u == 0x202d || u == 0x202e
        || u == 0x200b || u == 0xfeff || u == 0x3164 || c.isNonCharacter();
}

} // namespace

void Surface::complain(const QString &where, const QString &text)
{
    m_problems.append(where + u": "_s + text.left(120));
}

void Surface::lookAtText(const QString &where, const QString &text, bool mayBeRich)
{
    ++m_texts;
    if (mayBeRich && Qt::mightBeRichText(text))
        complain(u"rich text in "_s + where, text);
    if (std::any_of(text.begin(), text.end(), isTreacherous))
        complain(u"invisible character in "_s + where, text);
    if (text.size() > longestLine)
        complain(u"%1 characters in "_s.arg(text.size()) + where, text);
}

void Surface::lookAtToolTip(const QString &where, const QString &toolTip)
{
    if (toolTip.isEmpty())
        return;
    QString rest = toolTip;
    if (Qt::mightBeRichText(toolTip)) {
        // Ours: what was escaped, with line breaks.
        rest.remove(u"<qt>"_s).remove(u"</qt>"_s).remove(u"<br/>"_s);
        if (rest.contains(u'<'))
            complain(u"tag in the tooltip of "_s + where, toolTip);
    }
    lookAtText(u"the tooltip of "_s + where, rest, rest == toolTip);
}

void Surface::lookAtView(const QAbstractItemView &view)
{
    const QAbstractItemModel *model = view.model();
    if (!model)
        return;
    const QString where = QString::fromLatin1(view.metaObject()->className()) + u' ' + view.objectName();
    for (int row = 0; row < std::min(model->rowCount(), 10); ++row) {
        for (int column = 0; column < model->columnCount(); ++column) {
            const QModelIndex index = model->index(row, column);
            lookAtText(where, index.data().toString(), false);
            lookAtText(where + u" as it is read out"_s, index.data(Qt::AccessibleTextRole).toString(), false);
            lookAtToolTip(where, index.data(Qt::ToolTipRole).toString());
        }
    }
    for (int column = 0; column < model->columnCount(); ++column) {
        lookAtText(u"header of "_s + where, model->headerData(column, Qt::Horizontal).toString(), false);
        lookAtToolTip(u"header of "_s + where, model->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
    }
    if (const auto *table = qobject_cast<const QTableView *>(&view)) {
        for (int row = 0; row < std::min(model->rowCount(), 10); ++row) {
            if (table->rowHeight(row) != table->verticalHeader()->defaultSectionSize())
                complain(u"row %1 has another height in "_s.arg(row), where);
        }
    } else if (const auto *list = qobject_cast<const QListView *>(&view); list && model->rowCount() > 1) {
        for (int row = 0; row < std::min(model->rowCount(), 10); ++row) {
            if (list->sizeHintForIndex(model->index(row, 0)).height() > 4 * list->fontMetrics().height())
                complain(u"row %1 is high in "_s.arg(row), where);
        }
    }
}

void Surface::lookAtWidget(const QWidget &widget)
{
    const QString where = QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
    lookAtToolTip(where, widget.toolTip());
    for (const QString &name : {widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()})
        lookAtText(u"accessible text of "_s + where, name, false);
    lookAtText(u"help of "_s + where, widget.whatsThis(), true);
    if (widget.isWindow())
        lookAtText(u"title of "_s + where, widget.windowTitle(), false);
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        lookAtText(where, label->text(), label->textFormat() != Qt::PlainText);
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        lookAtText(where, button->text(), false);
    else if (const auto *bar = qobject_cast<const QProgressBar *>(&widget))
        lookAtText(where, bar->text(), false);
    else if (const auto *status = qobject_cast<const QStatusBar *>(&widget))
        lookAtText(where, status->currentMessage(), false);
    else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int at = 0; at < tabs->count(); ++at) {
            lookAtText(where, tabs->tabText(at), false);
            lookAtToolTip(where, tabs->tabToolTip(at));
        }
    } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        lookAtView(*view);
    else if (const auto *text = qobject_cast<const QPlainTextEdit *>(&widget)) {
        const QString shown = text->toPlainText();
        ++m_texts;
        if (std::any_of(shown.begin(), shown.end(), isTreacherous))
            complain(u"invisible character in "_s + where, shown);
    } else if (qobject_cast<const QTextEdit *>(&widget)) {
        complain(u"a view that renders"_s, where);
    }
}

void Surface::look()
{
    const auto windows = QApplication::topLevelWidgets();
    for (const QWidget *window : windows) {
        if (!window->isVisible())
            continue;
        lookAtWidget(*window);
        const auto widgets = window->findChildren<QWidget *>();
        for (const QWidget *widget : widgets) {
            if (widget->isVisible())
                lookAtWidget(*widget);
        }
    }
}

} // namespace Balehook::Testing
