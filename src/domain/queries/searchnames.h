// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/searchterms.h"
#include "domain/records/importjob.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"

namespace Balehook {

/// The names that fields have in a search box: those that people say, and those of the interface. In the order in
/// which they are offered.
template <typename Record>
inline constexpr std::array<SearchName, 0> searchNames{};

template <>
inline constexpr std::array searchNames<ImportJob>{
    SearchName{QLatin1StringView("user"), {ImportJob::UserName, ImportJob::UserId}},
    SearchName{QLatin1StringView("type"), {ImportJob::JobType, -1}},
    SearchName{QLatin1StringView("status"), {ImportJob::Status, -1}},
    SearchName{QLatin1StringView("file"), {ImportJob::FilePath, ImportJob::FailedFilePath}},
    SearchName{QLatin1StringView("channel"), {ImportJob::ChannelId, -1}},
    SearchName{QLatin1StringView("details"), {ImportJob::AdditionalDetails, -1}},
    SearchName{QLatin1StringView("id"), {ImportJob::Id, -1}},
    SearchName{ImportJob::names[ImportJob::JobType], {ImportJob::JobType, -1}, false},
    SearchName{ImportJob::names[ImportJob::ChannelId], {ImportJob::ChannelId, -1}, false},
    SearchName{ImportJob::names[ImportJob::UserId], {ImportJob::UserId, -1}, false},
    SearchName{ImportJob::names[ImportJob::UserName], {ImportJob::UserName, -1}, false},
    SearchName{ImportJob::names[ImportJob::FilePath], {ImportJob::FilePath, -1}, false},
    SearchName{ImportJob::names[ImportJob::FailedFilePath], {ImportJob::FailedFilePath, -1}, false},
    SearchName{ImportJob::names[ImportJob::AdditionalDetails], {ImportJob::AdditionalDetails, -1}, false}};

template <>
inline constexpr std::array searchNames<Webhook>{
    SearchName{QLatin1StringView("event"), {Webhook::EventType, Webhook::EventSubType}},
    SearchName{QLatin1StringView("url"), {Webhook::WebhookUrl, -1}},
    SearchName{QLatin1StringView("method"), {Webhook::WebhookMethod, -1}},
    SearchName{QLatin1StringView("channel"), {Webhook::ExternalChannelId, -1}},
    SearchName{Webhook::names[Webhook::Resource], {Webhook::Resource, -1}},
    SearchName{Webhook::names[Webhook::Version], {Webhook::Version, -1}},
    SearchName{Webhook::names[Webhook::Id], {Webhook::Id, -1}},
    SearchName{Webhook::names[Webhook::EventType], {Webhook::EventType, -1}, false},
    SearchName{Webhook::names[Webhook::EventSubType], {Webhook::EventSubType, -1}, false},
    SearchName{Webhook::names[Webhook::ExternalChannelId], {Webhook::ExternalChannelId, -1}, false},
    SearchName{Webhook::names[Webhook::WebhookUrl], {Webhook::WebhookUrl, -1}, false},
    SearchName{Webhook::names[Webhook::WebhookMethod], {Webhook::WebhookMethod, -1}, false},
    SearchName{Webhook::names[Webhook::CreatedAt], {Webhook::CreatedAt, -1}, false},
    SearchName{Webhook::names[Webhook::UpdatedAt], {Webhook::UpdatedAt, -1}, false}};

template <>
inline constexpr std::array searchNames<Property>{
    SearchName{QLatin1StringView("label"), {Property::Label, -1}},
    SearchName{QLatin1StringView("name"), {Property::InternalName, -1}},
    SearchName{QLatin1StringView("type"), {Property::FieldType, -1}},
    SearchName{QLatin1StringView("option"), {Property::Options, -1}},
    SearchName{QLatin1StringView("scope"), {Property::Scope, -1}},
    SearchName{QLatin1StringView("unique"), {Property::IsUnique, -1}},
    SearchName{QLatin1StringView("description"), {Property::Description, -1}},
    SearchName{QLatin1StringView("account"), {Property::AccountSlug, -1}},
    SearchName{Property::names[Property::InternalName], {Property::InternalName, -1}, false},
    SearchName{Property::names[Property::FieldType], {Property::FieldType, -1}, false},
    SearchName{Property::names[Property::Options], {Property::Options, -1}, false},
    SearchName{Property::names[Property::IsUnique], {Property::IsUnique, -1}, false},
    SearchName{Property::names[Property::AccountSlug], {Property::AccountSlug, -1}, false},
    SearchName{Property::names[Property::CreatedAt], {Property::CreatedAt, -1}, false},
    SearchName{Property::names[Property::UpdatedAt], {Property::UpdatedAt, -1}, false}};

template <typename Record>
SearchTerms searchTermsOf(const QString &typed)
{
    return SearchTerms::of(typed, searchNames<Record>);
}

/// The names that are offered, for a hint: "user:, type:".
template <typename Record>
QString offeredNames()
{
    QStringList names;
    for (const SearchName &each : searchNames<Record>) {
        if (each.isOffered)
            names.append(each.name + QLatin1Char(':'));
    }
    return names.join(QLatin1StringView(", "));
}

} // namespace Balehook
