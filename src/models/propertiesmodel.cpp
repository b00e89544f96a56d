// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/propertiesmodel.h"

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shownChips = 40; ///< more than fit into any cell
constexpr qsizetype chipLength = 40;
constexpr qsizetype toolTipLines = 25;

/// Null where the field is no list.
const QStringList *listOf(const Property &property, Property::Field field)
{
    if (!Property::isList(field) || property.presence(field) != Presence::List)
        return nullptr;
    return field == Property::Options ? &property.options() : &property.scope();
}

QString joined(const QStringList &list, const QString &separator, qsizetype limit)
{
    QStringList parts;
    for (qsizetype i = 0; i < std::min(limit, list.size()); ++i)
        parts.append(list[i]);
    return parts.join(separator);
}

} // namespace

PropertiesModel::PropertiesModel(QObject *parent)
    : RecordTableModel(parent)
{ }

int PropertiesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Property::Field PropertiesModel::fieldOf(int column) const
{
    switch (column) {
    case LabelColumn:
        return Property::Label;
    case TypeColumn:
        return Property::FieldType;
    case UniqueColumn:
        return Property::IsUnique;
    case OptionsColumn:
        return Property::Options;
    case ScopeColumn:
        return Property::Scope;
    case DescriptionColumn:
        return Property::Description;
    case CreatedColumn:
        return Property::CreatedAt;
    case UpdatedColumn:
        return Property::UpdatedAt;
    case AccountColumn:
        return Property::AccountSlug;
    default:
        return Property::InternalName;
    }
}

QString PropertiesModel::display(const Property &property, int column) const
{
    const QStringList *list = listOf(property, fieldOf(column));
    if (!list)
        return fieldText(property, column);
    return list->isEmpty() ? tr("none") : cellText(joined(*list, u", "_s, shownChips));
}

QVariant PropertiesModel::toolTip(const Property &property, int column) const
{
    const QStringList *list = listOf(property, fieldOf(column));
    if (!list)
        return fieldToolTip(property, column);
    if (list->isEmpty())
        return {};
    QString text = joined(*list, u"\n"_s, toolTipLines);
    if (list->size() > toolTipLines)
        text += u'\n' + tr("and %Ln more", nullptr, int(list->size() - toolTipLines));
    return plainToolTip(text);
}

QString PropertiesModel::accessibleText(const Property &property, int column) const
{
    const QStringList *list = listOf(property, fieldOf(column));
    if (list && list->size() > 3)
        return tr("%Ln values: %1", nullptr, int(list->size())).arg(display(property, column));
    return RecordTableModel::accessibleText(property, column);
}

QString PropertiesModel::fullText(const Property &property, int column) const
{
    const QStringList *list = listOf(property, fieldOf(column));
    return list ? list->join(u", "_s) : RecordTableModel::fullText(property, column);
}

QVariant PropertiesModel::more(const Property &property, int column, int role) const
{
    if (role != ChipsRole && role != ChipCountRole)
        return {};
    const QStringList *list = listOf(property, fieldOf(column));
    if (!list || list->isEmpty())
        return {};
    if (role == ChipCountRole)
        return list->size();
    QStringList chips;
    for (qsizetype i = 0; i < std::min(shownChips, list->size()); ++i)
        chips.append(cellText((*list)[i], chipLength));
    return chips;
}

QString PropertiesModel::unreadableToolTip() const
{
    return tr("The service sent an element that is not a property. The Raw tab shows it as "
              "received.");
}

QString PropertiesModel::headerText(int column) const
{
    return title(column);
}

QString PropertiesModel::title(int column)
{
    switch (column) {
    case LabelColumn:
        return tr("Label");
    case TypeColumn:
        return tr("Type");
    case UniqueColumn:
        return tr("Unique");
    case OptionsColumn:
        return tr("Options");
    case ScopeColumn:
        return tr("Scope");
    case DescriptionColumn:
        return tr("Description");
    case CreatedColumn:
        return tr("Created");
    case UpdatedColumn:
        return tr("Updated");
    case AccountColumn:
        return tr("Account");
    default:
        return tr("Internal name");
    }
}

QVariant PropertiesModel::headerRole(int column, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role == ElideModeRole)
        return static_cast<int>(column == NameColumn ? Qt::ElideMiddle : Qt::ElideRight);
    return {};
}

} // namespace Balehook
