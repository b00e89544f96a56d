// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/manualview.h"

#include "core/text/safetext.h"
#include "widgets/links/linkactions.h"
#include "widgets/look/tones.h"

#include <QCoreApplication>
#include <QEvent>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto scheme = "manual"_L1;

QUrl addressOf(const QString &name)
{
    return QUrl(scheme + ":/"_L1 + name + ".md"_L1);
}

QString nameIn(const QUrl &url)
{
    return url.fileName().section(u'.', 0, 0);
}

/// In place of a picture that is not there: left without one, Qt would look for it on the disk.
QImage noPicture()
{
    QImage image(1, 1, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

} // namespace

ManualView::ManualView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"manualView"_s);
    setOpenLinks(false);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(16);
    m_fitSoon.setSingleShot(true);
    m_fitSoon.setInterval(100ms);
    connect(&m_fitSoon, &QTimer::timeout, this, &ManualView::fitPictures);
    connect(this, &QTextBrowser::anchorClicked, this, &ManualView::follow);
    // Not source(), which is the page before until this has been told.
    connect(this, &QTextBrowser::sourceChanged, this, [this](const QUrl &url) {
        m_page = nameIn(url);
        m_pictureRoom = std::min(widthForPictures(), m_widestPicture);
        dress();
        Q_EMIT pageShown(m_page);
        mark();
    });
}

void ManualView::setPages(const ManualPages &pages)
{
    m_pages = &pages;
    renew();
}

void ManualView::showPage(const QString &name)
{
    if (m_pages && m_pages->page(name))
        setSource(addressOf(name), QTextDocument::MarkdownResource);
}

void ManualView::setWords(const QStringList &words)
{
    m_words = words;
    mark();
}

QVariant ManualView::loadResource(int type, const QUrl &url)
{
    if (type == QTextDocument::ImageResource) {
        const bool isDark = palette().color(QPalette::Base).lightness() < 128;
        const QString path = m_pages && url.scheme() == scheme ? m_pages->picture(nameIn(url), isDark) : QString();
        const QImage image = path.isEmpty() ? QImage() : QImage(path);
        m_widestPicture = std::max(m_widestPicture, image.width());
        const int room = widthForPictures();
        if (image.width() > room)
            return image.convertToFormat(QImage::Format_RGB32).scaledToWidth(room, Qt::SmoothTransformation);
        return image.isNull() ? noPicture() : image;
    }
    m_widestPicture = 0; // those of the page come after it
    const ManualPages::Page *page = m_pages && url.scheme() == scheme ? m_pages->page(nameIn(url)) : nullptr;
    return page ? page->markdown : QString();
}

void ManualView::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        renew();
}

void ManualView::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    m_fitSoon.start();
}

int ManualView::widthForPictures() const
{
    constexpr int least = 200;
    const int scrollBar = verticalScrollBar()->isVisible() ? 0 : verticalScrollBar()->sizeHint().width();
    return std::max(least, viewport()->width() - scrollBar - 2 * int(document()->documentMargin()));
}

void ManualView::fitPictures()
{
    const int room = std::min(widthForPictures(), m_widestPicture);
    if (std::exchange(m_pictureRoom, room) != room)
        renew();
}

void ManualView::follow(const QUrl &url)
{
    const QUrl whole = source().resolved(url);
    if (whole.scheme() == scheme) {
        showPage(nameIn(whole));
        return;
    }
    const Link link = Link::of(url.toString());
    // In the words of the other links of the program.
    const auto words = [](const char *text) { return QCoreApplication::translate("Balehook::LinkRow", text); };
    if (!link.isUsable())
        Q_EMIT messageRequested(link.refusal);
    else if (openInBrowser(link))
        Q_EMIT messageRequested(words("The link to %1 was opened in the browser.").arg(cellText(link.host)));
    else
        Q_EMIT messageRequested(words("No browser opened the link. Copy it and open it yourself."));
}

/// The page once more, with other colours, letters or words, and at the same place.
void ManualView::renew()
{
    if (source().isEmpty())
        return;
    const int place = verticalScrollBar()->value();
    reload();
    verticalScrollBar()->setValue(place);
}

/// What Markdown cannot say: colours of the palette, frames of tables, and the direction of the language.
void ManualView::dress()
{
    const ManualPages::Page *page = m_pages ? m_pages->page(m_page) : nullptr;
    if (!page)
        return;
    const Qt::LayoutDirection direction = m_pages->directionOf(*page);
    const QColor shade = Tones::mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.08);
    QTextCharFormat code;
    code.setBackground(shade);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const bool isProgram = block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
        QTextBlockFormat format;
        format.setLayoutDirection(isProgram ? Qt::LeftToRight : direction);
        if (isProgram)
            format.setBackground(shade);
        QTextCursor cursor(block);
        cursor.mergeBlockFormat(format);
        std::vector<std::pair<int, int>> pieces; // a change of format ends the iteration
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            if (at.fragment().charFormat().fontFixedPitch())
                pieces.emplace_back(at.fragment().position(), at.fragment().length());
        }
        for (const auto &[position, length] : pieces) {
            cursor.setPosition(position);
            cursor.setPosition(position + length, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(code);
        }
    }
    const QList<QTextFrame *> frames = document()->rootFrame()->childFrames();
    for (QTextFrame *frame : frames) {
        if (auto *table = qobject_cast<QTextTable *>(frame))
            dressTable(*table);
    }
}

void ManualView::dressTable(QTextTable &table) const
{
    QTextTableFormat format = table.format();
    format.setLayoutDirection(Qt::LeftToRight); // the pages have mirrored it where that is right
    format.setBorderCollapse(true);
    format.setBorder(1);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(Tones::mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.3));
    format.setCellPadding(5);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    table.setFormat(format);
    QTextCharFormat head;
    head.setBackground(Tones::mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.08));
    for (int column = 0; column < table.columns(); ++column) {
        QTextTableCell cell = table.cellAt(0, column);
        QTextCharFormat own = cell.format();
        own.merge(head);
        cell.setFormat(own);
    }
}

void ManualView::mark()
{
    QList<ExtraSelection> marks;
    for (const QString &word : m_words) {
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
            ExtraSelection selection;
            selection.cursor = at;
            selection.format.setBackground(palette().brush(QPalette::Highlight));
            selection.format.setForeground(palette().brush(QPalette::HighlightedText));
            marks.append(selection);
        }
    }
    setExtraSelections(marks);
    const auto first = std::min_element(marks.cbegin(), marks.cend(), [](const auto &a, const auto &b) {
        return a.cursor.selectionStart() < b.cursor.selectionStart();
    });
    if (first == marks.cend())
        return;
    const QRect place = cursorRect(first->cursor);
    if (!viewport()->rect().contains(place))
        verticalScrollBar()->setValue(verticalScrollBar()->value() + place.top() - viewport()->height() / 3);
}

} // namespace Balehook
