// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/recordcolumns.h"

#include "domain/queries/propertyquery.h"
#include "domain/queries/webhookquery.h"
#include "models/importjobsmodel.h"
#include "models/propertiesmodel.h"
#include "models/webhooksmodel.h"
#include "store/searchtext.h"

#include <algorithm>
#include <utility>

namespace Balehook {

namespace {

template <typename Record>
using Pairs = std::vector<std::pair<int, typename Record::Field>>;

template <typename Record>
const Pairs<Record> &pairs();

template <>
const Pairs<ImportJob> &pairs<ImportJob>()
{
    using Model = ImportJobsModel;
    // Of the columns about counts; "of" belongs to the failed ones before it.
    static const Pairs<ImportJob> all{{Model::CreatedColumn, ImportJob::CreatedAt},
                                      {Model::TypeColumn, ImportJob::JobType},
                                      {Model::StatusColumn, ImportJob::Status},
                                      {Model::FailedColumn, ImportJob::FailureCount},
                                      {Model::FileColumn, ImportJob::FilePath},
                                      {Model::UserColumn, ImportJob::UserName},
                                      {Model::ChannelColumn, ImportJob::ChannelId},
                                      {Model::FailedFileColumn, ImportJob::FailedFilePath},
                                      {Model::DetailsColumn, ImportJob::AdditionalDetails},
                                      {Model::UpdatedColumn, ImportJob::UpdatedAt},
                                      {Model::IdColumn, ImportJob::Id},
                                      {Model::OfColumn, ImportJob::FailureCount}};
    return all;
}

template <>
const Pairs<Webhook> &pairs<Webhook>()
{
    using Model = WebhooksModel;
    static const Pairs<Webhook> all{{Model::ResourceColumn, Webhook::Resource},
                                    {Model::EventTypeColumn, Webhook::EventType},
                                    {Model::EventSubTypeColumn, Webhook::EventSubType},
                                    {Model::VersionColumn, Webhook::Version},
                                    {Model::MethodColumn, Webhook::WebhookMethod},
                                    {Model::UrlColumn, Webhook::WebhookUrl},
                                    {Model::TwinsColumn, WebhookQuery::alike},
                                    {Model::ChannelColumn, Webhook::ExternalChannelId},
                                    {Model::CreatedColumn, Webhook::CreatedAt},
                                    {Model::UpdatedColumn, Webhook::UpdatedAt},
                                    {Model::IdColumn, Webhook::Id}};
    return all;
}

template <>
const Pairs<Property> &pairs<Property>()
{
    using Model = PropertiesModel;
    static const Pairs<Property> all{{Model::LabelColumn, Property::Label},
                                     {Model::NameColumn, Property::InternalName},
                                     {Model::TypeColumn, Property::FieldType},
                                     {Model::UniqueColumn, Property::IsUnique},
                                     {Model::OptionsColumn, Property::Options},
                                     {Model::ScopeColumn, Property::Scope},
                                     {Model::DescriptionColumn, Property::Description},
                                     {Model::CreatedColumn, Property::CreatedAt},
                                     {Model::UpdatedColumn, Property::UpdatedAt},
                                     {Model::AccountColumn, Property::AccountSlug}};
    return all;
}

/// A word of any field is looked for there.
bool isSearched(ImportJob::Field field)
{
    return std::find(SearchText::fields.begin(), SearchText::fields.end(), field) != SearchText::fields.end();
}

bool isSearched(Webhook::Field field)
{
    return field != WebhookQuery::alike;
}

bool isSearched(Property::Field)
{
    return true;
}

/// The id of the user stands in the column of the name.
int markedColumn(ImportJob::Field field)
{
    return RecordColumns<ImportJob>::columnOf(field == ImportJob::UserId ? ImportJob::UserName : field);
}

int markedColumn(Webhook::Field field)
{
    return RecordColumns<Webhook>::columnOf(field);
}

int markedColumn(Property::Field field)
{
    return RecordColumns<Property>::columnOf(field);
}

} // namespace

template <typename Record>
typename Record::Field RecordColumns<Record>::fieldOf(int column)
{
    for (const auto &[each, field] : pairs<Record>()) {
        if (each == column)
            return field;
    }
    return Record::identity;
}

template <typename Record>
int RecordColumns<Record>::columnOf(Field field)
{
    for (const auto &[column, each] : pairs<Record>()) {
        if (each == field)
            return column;
    }
    if constexpr (std::is_same_v<Record, ImportJob>)
        return field == ImportJob::SuccessCount ? ImportJobsModel::FailedColumn : -1;
    return -1;
}

template <typename Record>
QString RecordColumns<Record>::nameOf(Field field)
{
    if constexpr (std::is_same_v<Record, ImportJob>)
        return QueryWords::fieldName(field);
    else if constexpr (std::is_same_v<Record, Webhook>)
        return WebhooksModel::title(columnOf(field));
    else
        return PropertiesModel::title(columnOf(field));
}

template <typename Record>
QueryWords::Order RecordColumns<Record>::orderOf(Field field)
{
    if (field == Record::CreatedAt || field == Record::UpdatedAt)
        return QueryWords::Order::Time;
    const auto &counts = Query<Record>::countFields;
    bool isCount = std::find(counts.begin(), counts.end(), field) != counts.end();
    for (const QueryOrder<Record> &order : Query<Record>::extraOrders)
        isCount = isCount || order.field == field;
    return isCount ? QueryWords::Order::Count : QueryWords::Order::Text;
}

template <typename Record>
std::vector<QStringList> RecordColumns<Record>::marks(const SearchTerms &terms)
{
    std::vector<QStringList> marks;
    const auto add = [&marks](int column, const QString &text) {
        if (column < 0)
            return;
        marks.resize(std::max(marks.size(), std::size_t(column) + 1));
        marks[std::size_t(column)].append(text);
    };
    for (const SearchTerm &term : terms.all()) {
        if (term.isExcluded)
            continue;
        for (const int field : term.fields)
            add(markedColumn(Field(field)), term.text);
        for (const auto &[column, field] : pairs<Record>()) {
            if (term.fields.empty() && isSearched(field))
                add(column, term.text);
        }
    }
    for (QStringList &texts : marks)
        texts.removeDuplicates();
    return marks;
}

template <typename Record>
QString RecordColumns<Record>::flagText(decltype(QueryFlag<Record>::member) flag, bool isSo)
{
    if constexpr (std::is_same_v<Record, ImportJob>)
        return QueryWords::flagText(flag, isSo);
    else if constexpr (std::is_same_v<Record, Webhook>)
        return isSo ? QCoreApplication::translate("Balehook::WebhookPart", "Has a duplicate")
                    : QCoreApplication::translate("Balehook::WebhookPart", "Has no duplicate");
    else
        return {}; // there are none
}

template class RecordColumns<ImportJob>;
template class RecordColumns<Webhook>;
template class RecordColumns<Property>;

} // namespace Balehook
