// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/window/recordlayout.h"

#include "widgets/actions/windowactions.h"
#include "widgets/record/recordhost.h"

#include <QAction>
#include <QEvent>
#include <QFontMetrics>
#include <QSplitter>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto belowName = "recordBelow"_L1;
constexpr auto rightName = "recordRight"_L1;
constexpr int whole = 1000;
constexpr int least = 100;
constexpr int most = 800;
constexpr int usualBelow = 420;
constexpr int usualRight = 330;
constexpr int rowsKept = 5; ///< of the list, in a window that is too low for both
constexpr int rowsNeeded = 3; ///< of the list, or the record folds
constexpr qreal linesInRow = 1.7;

int shareOf(const QByteArray &text, int usual)
{
    bool isNumber = false;
    const int share = text.toInt(&isNumber);
    return isNumber && share >= least && share <= most ? share : usual;
}

} // namespace

RecordLayout::RecordLayout(const WindowSettings &settings, QSplitter &splitter, RecordHost &record, QAction &below)
    : QObject(&splitter)
    , m_settings(settings)
    , m_splitter(splitter)
    , m_record(record)
    , m_below(below)
    , m_shareBelow(shareOf(m_settings.layout(belowName), usualBelow))
    , m_shareRight(shareOf(m_settings.layout(rightName), usualRight))
{
    splitter.setChildrenCollapsible(false);
    splitter.window()->installEventFilter(this);
    splitter.installEventFilter(this); // panels and messages take their room from it
    m_record.setFolded(m_settings.isRecordFolded());
    connect(&splitter, &QSplitter::splitterMoved, this, &RecordLayout::noteShare);
    connect(&record, &RecordHost::foldedChanged, this, [this] {
        applyShare();
        // Once its parts know how high they are.
        QMetaObject::invokeMethod(this, &RecordLayout::foldForRoom, Qt::QueuedConnection);
        // The splitter may have asked for the least height before the parts of the record were hidden.
        if (m_record.isFolded())
            QMetaObject::invokeMethod(this, &RecordLayout::giveRoomToList, Qt::QueuedConnection);
    });
    connect(&record, &RecordHost::foldChosen, this, [this](bool isFolded) {
        m_settings.setRecordFolded(isFolded);
        m_isKeptOpen = !isFolded;
        m_roomWanted.reset();
    });
    connect(&record, &RecordHost::openRequested, this, [this] { m_isKeptOpen = true; });
    connect(&below, &QAction::triggered, this, [this](bool isBelow) {
        m_settings.setRecordBelow(isBelow);
        place(isBelow);
    });
    place(m_settings.recordBelow().value_or(splitter.window()->width() < wideWindow));
}

RecordActions RecordLayout::actionsFrom(const WindowActions &actions)
{
    return {.job = {{actions.showFailedRows},
                    {actions.showImportedFile},
                    {actions.comparePrevious, {actions.comparePrevious, actions.compareWith}},
                    {actions.copyLink, {actions.copyLink, actions.copyJobLink}},
                    {actions.saveFailedFile, {actions.saveFailedFile, actions.saveImportedFile}}},
            .webhook = {{actions.registerSimilar}, {actions.copyLink}},
            .watch = actions.watchJob};
}

bool RecordLayout::isBelow() const
{
    return m_splitter.orientation() == Qt::Vertical;
}

bool RecordLayout::eventFilter(QObject *watched, QEvent *event)
{
    const bool isFontOfWindow = event->type() == QEvent::FontChange && watched == m_splitter.window();
    if (event->type() == QEvent::Resize || isFontOfWindow)
        followSize();
    return QObject::eventFilter(watched, event);
}

void RecordLayout::followSize()
{
    const bool wantsBelow = m_splitter.window()->width() < wideWindow;
    if (!m_settings.recordBelow() && wantsBelow != isBelow())
        place(wantsBelow);
    else
        QMetaObject::invokeMethod( // once the splitter has its size
            this,
            [this] {
                unfoldForRoom();
                foldForRoom();
                applyShare();
            },
            Qt::QueuedConnection);
}

/// What the list needs above the record: what stands above its rows, and some of them.
int RecordLayout::leastOfList(int rows) const
{
    const QWidget &list = *m_splitter.widget(0);
    return list.minimumSizeHint().height() + int(rows * linesInRow * list.fontMetrics().height());
}

/// A window may be too low for the record and some rows of the list. The user's choice goes before.
void RecordLayout::foldForRoom()
{
    const int record = m_record.minimumSizeHint().height();
    if (!isBelow() || m_isKeptOpen || m_record.isFolded() || !m_record.isVisible()
        || m_splitter.height() - record >= leastOfList(rowsNeeded))
        return;
    m_roomWanted = record;
    m_record.setFolded(true);
}

void RecordLayout::unfoldForRoom()
{
    if (m_roomWanted && (!isBelow() || m_splitter.height() - *m_roomWanted >= leastOfList(rowsNeeded))) {
        m_roomWanted.reset();
        m_record.setFolded(false);
    }
}

void RecordLayout::place(bool isBelow)
{
    m_splitter.setOrientation(isBelow ? Qt::Vertical : Qt::Horizontal);
    m_below.setChecked(isBelow);
    m_record.setBelow(isBelow);
    applyShare();
}

void RecordLayout::applyShare()
{
    if (m_record.isFolded())
        return;
    const QSize size = m_splitter.size().expandedTo(m_splitter.window()->size() / 2);
    const int room = isBelow() ? size.height() : size.width();
    int record = room * share() / whole;
    if (isBelow())
        record = std::min(
            record, std::max(room - leastOfList(rowsKept), 0)); // no less than it needs: the splitter sees to that
    m_splitter.setSizes({room - record, record});
}

void RecordLayout::giveRoomToList()
{
    if (m_record.isFolded())
        m_splitter.setSizes({m_splitter.height(), 0});
}

void RecordLayout::noteShare()
{
    const QList<int> sizes = m_splitter.sizes();
    const int room = sizes.value(0) + sizes.value(1);
    if (room > 0 && !m_record.isFolded() && m_record.isVisible())
        share() = std::clamp(sizes.value(1) * whole / room, least, most);
}

void RecordLayout::save()
{
    m_settings.setLayout(belowName, QByteArray::number(m_shareBelow));
    m_settings.setLayout(rightName, QByteArray::number(m_shareRight));
}

} // namespace Balehook
