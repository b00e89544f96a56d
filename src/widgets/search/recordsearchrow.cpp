// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/recordsearchrow.h"

#include "widgets/search/conditionmenu.h"
#include "widgets/search/querywords.h"
#include "widgets/search/recordscope.h"
#include "widgets/search/recordsearchwords.h"

#include <QLayout>
#include <QMenu>
#include <QToolButton>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Listed at once; making an entry for each of a hundred thousand would be felt. The others are found by typing.
constexpr std::size_t mostValues = 1000;

} // namespace

template <typename Record>
RecordSearchRow<Record>::RecordSearchRow(QWidget *parent)
    : QueryRow<Record>(parent)
    , m_scope(new RecordScope(RecordSearchWords::of<Record>().scope, this))
{
    const RecordSearchWords words = RecordSearchWords::of<Record>();
    const QString &prefix = words.objectPrefix;
    this->setObjectName(prefix + u"SearchRow"_s);
    this->m_text->setObjectName(prefix + u"SearchText"_s);
    this->m_text->setPlaceholderText(words.placeholder);
    this->m_text->setAccessibleName(words.accessibleName);
    this->m_add->setObjectName(prefix + u"AddFilter"_s);
    this->m_views->setObjectName(prefix + u"ViewsButton"_s);
    this->layout()->addWidget(m_scope);
    QObject::connect(this->m_add->menu(), &QMenu::aboutToShow, this, [this] {
        ConditionMenu::clear(*this->m_add->menu());
        fill(*this->m_add->menu());
    });
}

template <typename Record>
void RecordSearchRow<Record>::fill(QMenu &menu)
{
    for (const Field field : Query::facetFields) {
        QAction *action = menu.addAction(
            QCoreApplication::translate("Balehook::WebhookSearchRow", "%1...", "asks for values of the field")
                .arg(Record::conditionName(field)));
        QObject::connect(action, &QAction::triggered, this, [this, field] { chooseValues(field, this->m_add); });
    }
    menu.addSeparator();
    for (const QueryFlag<Record> &each : Query::flags) {
        for (const bool isSo : {true, false}) {
            QAction *action = menu.addAction(RecordColumns<Record>::flagText(each.member, isSo));
            action->setCheckable(true);
            action->setChecked(this->m_query.*each.member == isSo);
            QObject::connect(action, &QAction::triggered, this, [this, flag = each.member, isSo](bool isChosen) {
                Query query = this->m_query;
                query.*flag = isChosen ? std::optional(isSo) : std::nullopt;
                this->change(query);
            });
        }
    }
    menu.addSeparator();
    for (const Field field : Record::timeFields) {
        const auto take = [this, field](const QueryParts::TimeRange &range) { this->setTimes(field, range); };
        ConditionMenu::addTimes(*menu.addMenu(Record::conditionName(field)), this, take,
                                [this, field] { this->chooseDates(field); });
    }
}

template <typename Record>
void RecordSearchRow<Record>::tell()
{
    Q_EMIT this->queryEdited();
}

template <typename Record>
QString RecordSearchRow<Record>::textOf(const Part &part) const
{
    return part.text(this->m_query, {}, this->m_isUtc);
}

template <typename Record>
void RecordSearchRow<Record>::chooseValues(Field field, const QWidget *anchor)
{
    ValuesPopup &popup = this->makePopup(field, RecordSearchWords::of<Record>().values(Record::conditionName(field)));
    QObject::connect(&popup, &ValuesPopup::findRequested, this, &QueryBar::moreValuesRequested);
    popup.openAt(*anchor);
    Q_EMIT this->valuesRequested();
}

template <typename Record>
auto RecordSearchRow<Record>::chosenField() const -> std::optional<Field>
{
    return this->m_popup ? std::optional(this->m_popupField) : std::nullopt;
}

template <typename Record>
ValueChoice RecordSearchRow<Record>::wantedValues(const QString &text) const
{
    const auto chosen = this->m_query.values.find(this->m_popupField);
    const bool isMore = !text.isEmpty() || chosen == this->m_query.values.end();
    return {.most = mostValues,
            .text = text,
            .shown = [](const QString &value) { return QueryWords::valueText(value); },
            .also = isMore ? QStringList() : chosen->second.values};
}

template <typename Record>
void RecordSearchRow<Record>::setValues(const QString &text, const ValueChoice::Found &found)
{
    if (this->m_popup && text.isEmpty())
        this->m_popup->setCounts(found.values, found.distinct);
    else if (this->m_popup)
        this->m_popup->addFound(text, found.values);
}

template <typename Record>
void RecordSearchRow<Record>::setValuesTrouble(const QString &text)
{
    if (this->m_popup)
        this->m_popup->setTrouble(text);
}

template class RecordSearchRow<Webhook>;
template class RecordSearchRow<Property>;

} // namespace Balehook
