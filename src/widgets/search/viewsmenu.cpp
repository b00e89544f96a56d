// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/viewsmenu.h"

#include "core/text/safetext.h"
#include "widgets/fields/helppage.h"
#include "widgets/messages/plainbox.h"
#include "widgets/tables/tablecolumns.h"

#include <QDialogButtonBox>
#include <QInputDialog>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestName = 80;

/// Of what was typed.
QString keptName(const QString &name)
{
    return name.trimmed().left(longestName);
}

QString menuText(const QString &name)
{
    return cellText(name, longestName).replace(u'&', u"&&"_s);
}

} // namespace

ViewsMenu::ViewsMenu(const ViewSettings &settings, TableColumns &columns, QWidget &window, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_columns(columns)
    , m_window(window)
{ }

void ViewsMenu::attachTo(QMenu &menu)
{
    connect(&menu, &QMenu::aboutToShow, this, [this, m = &menu] {
        m->clear();
        fill(*m);
    });
}

QString ViewsMenu::setAccount(const QString &accountId)
{
    NamedView last = accountId.isEmpty() ? NamedView() : m_settings.last(accountId);
    if (!isUnderstood(last))
        last = {}; // all are shown, and no view seems to be
    m_accountId = accountId;
    m_name = last.name;
    m_query = last.query;
    Q_EMIT changed();
    return m_query;
}

void ViewsMenu::setQuery(const QString &query)
{
    m_query = query;
    m_settings.setLast(m_accountId, {m_name, m_query});
}

void ViewsMenu::setName(const QString &name)
{
    m_name = name;
    m_settings.setLast(m_accountId, {m_name, m_query});
    Q_EMIT changed();
}

void ViewsMenu::fill(QMenu &menu)
{
    const std::vector<NamedView> all = views();
    for (const NamedView &view : m_builtIn) {
        QAction *action = menu.addAction(menuText(view.name));
        action->setCheckable(true);
        action->setChecked(view.query == m_query);
        connect(action, &QAction::triggered, this, [this, view] { choose(view); });
    }
    if (!m_builtIn.empty())
        menu.addSeparator();
    for (const NamedView &view : all) {
        QAction *action = menu.addAction(menuText(view.name));
        action->setObjectName(QLatin1StringView(viewAction));
        action->setCheckable(true);
        action->setChecked(view.name == m_name);
        connect(action, &QAction::triggered, this, [this, view] { choose(view); });
    }
    if (all.empty())
        menu.addAction(tr("No saved views"))->setEnabled(false);
    menu.addSeparator();
    const bool hasCurrent = has(m_name);
    QAction *saving = menu.addAction(tr("&Save as View..."));
    saving->setObjectName(u"saveViewAction"_s);
    saving->setEnabled(!m_accountId.isEmpty());
    connect(saving, &QAction::triggered, this, &ViewsMenu::askWhereToSave);
    QAction *renaming = menu.addAction(hasCurrent ? tr("&Rename “%1”...").arg(menuText(m_name)) : tr("&Rename..."));
    QAction *removing = menu.addAction(hasCurrent ? tr("&Delete “%1”").arg(menuText(m_name)) : tr("&Delete"));
    renaming->setEnabled(hasCurrent);
    removing->setEnabled(hasCurrent);
    connect(renaming, &QAction::triggered, this,
            [this] { askName(tr("Rename View"), tr("Rename"), &ViewsMenu::rename); });
    connect(removing, &QAction::triggered, this, &ViewsMenu::remove);
}

QString ViewsMenu::newerText(const QString &name)
{
    return tr("The view “%1” has a filter that this version of Balehook does not know. A newer version is needed to "
              "show it.")
        .arg(cellText(name, longestName));
}

/// Without the filter, it would show more than it says.
void ViewsMenu::refuse(const NamedView &view)
{
    (new PlainBox(MessageLevel::Information, u"newerViewMessage"_s, newerText(view.name), &m_window))->open();
}

void ViewsMenu::choose(const NamedView &view)
{
    if (!isUnderstood(view)) {
        refuse(view);
        return;
    }
    if (!view.columns.isEmpty())
        m_columns.restore(view.columns);
    const bool isBuiltIn = std::find(m_builtIn.begin(), m_builtIn.end(), view) != m_builtIn.end();
    m_name = isBuiltIn ? QString() : view.name; // there is nothing to rename or delete
    Q_EMIT chosen(view.query);
}

void ViewsMenu::askName(const QString &title, const QString &button, void (ViewsMenu::*use)(const QString &))
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"viewNameDialog"_s);
    dialog->setWindowTitle(title);
    const bool mayAdd = use == &ViewsMenu::rename || !isFull();
    dialog->setLabelText(mayAdd ? tr("Name of the view (an existing view of this name is replaced):")
                                : tr("This list has %n view(s), and no more are kept. Name of the view to replace:",
                                     nullptr, ViewSettings::mostViews));
    dialog->setTextValue(m_name);
    dialog->setOkButtonText(button);
    // Made by Qt, which hands it out in no other way; there from here on.
    if (auto *buttons = dialog->findChild<QDialogButtonBox *>()) {
        HelpPage::offer(*dialog, *buttons, u"search"_s);
        const auto enable = [this, mayAdd, saving = buttons->button(QDialogButtonBox::Ok)](const QString &name) {
            const QString kept = keptName(name);
            saving->setEnabled(!kept.isEmpty() && (mayAdd || has(kept)));
        };
        connect(dialog, &QInputDialog::textValueChanged, this, enable);
        enable(m_name);
    }
    connect(dialog, &QInputDialog::textValueSelected, this, [this, use](const QString &name) {
        if (const QString kept = keptName(name); !kept.isEmpty())
            (this->*use)(kept);
    });
    dialog->open();
}

bool ViewsMenu::isFull() const
{
    return views().size() >= ViewSettings::mostViews;
}

bool ViewsMenu::has(const QString &name) const
{
    const std::vector<NamedView> all = views();
    return std::any_of(all.begin(), all.end(), [&name](const NamedView &view) { return view.name == name; });
}

void ViewsMenu::askWhereToSave()
{
    askName(tr("Save as View"), tr("Save"), &ViewsMenu::save);
}

/// None of the others goes for one that does not fit.
void ViewsMenu::save(const QString &name)
{
    if (isFull() && !has(name)) {
        askWhereToSave();
        return;
    }
    std::vector<NamedView> all = views();
    std::erase_if(all, [&name](const NamedView &each) { return each.name == name; });
    all.push_back({name, m_query, m_columns.state()});
    m_settings.setViews(m_accountId, all);
    setName(name);
}

void ViewsMenu::rename(const QString &name)
{
    std::vector<NamedView> all = views();
    if (name != m_name)
        std::erase_if(all, [&name](const NamedView &each) { return each.name == name; });
    for (NamedView &view : all) {
        if (view.name == m_name)
            view.name = name;
    }
    m_settings.setViews(m_accountId, all);
    setName(name);
}

void ViewsMenu::remove()
{
    std::vector<NamedView> all = views();
    std::erase_if(all, [this](const NamedView &each) { return each.name == m_name; });
    m_settings.setViews(m_accountId, all);
    setName(QString());
}

} // namespace Balehook
