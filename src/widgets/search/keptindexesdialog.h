// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QDialog>
#include <QTimer>

class QAction;
class QLabel;
class QTreeView;

namespace Balehook {

class KeptIndexes;
class KeptIndexesModel;
struct KeptIndex;
class Sessions;

/// The jobs that are kept for searching: how much room they take on this computer, and how to be rid of them. Deletes
/// itself when closed; show it with open(). Sessions outlives it.
class KeptIndexesDialog final : public QDialog
{
    Q_OBJECT

public:
    KeptIndexesDialog(Sessions &sessions, QWidget *parent);

    static QString usedText(const QString &size);
    static QString questionOfAll();
    static QString deletedText();

private:
    void build();
    void makeActions();
    void take(const std::vector<KeptIndex> &all);
    void adapt();
    std::vector<KeptIndex> chosen() const;
    std::vector<KeptIndex> everything() const;
    void removeChosen();
    void removeAll();
    void ask(const QString &question, const std::vector<KeptIndex> &indexes);
    void remove(const std::vector<KeptIndex> &indexes);
    void tell(const Outcome &outcome);
    QString lossText(const std::vector<KeptIndex> &indexes) const;

    KeptIndexes *m_indexes;
    KeptIndexesModel *m_model;
    QTreeView *m_view;
    QLabel *m_used;
    QLabel *m_message;
    QAction *m_remove = nullptr;
    QAction *m_removeAll = nullptr;
    QTimer m_pace; ///< sizes change while jobs are loaded
};

} // namespace Balehook
