// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountdialogdesk.h"
#include "widgets/accounts/accountfields.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/messages/dialognotice.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The account dialog by keys: what Enter presses, and what is typed while nobody has left the field.
class tst_DialogsAccountKeys final : public QObject, private Testing::AccountDialogDesk
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { end(); }

    void enterKeepsEditing();
    void enterDiscards();
    void enterPressesTheButtonThatHasTheFocus();
    void aLabelThatIsBeingTypedIsSaved();
    void aLabelThatIsBeingTypedIsAskedFor();
    void twoLabelsOfOneCodeAreNotSaved();

private:
    void typeName() const;
    /// In the table of labels, without leaving the cell.
    void typeLabel() const;
};

void tst_DialogsAccountKeys::init()
{
    begin();
    AccountFields fields;
    fields.name = u"Acme"_s;
    fields.slug = u"acme"_s;
    fields.baseUrl = u"https://{slug}.example.com"_s;
    m_sessions->saveAccount(*fields.toAccount(u"id-1"_s, nullptr));
    open(&account());
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

/// Not even the last one: nobody knows which of the two is meant.
void tst_DialogsAccountKeys::twoLabelsOfOneCodeAreNotSaved()
{
    typeLabel();
    auto *table = part<QTableWidget>("statusLabelsTable");
    auto *message = part<FieldMessage>("statusLabelsMessage");
    table->item(2, 0)->setText(u" 1 "_s);
    QVERIFY(!message->hasError()); // a line without a label does not count
    table->item(2, 1)->setText(u"Done"_s);
    part<QAbstractButton>("advancedToggle")->click();
    part<QPushButton>("primaryButton")->click();
    QVERIFY(m_dialog->isVisible());
    QVERIFY(message->hasError() && message->isVisible());
    QCOMPARE(m_dialog->focusWidget(), table);
    QVERIFY(account().statusLabels.isEmpty());
    table->item(2, 0)->setText(u"2"_s);
    QVERIFY(!message->hasError());
    part<QPushButton>("primaryButton")->click();
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(account().statusLabels, (QMap<QString, QString>{{u"1"_s, u"Has failures"_s}, {u"2"_s, u"Done"_s}}));
}

QTEST_MAIN(tst_DialogsAccountKeys)
#include "tst_dialogs_accountkeys.moc"
