// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/property.h"
#include "domain/records/webhook.h"
#include "widgets/search/recordscope.h"
#include "widgets/search/valuespopup.h"

namespace Balehook {

/// What the search above a list of few records says. Of webhooks and properties.
template <typename Record>
class RecordSearchWords final
{
public:
    /// Of the object names of its parts.
    static QString objectPrefix();
    static QString placeholder();
    static QString accessibleName();
    static RecordScope::Words scopeWords();
    static ValuesPopup::Words valuesWords(typename Record::Field field);
    /// Of actions in the menu of the list.
    static QString searchAction();
    static QString clearAction();
    /// Object names of these actions.
    static const char *searchActionName();
    static const char *clearActionName();
};

template <>
QString RecordSearchWords<Webhook>::objectPrefix();
template <>
QString RecordSearchWords<Webhook>::placeholder();
template <>
QString RecordSearchWords<Webhook>::accessibleName();
template <>
RecordScope::Words RecordSearchWords<Webhook>::scopeWords();
template <>
ValuesPopup::Words RecordSearchWords<Webhook>::valuesWords(Webhook::Field field);
template <>
QString RecordSearchWords<Webhook>::searchAction();
template <>
QString RecordSearchWords<Webhook>::clearAction();
template <>
const char *RecordSearchWords<Webhook>::searchActionName();
template <>
const char *RecordSearchWords<Webhook>::clearActionName();
template <>
QString RecordSearchWords<Property>::objectPrefix();
template <>
QString RecordSearchWords<Property>::placeholder();
template <>
QString RecordSearchWords<Property>::accessibleName();
template <>
RecordScope::Words RecordSearchWords<Property>::scopeWords();
template <>
ValuesPopup::Words RecordSearchWords<Property>::valuesWords(Property::Field field);
template <>
QString RecordSearchWords<Property>::searchAction();
template <>
QString RecordSearchWords<Property>::clearAction();
template <>
const char *RecordSearchWords<Property>::searchActionName();
template <>
const char *RecordSearchWords<Property>::clearActionName();

} // namespace Balehook
