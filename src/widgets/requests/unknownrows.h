// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/look/accountplace.h"

#include <QCoreApplication>
#include <QString>

#include <vector>

namespace Balehook {

struct Account;
struct Observed;

/// One thing that the description of the service's interface leaves open, in words for a person. What came from the
/// service is safe to show.
struct UnknownRow
{
    QString what; ///< what is not said
    QString found; ///< what the program takes it for and how often that was seen, a line each
    QString effect; ///< what the program does because of it
    AccountPlace place = AccountPlace::None; ///< where the user says otherwise
};

/// Makes the rows for \a account out of what was observed of its service.
class UnknownRows final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::UnknownRows)

public:
    /// What is not said, in the order of the rows.
    enum Question {
        Statuses,
        Orders,
        Changes,
        PageSizes,
        Totals,
        Paging,
        UnknownFields,
        Times,
        FailedFiles,
        FileFormats,
        Properties,
        Creations,
        EmptyFields,
        Twins,
        Refusals,
        Errors,
        Addresses,
        Waits,
        QuestionCount
    };

    static std::vector<UnknownRow> of(const Account &account, const Observed &observed);

private:
    class Lines;

    /// The errors that came, or those that may be \a ofTheToken.
    static void addStatuses(Lines &lines, const Observed &observed, bool ofTheToken);
    static UnknownRow addresses(const Account &account, const Observed &observed);
    static UnknownRow paging(const Account &account, const Observed &observed);
    static UnknownRow pageSizes(const Observed &observed);
    static UnknownRow totals(const Observed &observed);
    static UnknownRow orders(const Observed &observed);
    static UnknownRow changes(const Observed &observed);
    static UnknownRow statuses(const Account &account, const Observed &observed);
    static UnknownRow times(const Observed &observed);
    static UnknownRow failedFiles(const Observed &observed);
    static UnknownRow unknownFields(const Observed &observed);
    static UnknownRow properties(const Account &account, const Observed &observed);
    static UnknownRow creations(const Observed &observed);
    static UnknownRow fileFormats(const Observed &observed);
    static UnknownRow errors(const Observed &observed);
    static UnknownRow refusals(const Observed &observed);
    static UnknownRow emptyFields(const Observed &observed);
    static UnknownRow twins();
    static UnknownRow waits(const Observed &observed);
};

} // namespace Balehook
