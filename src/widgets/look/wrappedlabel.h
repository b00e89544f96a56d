// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QLabel>

namespace Balehook {

/// A plain text in as many lines as it takes, which remembers how high it is at each width. Layouts ask many times
/// while a dialog opens, and QLabel lays the text out for each question: a quarter of the time until a form was there.
class WrappedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget *parent = nullptr);
    WrappedLabel(const QString &text, QWidget *parent);

    int heightForWidth(int width) const override;

protected:
    bool event(QEvent *event) override;

private:
    mutable QHash<int, int> m_heights; ///< of m_measured, by width
    mutable QString m_measured;
    mutable QSize m_oneLine; ///< its hint, which margins, the indent and the frame change as well
    mutable Qt::TextInteractionFlags m_interaction; ///< text that can be selected is laid out by other means
};

} // namespace Balehook
