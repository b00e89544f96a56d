// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QAbstractItemView;
class QWidget;

namespace Balehook::Testing {

/// What is wrong with the texts on screen, one line each: a text that would be rendered as markup, a tooltip with a tag
/// that is not ours, a character that nobody sees, a text too long to be laid out, a row of another height.
class Surface final
{
public:
    /// Looks at everything that is visible now.
    void look();

    const QStringList &problems() const { return m_problems; }
    int textsSeen() const { return m_texts; }

private:
    void lookAtWidget(const QWidget &widget);
    void lookAtView(const QAbstractItemView &view);
    void lookAtText(const QString &where, const QString &text, bool mayBeRich);
    void lookAtToolTip(const QString &where, const QString &toolTip);
    void complain(const QString &where, const QString &text);

    QStringList m_problems;
    int m_texts = 0;
};

} // namespace Balehook::Testing
