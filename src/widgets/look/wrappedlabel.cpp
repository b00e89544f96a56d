// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/wrappedlabel.h"

#include <QEvent>

namespace Balehook {

WrappedLabel::WrappedLabel(QWidget *parent)
    : WrappedLabel(QString(), parent)
{ }

WrappedLabel::WrappedLabel(const QString &text, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setText(text);
}

int WrappedLabel::heightForWidth(int width) const
{
    constexpr qsizetype most = 64; // while somebody drags the border of a window
    const QSize oneLine = sizeHint(); // which QLabel does remember
    const bool isSame = m_measured == text() && m_oneLine == oneLine && m_interaction == textInteractionFlags();
    if (!isSame || m_heights.size() >= most) {
        m_heights.clear();
        m_measured = text();
        m_oneLine = oneLine;
        m_interaction = textInteractionFlags();
    }
    const auto known = m_heights.constFind(width);
    if (known != m_heights.cend())
        return *known;
    const int height = QLabel::heightForWidth(width);
    m_heights.insert(width, height);
    return height;
}

bool WrappedLabel::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange:
    case QEvent::ContentsRectChange:
    case QEvent::PolishRequest:
    case QEvent::Polish:
        m_heights.clear();
        break;
    default:
        break;
    }
    return QLabel::event(event);
}

} // namespace Balehook
