// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"

namespace Balehook {

struct PropertyFields
{
    enum Field : quint8 {
        AccountSlug,
        Label,
        InternalName,
        Description,
        IsUnique,
        FieldType,
        Options,
        Scope,
        CreatedAt,
        UpdatedAt,
        FieldCount
    };

    static constexpr const char *context = "Balehook::Property";
    static constexpr std::array schema{FieldSchema{.field = AccountSlug,
                                                   .name = QLatin1StringView("accountSlug"),
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Account"),
                                                   .width = 14},
                                       FieldSchema{.field = Label,
                                                   .name = QLatin1StringView("label"),
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Label"),
                                                   .width = 20},
                                       FieldSchema{.field = InternalName,
                                                   .name = QLatin1StringView("internalName"),
                                                   .kind = FieldKind::Id,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Internal name"),
                                                   .width = 20},
                                       FieldSchema{.field = Description,
                                                   .name = QLatin1StringView("description"),
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Description"),
                                                   .width = 30},
                                       FieldSchema{.field = IsUnique,
                                                   .name = QLatin1StringView("isUnique"),
                                                   .kind = FieldKind::Code,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Unique"),
                                                   .width = 8},
                                       FieldSchema{.field = FieldType,
                                                   .name = QLatin1StringView("fieldType"),
                                                   .kind = FieldKind::Code,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Type"),
                                                   .width = 13},
                                       FieldSchema{.field = Options,
                                                   .name = QLatin1StringView("options"),
                                                   .kind = FieldKind::List,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Options"),
                                                   .width = 34},
                                       FieldSchema{.field = Scope,
                                                   .name = QLatin1StringView("scope"),
                                                   .kind = FieldKind::List,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Scope"),
                                                   .width = 18},
                                       FieldSchema{.field = CreatedAt,
                                                   .name = QLatin1StringView("createdAt"),
                                                   .kind = FieldKind::Time,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Created"),
                                                   .width = 18},
                                       FieldSchema{.field = UpdatedAt,
                                                   .name = QLatin1StringView("updatedAt"),
                                                   .kind = FieldKind::Time,
                                                   .label = QT_TRANSLATE_NOOP("Balehook::Property", "Updated"),
                                                   .width = 18}};
    static constexpr Field identity = InternalName;
    /// Several may have one internal name, such as one of products and one of orders.
    static constexpr std::array keyOrder{AccountSlug, FieldType, Scope, CreatedAt};

    static constexpr std::array factOrder{Label, InternalName, FieldType, IsUnique, Options,
                                          Scope, Description,  CreatedAt, UpdatedAt};
    /// Numbers of the columns in saved layouts: a new one comes last.
    static constexpr std::array columnOrder{Label, InternalName, FieldType, IsUnique,  Options,
                                            Scope, Description,  CreatedAt, UpdatedAt, AccountSlug};
    /// Of Scope each element is a value of its own.
    static constexpr std::array facetOrder{FieldType, Scope, IsUnique};
    /// Columns of a table on the command line.
    static constexpr std::array printOrder{InternalName, Label, FieldType, IsUnique, Scope, Options, UpdatedAt};
    static constexpr std::array searchNames{SearchName{QLatin1StringView("label"), {Label, -1}},
                                            SearchName{QLatin1StringView("name"), {InternalName, -1}},
                                            SearchName{QLatin1StringView("type"), {FieldType, -1}},
                                            SearchName{QLatin1StringView("option"), {Options, -1}},
                                            SearchName{QLatin1StringView("scope"), {Scope, -1}},
                                            SearchName{QLatin1StringView("unique"), {IsUnique, -1}},
                                            SearchName{QLatin1StringView("description"), {Description, -1}},
                                            SearchName{QLatin1StringView("account"), {AccountSlug, -1}}};
};

/// One property as listed (interface 2.3). Options and Scope are lists. A value.
using Property = FieldRecord<PropertyFields>;

} // namespace Balehook
