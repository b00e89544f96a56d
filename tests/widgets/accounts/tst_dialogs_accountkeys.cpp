// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/memorytokenstore.h"
#include "session/account/sessions.h"
#include "settings/settingsfile.h"
#include "widgets/accounts/accountdialog.h"
#include "widgets/accounts/accountfields.h"
#include "widgets/messages/dialognotice.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The account dialog by keys: what Enter presses, and what is typed while nobody has left the field.
class tst_DialogsAccountKeys final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void enterKeepsEditing();
    void enterDiscards();
    void enterPressesTheButtonThatHasTheFocus();
    void aLabelThatIsBeingTypedIsSaved();
    void aLabelThatIsBeingTypedIsAskedFor();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SettingsFile> m_settings;
    std::unique_ptr<MemoryTokenStore> m_tokens;
    std::unique_ptr<Sessions> m_sessions;
    std::unique_ptr<AccountDialog> m_dialog; ///< of an account that is there

    template <typename T>
    T *part(const char *name) const
    {
        T *found = m_dialog->findChild<T *>(QString::fromLatin1(name));
        if (!found)
            qFatal("no %s in the dialog", name);
        return found;
    }
    const Account &account() const { return m_sessions->accounts().front(); }
    void typeName() const;
    /// In the table of labels, without leaving the cell.
    void typeLabel() const;
};

void tst_DialogsAccountKeys::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<SettingsFile>(m_folder->filePath(u"settings.json"_s));
    m_tokens = std::make_unique<MemoryTokenStore>();
    m_sessions = std::make_unique<Sessions>(*m_settings, u"profile"_s, *m_tokens, m_folder->filePath(u"files"_s));
    AccountFields fields;
    fields.name = u"Acme"_s;
    fields.slug = u"acme"_s;
    fields.baseUrl = u"https://{slug}.example.com"_s;
    m_sessions->saveAccount(*fields.toAccount(u"id-1"_s, nullptr));
    m_dialog = std::make_unique<AccountDialog>(*m_sessions, &account());
    m_dialog->open();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void tst_DialogsAccountKeys::cleanup()
{
    m_dialog.reset();
    m_sessions.reset();
    m_tokens.reset();
    m_settings.reset();
    m_folder.reset();
}

void tst_DialogsAccountKeys::typeName() const
{
    QTest::keyClicks(part<QLineEdit>("nameEdit"), u"x"_s);
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(part<DialogNotice>("discardNotice")->isVisible());
}

void tst_DialogsAccountKeys::enterKeepsEditing()
{
    typeName();
    QCOMPARE(m_dialog->focusWidget(), part<QPushButton>("keepEditingButton"));
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(!part<DialogNotice>("discardNotice")->isVisible());
    QCOMPARE(account().name, u"Acme"_s);
}

void tst_DialogsAccountKeys::enterDiscards()
{
    typeName();
    part<QPushButton>("discardButton")->setFocus();
    QTest::keyClick(m_dialog->focusWidget(), Qt::Key_Return);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(account().name, u"Acme"_s);
}

void tst_DialogsAccountKeys::enterPressesTheButtonThatHasTheFocus()
{
    QPushButton *help = part<QDialogButtonBox>("buttonBox")->button(QDialogButtonBox::Help);
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{help, part<QAbstractButton>("checkButton"),
                                                                            part<QAbstractButton>("advancedToggle")}) {
        QSignalSpy clicked(button, &QAbstractButton::clicked);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(clicked.count(), 1);
        QVERIFY(m_dialog->isVisible());
    }
}

void tst_DialogsAccountKeys::typeLabel() const
{
    part<QAbstractButton>("advancedToggle")->click();
    auto *table = part<QTableWidget>("statusLabelsTable");
    table->setFocus();
    table->setCurrentCell(1, 1);
    table->editItem(table->currentItem());
    QVERIFY(qobject_cast<QLineEdit *>(m_dialog->focusWidget()));
    QTest::keyClicks(m_dialog->focusWidget(), u"Has failures"_s);
}

/// The access key of a button leaves the focus where it is.
void tst_DialogsAccountKeys::aLabelThatIsBeingTypedIsSaved()
{
    typeLabel();
    part<QPushButton>("primaryButton")->click();
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(account().statusLabels.value(u"1"_s), u"Has failures"_s);
}

void tst_DialogsAccountKeys::aLabelThatIsBeingTypedIsAskedFor()
{
    typeLabel();
    m_dialog->close();
    QVERIFY(m_dialog->isVisible());
    QVERIFY(part<DialogNotice>("discardNotice")->isVisible());
}

QTEST_MAIN(tst_DialogsAccountKeys)
#include "tst_dialogs_accountkeys.moc"
