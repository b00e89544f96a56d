// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/bearertoken.h"

#include <QWidget>

#include <optional>

class QLineEdit;

namespace Balehook {

class FieldMessage;

/// Where a token is pasted. Its text is never displayed, cannot be copied out, and leaves only as a BearerToken.
class TokenField final : public QWidget
{
    Q_OBJECT

public:
    enum class Need { Required, MayBeEmpty };

    explicit TokenField(QWidget *parent = nullptr);

    /// What stands in the empty field, and the hint below it.
    void setTexts(const QString &placeholder, const QString &hint);
    void setNeed(Need need) { m_need = need; }

    bool isEmpty() const;
    void clear();
    /// The token, if the text is one. Says in the line below what is wrong, or what was taken off the pasted text.
    std::optional<BearerToken> validated();
    bool hasError() const;

    QLineEdit *edit() const { return m_edit; }

Q_SIGNALS:
    void edited();

private:
    QLineEdit *m_edit;
    FieldMessage *m_message;
    QString m_hint;
    Need m_need = Need::Required;

    void forgetMessage();
};

} // namespace Balehook
