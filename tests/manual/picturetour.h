// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/translation.h"
#include "gui/console.h"

#include <QImage>
#include <QObject>

namespace Balehook {

/// Makes the pictures of the manual of the real window, one after the other, in one variant: light and dark in English,
/// German, Arabic.
class PictureTour final : public QObject
{
    Q_OBJECT

public:
    PictureTour(const QString &variant, const QString &folder);

private Q_SLOTS:
    void initTestCase();
    void jobs();
    void account();
    void search();
    void rows();
    void webhook();
    void cleanupTestCase();

private:
    const QString m_variant;
    const QString m_folder;
    Translation m_translation;
    std::unique_ptr<Console> m_console;

    void save(QWidget &widget, const QRect &part, const char *name) const;
};

} // namespace Balehook
