// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/help/manualpages.h"

#include <QStringList>
#include <QTextBrowser>
#include <QTimer>

class QTextTable;

namespace Balehook {

/// Shows a page of the manual. Whatever a page names comes out of the manual's own resources: nothing else of the disk
/// is read, and nothing is fetched. Links between pages are followed; those to the web are handed to the browser.
class ManualView final : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ManualView(QWidget *parent = nullptr);

    /// In another language, for example; the page stays. \a pages outlives the view, or the next call.
    void setPages(const ManualPages &pages);
    /// One that is not there is left alone.
    void showPage(const QString &name);
    const QString &pageName() const { return m_page; }
    /// Marks \a words wherever they are on the pages, and goes to the first of them.
    void setWords(const QStringList &words);
    /// How many places are marked on this page.
    int markCount() const { return int(extraSelections().size()); }

Q_SIGNALS:
    /// Also after back and forward.
    void pageShown(const QString &name);
    /// What became of a link to the web, in a sentence.
    void messageRequested(const QString &text);

protected:
    QVariant loadResource(int type, const QUrl &url) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    const ManualPages *m_pages = nullptr;
    QString m_page;
    QStringList m_words;
    QTimer m_fitSoon;
    int m_widestPicture = 0; ///< of the page, as it is made
    int m_pictureRoom = 0; ///< that its pictures were made to fit into

    int widthForPictures() const;
    void fitPictures();
    void follow(const QUrl &url);
    void renew();
    void dress();
    void dressTable(QTextTable &table) const;
    void mark();
};

} // namespace Balehook
