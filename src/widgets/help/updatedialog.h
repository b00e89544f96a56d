// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace Balehook {

class FieldMessage;
class UpdateNotice;

/// Settings > Program Updates: whether and where to look for a new version, and what came of it last. Show it with
/// open().
class UpdateDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit UpdateDialog(UpdateNotice &notice, QWidget *parent = nullptr);

    void accept() override;

    static QString neverChecked();

private:
    void build();
    void refreshLast();
    /// Of the address; empty if there is none.
    QString problem() const;

    UpdateNotice &m_notice;
    QCheckBox *m_on;
    FieldMessage *m_onMessage;
    QLineEdit *m_address;
    FieldMessage *m_addressMessage;
    QLabel *m_last;
};

} // namespace Balehook
