// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QComboBox>
#include <QStringList>

#include <functional>

class QCompleter;
class QStringListModel;

namespace Balehook {

/// A text of one's own with values to choose from: the first of them in a list, all of them by typing a part. A value
/// takes the place of what was typed only when it is chosen; neither Enter, nor leaving, nor the wheel, nor another
/// spelling of the same word ever changes a letter.
class ValueCombo final : public QComboBox
{
    Q_OBJECT

public:
    /// Values in the list; more are found by typing.
    static constexpr qsizetype mostListed = 50;

    /// The values, the likely ones first, at most \a limit of them (negative: all).
    using Source = std::function<QStringList(qsizetype limit)>;

    explicit ValueCombo(QWidget *parent = nullptr);

    /// \a source is asked once the combo box is on screen, and again when values are about to be shown.
    void setSource(Source source);
    /// The source has others now.
    void setOutdated();

    /// Puts \a text in place of what was typed.
    void setText(const QString &text);
    QString text() const { return currentText(); }
    void setReadOnly(bool readOnly);

    void showPopup() override;

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    Source m_source;
    QStringListModel *m_listed;
    QStringListModel *m_all = nullptr; ///< made with the completer
    QCompleter *m_completer = nullptr; ///< made by the first search: few of the fields are ever searched
    bool m_isListOutdated = false;
    bool m_isSearchOutdated = false;

    void fillList();
    void makeCompleter();
    void hideFound();
    void search(const QString &part);
    void choose(const QString &value);
    bool isReadOnly() const;
};

} // namespace Balehook
