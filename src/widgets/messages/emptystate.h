// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Balehook {

/// Stands where the table would be: an icon, one sentence, one action.
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);
    ~EmptyState() override;

    /// \a iconName is one of the program's icons; \a text and \a actionText are plain text.
    void present(const QString &iconName, const QString &text, const QString &actionText);

    /// More words between the text and the button, shown from now on; null: none.
    void setMore(std::unique_ptr<QWidget> more);
    /// A second button beside the first one; empty: none. present() leaves it as it is.
    void setSecondAction(const QString &text);

Q_SIGNALS:
    void actionRequested();
    void secondRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void drawIcon();
    void fitText();

    QString m_iconName;
    QTimer m_settling; ///< before it is announced
    QLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_action;
    QPushButton *m_second;
    QVBoxLayout *m_column;
    std::unique_ptr<QWidget> m_more;
};

} // namespace Balehook
