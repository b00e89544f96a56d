// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPlainTextEdit>
#include <QTextOption>

namespace Balehook {

/// A read-only text that wraps anywhere (URLs have no spaces), can be selected with mouse and keyboard, is as high as
/// its text up to a few lines, and never knows markup. Looks like a label. Text from outside goes through detailText().
class ValueText final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit ValueText(QWidget *parent = nullptr);

    /// Shows \a text made safe; what copies is what is shown.
    void setValue(const QString &text);
    /// Text that is safe already: shown as it is.
    void setSafeText(const QString &safe);
    /// Where \a text may be broken. Looking for word boundaries costs the square of a long word's length (40 s for one
    /// of 200,000 characters); such texts break anywhere.
    static QTextOption::WrapMode wrapModeFor(const QString &text);
    /// Lines shown before it scrolls.
    void setMaximumLines(int lines);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    int m_maximumLines = 12;
    bool m_isFitting = false;

    /// At the width it has now; of a text that scrolls, some number above the maximum.
    int countedLines() const;
    int wantedHeight() const;
    void alignText();
    void fitHeight();
};

} // namespace Balehook
