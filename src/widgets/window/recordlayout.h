// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/windowsettings.h"
#include "widgets/record/recordactions.h"

#include <QObject>

#include <optional>

class QAction;
class QSplitter;

namespace Balehook {

class RecordHost;
class WindowActions;

/// Where the record stands: below the list, or at its right where the window is wide enough, unless the user chose one
/// of them. Keeps how much room it takes in each place, and gives that to the list while the record is folded. Owned by
/// the window; \a splitter has the lists first, then \a record.
class RecordLayout final : public QObject
{
    Q_OBJECT

public:
    /// From this width of the window on the record goes to the right by default.
    static constexpr int wideWindow = 1600;

    /// \a below is checked while the record is below; triggered, it is the user's choice.
    RecordLayout(const WindowSettings &settings, QSplitter &splitter, RecordHost &record, QAction &below);

    void save();
    bool isBelow() const;

    /// What the record offers, out of the actions of the window.
    static RecordActions actionsFrom(const WindowActions &actions);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place(bool isBelow);
    void followSize();
    void applyShare();
    void giveRoomToList();
    int leastOfList(int rows) const;
    void foldForRoom();
    void unfoldForRoom();
    void noteShare();
    int &share() { return isBelow() ? m_shareBelow : m_shareRight; }

    WindowSettings m_settings;
    QSplitter &m_splitter;
    RecordHost &m_record;
    QAction &m_below;
    int m_shareBelow; ///< of the record, in a thousand parts of the splitter
    int m_shareRight;
    std::optional<int> m_roomWanted; ///< height of the record that folded as there was no room for it
    bool m_isKeptOpen = false; ///< by the user, whatever room it takes
};

} // namespace Balehook
