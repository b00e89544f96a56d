// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"

#include <QModelIndex>
#include <QTreeView>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QAbstractItemModel;
class QAction;

namespace Balehook {

class CachedFileSaver;
class Sessions;

/// A list of files and what can be done with those selected: what the pages of the downloads have in common. Sessions
/// outlives it.
class FilesPanel : public QWidget
{
    Q_OBJECT

public:
    QTreeView &view() { return *m_view; }
    /// Moves the focus to the list, where Enter then opens the newest file.
    void takeFocus();

Q_SIGNALS:
    void openRequested(const Balehook::CachedFile &file);
    void messageRequested(const QString &text);
    /// A copy is at \a fileName now; after messageRequested().
    void saved(const QString &fileName);

protected:
    /// \a prefix: of the names of view and actions, for tests.
    FilesPanel(Sessions &sessions, const QString &prefix, QWidget *parent);

    /// How accounts are called, for the models.
    static std::function<QString(const QString &accountId)> accountNames(const Sessions &sessions);

    void setModel(QAbstractItemModel &model);
    /// Widths of the first columns, in characters.
    void setColumnWidths(std::initializer_list<std::pair<int, int>> widths);
    /// For button, menu and key; \a run is a slot of the derived class.
    template <typename Panel>
    QAction *makeAction(const QString &name, const QString &icon, const QString &text, void (Panel::*run)())
    {
        return makeAction(name, icon, text, [this, run] { (static_cast<Panel *>(this)->*run)(); });
    }
    QAction *makeAction(const QString &name, const QString &icon, const QString &text, std::function<void()> run);
    /// The Delete key is for this.
    static void setDeleteKey(QAction &action);

    /// What \a at, a function of the model, finds for the selected rows.
    template <typename Model, typename Value>
    std::vector<Value> selected(const Model &model, const Value *(Model::*at)(int row) const) const
    {
        std::vector<Value> found;
        for (const QModelIndex &index : m_view->selectionModel()->selectedRows()) {
            if (const Value *value = (model.*at)(index.row()))
                found.push_back(*value);
        }
        return found;
    }

    /// The one file that is selected and here.
    virtual std::optional<CachedFile> chosenFile() const = 0;
    /// Selection or rows changed; what can be done has to follow.
    virtual void adapt() = 0;

    Sessions &m_sessions;
    QTreeView *m_view;
    QAction *m_open = nullptr;
    QAction *m_saveAs = nullptr;

private:
    void open();
    void saveAs();

    CachedFileSaver *m_saver;
};

} // namespace Balehook
