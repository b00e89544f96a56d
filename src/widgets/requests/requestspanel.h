// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/requestrecord.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QPlainTextEdit;
class QTreeView;

namespace Balehook {

class RequestCommands;
class RequestsFilter;
class RequestsModel;
class SearchField;
class Sessions;

/// The request inspector: what the program asked since it started, and what it was answered. Content of RequestsDock.
class RequestsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit RequestsPanel(Sessions &sessions, QWidget *parent = nullptr);

    /// What can be done with the requests that are listed or chosen; a menu of the window holds it as well.
    QList<QAction *> tableActions() const;

Q_SIGNALS:
    /// One thing that was done, for a status bar.
    void messageRequested(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void buildTable();
    void buildDetails();
    QWidget *buildTools();
    void connectParts();
    std::vector<RequestRecordPtr> chosen() const;
    std::vector<RequestRecordPtr> shown() const;
    RequestRecordPtr recordAt(const QModelIndex &index) const;
    void showDetails();
    bool isAtEnd() const;

    RequestsModel *m_model;
    RequestsFilter *m_filter;
    QTreeView *m_view;
    QPlainTextEdit *m_details;
    SearchField *m_text;
    QComboBox *m_choice;
    RequestCommands *m_commands;
    qint64 m_shownId = 0; ///< of the request in the details; 0: none
    bool m_follows = true; ///< the newest stays in sight
};

} // namespace Balehook
