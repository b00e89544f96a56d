// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/help/appearancedialog.h"

#include "core/text/translation.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/appearance.h"
#include "widgets/look/dialogsize.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

template <typename Value>
void addItem(QComboBox &box, const QString &text, Value value)
{
    box.addItem(text, int(value));
}

template <typename Value>
Value chosen(const QComboBox &box)
{
    return Value(box.currentData().toInt());
}

} // namespace

AppearanceDialog::AppearanceDialog(Appearance &appearance, bool isCompact, QWidget *parent)
    : QDialog(parent)
    , m_appearance(appearance)
    , m_theme(appearance.theme())
    , m_motion(appearance.motion())
    , m_zoom(appearance.zoom())
    , m_isCompact(isCompact)
    , m_languageBox(new QComboBox(this))
    , m_themeBox(new QComboBox(this))
    , m_sizeBox(new QSpinBox(this))
    , m_rowsBox(new QComboBox(this))
    , m_motionBox(new QComboBox(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"appearanceDialog"_s);
    setWindowTitle(tr("Appearance"));
    build(isCompact);
    for (const QComboBox *box : {m_themeBox, m_rowsBox, m_motionBox})
        connect(box, &QComboBox::currentIndexChanged, this, &AppearanceDialog::preview);
    connect(m_sizeBox, &QSpinBox::valueChanged, this, &AppearanceDialog::preview);
    m_languageBox->setFocus();
}

void AppearanceDialog::build(bool isCompact)
{
    m_languageBox->setObjectName(u"languageBox"_s);
    fillLanguages();
    auto *note =
        new QLabel(tr("All languages except English were translated without review by a native speaker."), this);
    note->setTextFormat(Qt::PlainText);
    note->setWordWrap(true);
    m_themeBox->setObjectName(u"themeBox"_s);
    addItem(*m_themeBox, tr("Use System Setting"), Theme::System);
    addItem(*m_themeBox, tr("Light"), Theme::Light);
    addItem(*m_themeBox, tr("Dark"), Theme::Dark);
    m_sizeBox->setObjectName(u"sizeBox"_s);
    m_sizeBox->setRange(100 + WindowSettings::smallestZoom * Appearance::percentAStep,
                        100 + WindowSettings::largestZoom * Appearance::percentAStep);
    m_sizeBox->setSingleStep(Appearance::percentAStep);
    m_sizeBox->setKeyboardTracking(false); // half a number is no size
    m_sizeBox->setSuffix(QChar(QChar::Nbsp) + QLocale().percent());
    m_rowsBox->setObjectName(u"rowsBox"_s);
    addItem(*m_rowsBox, tr("Comfortable"), false);
    addItem(*m_rowsBox, tr("Compact"), true);
    m_motionBox->setObjectName(u"motionBox"_s);
    addItem(*m_motionBox, tr("Use System Setting"), Motion::System);
    addItem(*m_motionBox, tr("Reduced"), Motion::Reduced);
    addItem(*m_motionBox, tr("Full"), Motion::Full);
    choose(m_theme, m_zoom, isCompact, m_motion);

    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("&Language:"), m_languageBox);
    form->addRow(note);
    form->addRow(tr("&Theme:"), m_themeBox);
    form->addRow(tr("Text si&ze:"), m_sizeBox);
    form->addRow(tr("&Rows:"), m_rowsBox);
    form->addRow(tr("&Motion:"), m_motionBox);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    HelpPage::offer(*this, *buttons, u"settings"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &AppearanceDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &AppearanceDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addStretch();
    layout->addWidget(buttons);
    new DialogSize(*this, 56);
}

void AppearanceDialog::fillLanguages()
{
    m_languageBox->addItem(tr("Use System Setting"), QString());
    for (const QString &language : Translation::languages())
        m_languageBox->addItem(Translation::nameOf(language), language);
    m_languageBox->setCurrentIndex(qMax(0, m_languageBox->findData(m_appearance.language())));
}

void AppearanceDialog::choose(Theme theme, int zoom, bool isCompact, Motion motion)
{
    m_themeBox->setCurrentIndex(m_themeBox->findData(int(theme)));
    m_sizeBox->setValue(100 + zoom * Appearance::percentAStep);
    m_rowsBox->setCurrentIndex(m_rowsBox->findData(int(isCompact)));
    m_motionBox->setCurrentIndex(m_motionBox->findData(int(motion)));
}

void AppearanceDialog::preview()
{
    m_appearance.setTheme(chosen<Theme>(*m_themeBox));
    m_appearance.setMotion(chosen<Motion>(*m_motionBox));
    const int percent = m_sizeBox->value() - 100;
    m_appearance.setZoom(qRound(double(percent) / Appearance::percentAStep));
    Q_EMIT compactRequested(chosen<bool>(*m_rowsBox));
}

void AppearanceDialog::accept()
{
    m_sizeBox->interpretText();
    QDialog::accept();
    m_appearance.setLanguage(m_languageBox->currentData().toString());
}

void AppearanceDialog::reject()
{
    choose(m_theme, m_zoom, m_isCompact, m_motion);
    preview();
    QDialog::reject();
}

} // namespace Balehook
