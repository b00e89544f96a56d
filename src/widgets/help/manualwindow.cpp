// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/manualwindow.h"

#include "widgets/fields/enterkey.h"
#include "widgets/fields/explain.h"
#include "widgets/fields/searchfield.h"
#include "widgets/help/manualsearch.h"
#include "widgets/help/manualview.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/announcer.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameRole = Qt::UserRole;
constexpr auto windowName = "manual"_L1;
constexpr auto splitterName = "manualSplitter"_L1;
constexpr auto pageKey = "manualPage"_L1;

void announce(QWidget &widget, const QString &text)
{
    if (widget.accessibleDescription() == text)
        return;
    widget.setAccessibleDescription(text);
    Announcer::say(widget, text);
}

} // namespace

ManualWindow::ManualWindow(const WindowSettings &settings)
    : m_settings(settings)
    , m_search(new SearchField(this))
    , m_found(new QLabel(this))
    , m_list(new QListWidget(this))
    , m_back(makeButton(u"manualBack"_s))
    , m_forward(makeButton(u"manualForward"_s))
    , m_splitter(new QSplitter(this))
    , m_view(new ManualView(this))
    , m_message(new WrappedLabel(this))
{
    setObjectName(u"manualWindow"_s);
    // The program ends with its main window, whether or not somebody still reads.
    setAttribute(Qt::WA_QuitOnClose, false);
    build();
    new EnterKey(*this);
    setTexts();
    setIcons();
    connectParts();
    m_view->setPages(m_pages);
    fillList();
    restore();
}

ManualWindow::~ManualWindow()
{
    hide(); // which keeps its size and page
}

void ManualWindow::bring(const QString &page)
{
    const QString last = QString::fromUtf8(m_settings.layout(pageKey));
    if (!page.isEmpty())
        m_view->showPage(page);
    else if (m_view->pageName().isEmpty())
        m_view->showPage(m_pages.page(last) ? last : m_pages.pages().front().name);
    setWindowState(windowState() & ~Qt::WindowMinimized);
    show();
    raise();
    activateWindow();
    m_view->setFocus();
}

QString ManualWindow::pageName() const
{
    return m_view->pageName();
}

QToolButton *ManualWindow::makeButton(const QString &icon)
{
    auto *button = new QToolButton(this);
    button->setObjectName(icon);
    button->setAutoRaise(true);
    button->setEnabled(false);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void ManualWindow::build()
{
    m_search->setObjectName(u"manualSearch"_s);
    m_found->setObjectName(u"manualFound"_s);
    m_found->setTextFormat(Qt::PlainText);
    m_found->hide();
    m_list->setObjectName(u"manualList"_s);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_message->setObjectName(u"manualMessage"_s);
    m_message->hide();

    auto *left = new QWidget(m_splitter);
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_search, m_found, m_list})
        leftColumn->addWidget(widget);
    auto *right = new QWidget(m_splitter);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_back);
    buttons->addWidget(m_forward);
    buttons->addStretch();
    auto *rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->addLayout(buttons);
    rightColumn->addWidget(m_view, 1);
    rightColumn->addWidget(m_message);
    m_splitter->addWidget(left);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_splitter);
    setTabOrder(m_search, m_list);
    setTabOrder(m_list, m_view);
    setTabOrder(m_view, m_back);
    setTabOrder(m_back, m_forward);
}

void ManualWindow::setTexts()
{
    setWindowTitle(tr("Manual"));
    m_search->setPlaceholderText(tr("Search the manual"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Contents"));
    const auto name = [](QToolButton &button, const QString &text) {
        button.setAccessibleName(text);
        explain(button, text);
    };
    name(*m_back, tr("Back"));
    name(*m_forward, tr("Forward"));
}

void ManualWindow::setIcons()
{
    m_back->setIcon(themedIcon(isRightToLeft() ? u"chevron-right"_s : u"chevron-left"_s));
    m_forward->setIcon(themedIcon(isRightToLeft() ? u"chevron-left"_s : u"chevron-right"_s));
}

void ManualWindow::connectParts()
{
    connect(m_search, &SearchField::typed, this, &ManualWindow::fillList);
    connect(m_search, &SearchField::left, this, &QWidget::close);
    connect(m_search, &SearchField::resultsRequested, this, [this] {
        if (m_list->count() > 0 && !m_search->text().isEmpty())
            m_list->setCurrentRow(0);
        m_list->setFocus();
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item && !m_isSelecting)
            m_view->showPage(item->data(nameRole).toString());
    });
    connect(m_list, &QListWidget::itemActivated, m_view, [this] { m_view->setFocus(); });
    connect(m_view, &ManualView::pageShown, this, [this](const QString &name) {
        const ManualPages::Page *page = m_pages.page(name);
        m_view->setAccessibleName(page ? page->title : QString());
        m_message->hide();
        selectPage(name);
    });
    connect(m_view, &ManualView::messageRequested, this, &ManualWindow::tell);
    connect(m_view, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_back, &QToolButton::clicked, m_view, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_view, &QTextBrowser::forward);

    const auto on = [this](const QKeySequence &key, auto run) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, run);
    };
    on(QKeySequence::Back, [this] { m_view->backward(); });
    on(QKeySequence::Forward, [this] { m_view->forward(); });
    on(QKeySequence::Find, [this] { m_search->begin(); });
    on(QKeySequence::Close, [this] { close(); });
    on(Qt::Key_Escape, [this] { close(); });
}

void ManualWindow::restore()
{
    if (!restoreGeometry(m_settings.layout(windowName))) {
        const QSize wanted(characterWidth(fontMetrics()) * 130, fontMetrics().lineSpacing() * 40);
        resize(wanted.boundedTo(screen()->availableSize() * 0.9));
    }
    if (!m_splitter->restoreState(m_settings.layout(splitterName)))
        m_splitter->setSizes({width() * 3 / 10, width() * 7 / 10});
}

void ManualWindow::save()
{
    m_settings.setLayout(windowName, saveGeometry());
    m_settings.setLayout(splitterName, m_splitter->saveState());
    m_settings.setLayout(pageKey, pageName().toUtf8());
}

void ManualWindow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        adoptLanguage();
    else if (event->type() == QEvent::LayoutDirectionChange)
        setIcons();
}

void ManualWindow::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    save();
}

void ManualWindow::adoptLanguage()
{
    m_pages = ManualPages();
    m_view->setPages(m_pages);
    setTexts();
    fillList();
}

/// The contents, or what the search finds in place of them.
void ManualWindow::fillList()
{
    const QStringList words = ManualSearch::wordsOf(m_search->text());
    {
        const QScopedValueRollback guard(m_isSelecting, true);
        m_list->clear();
        const auto add = [this](const QString &name, const QString &text) {
            auto *item = new QListWidgetItem(text, m_list);
            item->setData(nameRole, name);
        };
        if (words.isEmpty()) {
            for (const ManualPages::Page &page : m_pages.pages())
                add(page.name, page.title);
        } else {
            const std::vector<ManualSearch::Hit> hits = ManualSearch::find(m_pages, words);
            for (const ManualSearch::Hit &hit : hits)
                add(hit.page, hit.excerpt.isEmpty() ? hit.title : hit.title + u'\n' + hit.excerpt);
        }
    }
    m_list->setSpacing(words.isEmpty() ? 1 : 3);
    m_found->setVisible(!words.isEmpty());
    m_found->setText(words.isEmpty() ? QString() : tr("%Ln page(s) found", nullptr, m_list->count()));
    announce(*m_search, m_found->text());
    m_view->setWords(words);
    selectPage(pageName());
}

void ManualWindow::selectPage(const QString &name)
{
    const QScopedValueRollback guard(m_isSelecting, true);
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->data(nameRole).toString() == name) {
            m_list->setCurrentRow(row);
            return;
        }
    }
    m_list->setCurrentItem(nullptr);
}

void ManualWindow::tell(const QString &text)
{
    m_message->setText(text);
    m_message->show();
    announce(*m_view, text);
}

} // namespace Balehook
