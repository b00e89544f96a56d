// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace Balehook {

/// The JSON of one record as served: indented to be read, copied byte for byte.
class RawView final : public QWidget
{
    Q_OBJECT

public:
    /// Characters laid out at first; the rest only on request.
    static constexpr qsizetype shownAtFirst = 10'000;

    explicit RawView(QWidget *parent = nullptr);

    void setRaw(const QByteArray &raw);

Q_SIGNALS:
    void messageRequested(const QString &text);

private:
    QByteArray m_raw;
    QPlainTextEdit *m_text;
    QPushButton *m_copy;
    QPushButton *m_showAll;

    void show(qsizetype limit);
};

} // namespace Balehook
