// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/windowsettings.h"
#include "widgets/help/manualpages.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QSplitter;
class QToolButton;

namespace Balehook {

class ManualView;
class SearchField;

/// The manual: contents or what a search found at the left, the page beside it. A window of its own, which no dialog
/// blocks; it has no parent, so its owner deletes it. Keeps its size and page in the settings.
class ManualWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit ManualWindow(const WindowSettings &settings);
    ~ManualWindow() override;

    /// Shows \a page and raises the window; empty: the page that was shown last.
    void bring(const QString &page);
    QString pageName() const;

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    WindowSettings m_settings;
    ManualPages m_pages;
    SearchField *m_search;
    QLabel *m_found;
    QListWidget *m_list;
    QToolButton *m_back;
    QToolButton *m_forward;
    QSplitter *m_splitter;
    ManualView *m_view;
    QLabel *m_message;
    bool m_isSelecting = false;

    void build();
    QToolButton *makeButton(const QString &icon);
    void setTexts();
    void setIcons();
    void connectParts();
    void restore();
    void save();
    void adoptLanguage();
    void fillList();
    void selectPage(const QString &name);
    void tell(const QString &text);
};

} // namespace Balehook
