// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/shownwords.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStatusBar>

namespace Balehook::Testing {

namespace {

template <typename Widget, typename Text>
void add(QStringList &words, const QWidget &window, Text text)
{
    const auto all = window.findChildren<Widget *>();
    for (const Widget *each : all) {
        if (each->isVisible())
            words.append((each->*text)());
    }
}

} // namespace

QString shownWords(const QWidget &window)
{
    QStringList words;
    add<QLabel>(words, window, &QLabel::text);
    add<QPlainTextEdit>(words, window, &QPlainTextEdit::toPlainText);
    add<QAbstractButton>(words, window, &QAbstractButton::text);
    add<QLineEdit>(words, window, &QLineEdit::text);
    add<QStatusBar>(words, window, &QStatusBar::currentMessage);
    words.removeAll(QString());
    return words.join(u'\n');
}

QStringList labelsOfMarkup(const QWidget &window)
{
    QStringList names;
    const auto all = window.findChildren<QLabel *>();
    for (const QLabel *label : all) {
        const bool isText = !label->text().isEmpty() && label->isVisible();
        if (isText && label->textFormat() != Qt::PlainText && Qt::mightBeRichText(label->text()))
            names.append(label->objectName() + QLatin1String(": ") + label->text());
    }
    return names;
}

} // namespace Balehook::Testing
