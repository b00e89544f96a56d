// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/process/pace.h"
#include "failedrows/cache/cachedfile.h"
#include "failedrows/find/searchedfile.h"

#include <QTreeView>

#include <vector>

namespace Balehook {

class FoundRowsModel;

/// The files in which something was found, with their rows. Tens of thousands of files may come one after the other,
/// and a tree is laid out as a whole: those that come meanwhile are shown at once.
class FoundRowsView final : public QTreeView
{
    Q_OBJECT

public:
    explicit FoundRowsView(FoundRowsModel &model, QWidget *parent = nullptr);

    void clear();
    /// As FoundRowsModel::add(), now or a moment later.
    void add(qint64 place, const CachedFile &file, const FoundRows &rows);
    /// Shows what has come.
    void showFresh();

private:
    struct Fresh
    {
        qint64 place = 0;
        CachedFile file;
        FoundRows rows;
    };

    FoundRowsModel &m_model;
    std::vector<Fresh> m_fresh;
    Pace m_showing;
};

} // namespace Balehook
