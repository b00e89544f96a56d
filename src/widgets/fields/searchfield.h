// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractItemView>
#include <QLineEdit>
#include <QPointer>
#include <QTimer>

namespace Balehook {

/// The box for the text that is searched. Esc clears it before it leaves; Down and Enter go on to what was found.
class SearchField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    /// What was typed has been taken; typed() does not come for it any more.
    void settle() { m_typed.stop(); }
    /// Focus to the text, which is selected.
    void begin();
    /// \a popup lists suggestions while it is on screen: Enter takes the one that is chosen there, Esc leaves it;
    /// without a choice both mean what they always do. It outlives this, or is a child of it.
    void setSuggestions(QAbstractItemView *popup) { m_suggestions = popup; }

Q_SIGNALS:
    /// The user changed the text and paused, or left it, or it was cleared.
    void typed();
    /// Down or Enter, after typed().
    void resultsRequested();
    /// Esc in an empty box.
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool hasChoice() const;

    QTimer m_typed;
    QPointer<QAbstractItemView> m_suggestions;
};

} // namespace Balehook
