// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QRect>
#include <QStringList>

class QAbstractButton;
class QComboBox;
class QHeaderView;
class QLabel;
class QLineEdit;
class QTabBar;
class QWidget;

namespace Balehook::Testing {

/// Finds the texts of a window that are not whole: a widget smaller than what it says, or cut by the edge of a part
/// that does not scroll that way. The cells of lists and what stands in fields are data, and may be longer than their
/// place.
class CutTexts final
{
public:
    /// A line for each, with the name of its widget.
    static QStringList in(const QWidget &window);

private:
    void look(const QWidget &widget);
    void lookAtLabel(const QLabel &label);
    void lookAtButton(const QAbstractButton &button);
    void lookAtBox(const QComboBox &box);
    void lookAtHint(const QLineEdit &field);
    void lookAtTabs(const QTabBar &bar);
    void lookAtTitles(const QHeaderView &header);
    /// \a text of \a widget needs \a size, and has \a room.
    void compare(const QWidget &widget, const QString &text, QSize size, QSize room);
    /// No edge goes through \a rect of \a widget, where \a text is.
    void seeWhole(const QWidget &widget, const QString &text, QRect rect);
    void report(const QWidget &widget, const QString &text, const QString &what);

    QStringList m_found;
};

} // namespace Balehook::Testing
