// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/namedview.h"
#include "widgets/lists/listingviews.h"
#include "widgets/tables/liststatus.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>

class QStackedLayout;

namespace Balehook {

class EmptyState;
class ListingCommands;
class ListingKind;
class LoadingNote;
class MessageBar;
class PagedTableView;
class PlaceKeeper;
class ProgressStrip;
class Sessions;
class TableColumns;

/// One list of one account at a time: the table, or what stands in its place while it is empty.
class ListingPage final : public QWidget
{
    Q_OBJECT

public:
    /// \a bar is the window's, above all lists.
    ListingPage(Sessions &sessions, std::unique_ptr<ListingKind> kind, MessageBar &bar, QWidget *parent = nullptr);
    ~ListingPage() override;

    const ListingKind &kind() const { return *m_kind; }

    /// Empty: no account.
    void showAccount(const QString &accountId);
    void forgetAccount(const QString &accountId);
    /// The account was edited.
    void updateAccount(const QString &accountId);
    /// Shows \a file instead of what the account lists; null: no longer.
    void showFile(std::unique_ptr<PageSource> file, const QString &name);

    /// Shows \a found, from its first row on, instead of what the account lists; null: no longer.
    void showFound(PageSource *found);
    /// Asks whoever searches to show what the account lists again.
    void showAll() { Q_EMIT clearRequested(); }
    /// Asks whoever searches to show \a view.
    void showView(const NamedView &view) { Q_EMIT viewRequested(view); }
    /// Stands above the table. Takes ownership.
    void setHead(QWidget *head);
    /// There is nothing among what is found that is not loaded; false: an empty result offers to load all.
    void setAllLoaded(bool isAllLoaded);
    /// What the button does that an empty result offers.
    void setClearText(const QString &text)
    {
        if (std::exchange(m_clearText, text) != text && m_current && m_current->foundNothing())
            updateContent();
    }

    enum class Refresh { ByUser, ByItself, OfWhatIsKnown };
    /// Current, selected and shown records stay in place. At the very top the user gets to see what is new there; a
    /// refresh by itself moves nothing. One of what is known is the user's, too, and shows what the index has of a
    /// search.
    void refresh(Refresh why = Refresh::ByUser);
    /// What keeps current record and selection while the list is read again.
    PlaceKeeper &placeKeeper() const { return *m_place; }
    /// What changes in the table now is that it shows another account.
    bool isSwitching() const { return m_isSwitching; }
    void setOffline(bool offline);
    void setUtc(bool utc);
    void focusTable();
    /// Emits recordChanged() for the current row.
    void announceRecord();
    /// Reads the list again and makes the record with \a id current as soon as it comes.
    void selectRecord(const QString &id);

    ListStatus status() const;
    // What stands in the place of rows where there are none.
    static QString noAccountText();
    static QString noTokenText() { return tr("Nothing is loaded because this account has no token yet."); }
    static QString badTokenText() { return tr("Nothing is loaded because the token of this account cannot be used."); }
    QString noMatchText() const;
    /// Something is read for the user, beside the list.
    bool isBusy() const;
    ListingView *current() const { return m_current; }
    /// Shows nothing from now on; what it showed, with its rows and the place in them, goes to the page of another
    /// window.
    std::vector<std::unique_ptr<ListingView>> releaseViews();
    void adoptViews(std::vector<std::unique_ptr<ListingView>> views);
    PagedTableView &table() { return *m_table; }
    TableColumns &columns() { return *m_columns; }
    ListingCommands &commands() { return *m_commands; }

Q_SIGNALS:
    void statusChanged();
    /// refresh() was called; what was found before may be searched again now.
    void refreshed(Refresh why);
    /// A refresh by itself failed beside the list.
    void refreshFailed(const Balehook::Error &error);
    /// current() is another view, or its session or source another one.
    void viewReplaced();
    /// The record in the current row, once it is loaded; null: none.
    void recordChanged(std::shared_ptr<const Balehook::RecordPage> page, qsizetype index);
    /// Enter or a double click on a row.
    void recordOpened();
    void accountRequested();
    void tokenRequested();
    /// The buttons where there is no source to ask: for a file, and for the path in the account.
    void sourceRequested();
    void pathRequested();
    /// The buttons where nothing was found.
    void clearRequested();
    void loadAllRequested();
    void viewRequested(const Balehook::NamedView &view);

private:
    void build();
    void keepPlace();
    void connectView(ListingView &view);
    /// \a isFresh: what was asked for has come.
    void selectWanted(bool isFresh);
    void updateContent();
    bool presentProblem(bool nothing);
    void showContent(QWidget &content);
    void presentEmpty(const QString &icon, const QString &text, const QString &action, std::function<void()> run);

    Sessions &m_sessions;
    const std::unique_ptr<ListingKind> m_kind;
    ListingViews m_views;
    std::unique_ptr<ListingModel> m_none; ///< shows the columns where there is no account yet
    ListingView *m_current = nullptr;
    ProgressStrip *m_strip = nullptr;
    TableColumns *m_columns = nullptr;
    QWidget *m_head = nullptr;
    EmptyState *m_empty = nullptr;
    LoadingNote *m_loading = nullptr;
    QStackedLayout *m_stack = nullptr;
    PlaceKeeper *m_place = nullptr;
    std::function<void()> m_emptyAction;
    std::function<void()> m_secondAction;
    QTimer m_minute;
    QTimer m_requestsSoon; ///< loading all jobs begins and ends many a second
    QString m_recordId; ///< of what recordChanged() told last
    QString m_clearText;
    QString m_wantedId; ///< to be made current once it is loaded
    bool m_isRefreshing = false; ///< because the user asked for it
    int m_refreshes = 0;
    bool m_offline = false;
    bool m_isSwitching = false;
    bool m_allLoaded = true;
    std::unique_ptr<PagedTableView> m_table; ///< goes before the models that it shows
    std::unique_ptr<ListingCommands> m_commands; ///< read in the model
    std::unique_ptr<QObject> m_viewLinks; ///< to current()
    QObject m_links; ///< to the table and the rest: goes first
};

} // namespace Balehook
