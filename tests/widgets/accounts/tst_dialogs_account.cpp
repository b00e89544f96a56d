// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountdialogdesk.h"
#include "widgets/accounts/statuslabelsedit.h"
#include "widgets/accounts/tokenfield.h"
#include "widgets/accounts/tokenkeeper.h"
#include "widgets/fields/fieldmessage.h"
#include "widgets/fields/valuetext.h"
#include "widgets/messages/dialognotice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

/// The account dialog as a person uses it, on a keychain that answers, refuses or keeps silent.
class tst_DialogsAccount final : public QObject, private Testing::AccountDialogDesk
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void addsOnceForTwoEnters();
    void explainsWhatIsMissing();
    void growsWithItsErrors();
    void showsAddressesWhileTyping();
    void judgesAFieldWhenItIsLeft();
    void tellsWhatWasTakenOffTheToken_data();
    void tellsWhatWasTakenOffTheToken();
    void refusesTokens_data();
    void refusesTokens();
    void offersThisSessionWhenTheKeychainFails_data();
    void offersThisSessionWhenTheKeychainFails();
    void triesTheKeychainAgain();
    void keepsTheAccountWhenTheTokenIsGivenUp();
    void asksBeforeDiscarding();
    void closesWithoutAskingWhenUntouched();
    void editsWithoutAskingForTheToken();
    void asksForTheTokenAgainAtAnotherAddress();
    void savesTheAdvancedPart();
    void goesToAWrongPropertiesPath();
    void survivesItsEndInFlight();
    void everyLabelIsPlainText();

private:
    void type(const char *name, const QString &text) const;
    void typeGoodAccount() const;
    void saveAccount();
};

void tst_DialogsAccount::type(const char *name, const QString &text) const
{
    auto *edit = part<QLineEdit>(name);
    edit->setFocus();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
}

void tst_DialogsAccount::typeGoodAccount() const
{
    type("nameEdit", u"Acme & Sons"_s);
    type("slugEdit", u"acme"_s);
    type("baseUrlEdit", u"https://{slug}.example.com"_s);
    type("tokenEdit", u"secret-token"_s);
}

void tst_DialogsAccount::saveAccount()
{
    open();
    typeGoodAccount();
    part<QPushButton>("primaryButton")->click();
    QTRY_VERIFY(!m_dialog->isVisible());
}

void tst_DialogsAccount::addsOnceForTwoEnters()
{
    open();
    QSignalSpy saved(m_dialog.get(), &AccountDialog::accountSaved);
    typeGoodAccount();
    QTest::keyClick(part<QLineEdit>("tokenEdit"), Qt::Key_Return);
    QTest::keyClick(m_dialog.get(), Qt::Key_Return);
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(m_tokens->writes, 1);
    QCOMPARE(m_sessions->accounts().size(), std::size_t(1));
    QCOMPARE(saved.front().front().toString(), account().id);
    QCOMPARE(account().name, u"Acme & Sons"_s);
    QCOMPARE(account().slug.toString(), u"acme"_s);
    QCOMPARE(m_sessions->baseUrlTemplate(), u"https://{slug}.example.com"_s);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_tokens->tokens.size(), 1);
    QVERIFY(m_settings->save().ok());
    QFile file(m_settings->fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!file.readAll().contains("secret-token"));
}

void tst_DialogsAccount::explainsWhatIsMissing()
{
    open();
    auto *primary = part<QPushButton>("primaryButton");
    QVERIFY(primary->isEnabled());
    primary->click();
    QVERIFY(m_dialog->isVisible());
    QVERIFY(primary->isEnabled());
    QVERIFY(part<FieldMessage>("slugMessage")->hasError());
    QVERIFY(part<FieldMessage>("baseUrlMessage")->hasError());
    QVERIFY(part<TokenField>("tokenField")->hasError());
    QCOMPARE(m_dialog->focusWidget(), part<QLineEdit>("slugEdit"));
    QCOMPARE(part<QLineEdit>("slugEdit")->accessibleDescription(), part<FieldMessage>("slugMessage")->text());
    QVERIFY(m_sessions->accounts().empty());
}

void tst_DialogsAccount::growsWithItsErrors()
{
    open();
    const int before = m_dialog->height();
    type("slugEdit", u"Not a Slug"_s);
    type("baseUrlEdit", u"nowhere"_s);
    part<QPushButton>("primaryButton")->click();
    QTRY_VERIFY(m_dialog->height() > before);
    QTRY_COMPARE(part<QScrollArea>("scrollArea")->verticalScrollBar()->maximum(), 0);
}

void tst_DialogsAccount::showsAddressesWhileTyping()
{
    open();
    const auto urls = part<QWidget>("addressList")->findChildren<ValueText *>();
    QCOMPARE(urls.size(), 4);
    QCOMPARE(urls[0]->toPlainText(), u"—"_s);
    type("slugEdit", u"acme"_s);
    type("baseUrlEdit", u"https://{slug}.example.com/shop"_s);
    QCOMPARE(urls[0]->toPlainText(), u"GET https://acme.example.com/shop/api/platform/v1/import-job"_s);
    QCOMPARE(urls[1]->toPlainText(), u"GET https://acme.example.com/shop/api/platform/v1/client-webhook"_s);
    QCOMPARE(urls[2]->toPlainText(), u"POST https://acme.example.com/shop/api/v1/webhook"_s);
    part<QAbstractButton>("advancedToggle")->click();
    type("workspaceUrlEdit", u"https://work.example.com"_s);
    QCOMPARE(urls[2]->toPlainText(), u"POST https://work.example.com/api/v1/webhook"_s);
    QVERIFY(!urls[3]->isVisible());
    type("propertiesPathEdit", u"/property"_s);
    QVERIFY(urls[3]->isVisible());
    QCOMPARE(urls[3]->toPlainText(), u"GET https://acme.example.com/shop/property"_s);
}

void tst_DialogsAccount::judgesAFieldWhenItIsLeft()
{
    open();
    auto *message = part<FieldMessage>("slugMessage");
    type("slugEdit", u"evil.com#"_s);
    QVERIFY(!message->hasError());
    QTest::keyClick(part<QLineEdit>("slugEdit"), Qt::Key_Tab);
    QVERIFY(message->hasError());
    type("slugEdit", u"ACME"_s);
    QVERIFY(!message->hasError());
    QTest::keyClick(part<QLineEdit>("slugEdit"), Qt::Key_Tab);
    QVERIFY(!message->hasError());
    QCOMPARE(part<QLineEdit>("slugEdit")->text(), u"acme"_s);
}

void tst_DialogsAccount::tellsWhatWasTakenOffTheToken_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::addColumn<QString>("word");
    QTest::newRow("prefix") << u"Bearer abc"_s << u"Bearer"_s;
    QTest::newRow("white space") << u"  abc\n"_s << u"white space"_s;
    QTest::newRow("both") << u" bearer abc "_s << u"Bearer"_s;
}

void tst_DialogsAccount::tellsWhatWasTakenOffTheToken()
{
    QFETCH(const QString, pasted);
    QFETCH(const QString, word);
    open();
    auto *edit = part<QLineEdit>("tokenEdit");
    edit->insert(pasted);
    auto *field = part<TokenField>("tokenField");
    QVERIFY(field->validated());
    QVERIFY(!field->hasError());
    QVERIFY(field->findChild<FieldMessage *>()->text().contains(word));
    QVERIFY(!field->findChild<FieldMessage *>()->text().contains(u"abc"));
}

void tst_DialogsAccount::refusesTokens_data()
{
    QTest::addColumn<QString>("pasted");
    QTest::newRow("line break inside") << u"abc\r\nX-Evil: 1"_s;
    QTest::newRow("NUL inside") << QString(u"abc"_s + QChar(0) + u"def"_s);
    QTest::newRow("not ASCII") << u"abcé"_s;
    QTest::newRow("64 KB") << QString(64 * 1024, u'a');
    QTest::newRow("only the prefix") << u"Bearer "_s;
}

void tst_DialogsAccount::refusesTokens()
{
    QFETCH(const QString, pasted);
    open();
    typeGoodAccount();
    part<QLineEdit>("tokenEdit")->setText(pasted);
    part<QPushButton>("primaryButton")->click();
    QVERIFY(part<TokenField>("tokenField")->hasError());
    QCOMPARE(m_dialog->focusWidget(), part<QLineEdit>("tokenEdit"));
    QVERIFY(m_sessions->accounts().empty());
    QCOMPARE(m_tokens->writes, 0);
}

void tst_DialogsAccount::offersThisSessionWhenTheKeychainFails_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("locked") << ErrorKind::KeychainLocked;
    QTest::newRow("unavailable") << ErrorKind::KeychainUnavailable;
    QTest::newRow("silent") << ErrorKind::KeychainSilent;
    QTest::newRow("refused") << ErrorKind::KeychainRefused;
}

void tst_DialogsAccount::offersThisSessionWhenTheKeychainFails()
{
    QFETCH(const ErrorKind, kind);
    m_tokens->failure = kind;
    open();
    QSignalSpy saved(m_dialog.get(), &AccountDialog::accountSaved);
    typeGoodAccount();
    part<QPushButton>("primaryButton")->click();
    auto *keeper = part<TokenKeeper>("tokenKeeper");
    QTRY_VERIFY(keeper->isAsking());
    QVERIFY(m_dialog->isVisible());
    QVERIFY(keeper->findChild<DialogNotice *>()->text().startsWith(Error(kind).userMessage()));
    QCOMPARE(part<QLineEdit>("tokenEdit")->text(), u"secret-token"_s);
    QCOMPARE(saved.count(), 0);

    part<QPushButton>("keepForSession")->click();
    QTRY_COMPARE(saved.count(), 1);
    QVERIFY(!m_dialog->isVisible());
    AccountSession *session = m_sessions->session(m_sessions->accounts().front().id);
    QVERIFY(session->isTokenForThisSessionOnly());
    QVERIFY(m_tokens->tokens.isEmpty());
}

void tst_DialogsAccount::triesTheKeychainAgain()
{
    m_tokens->failure = ErrorKind::KeychainLocked;
    open();
    QSignalSpy saved(m_dialog.get(), &AccountDialog::accountSaved);
    typeGoodAccount();
    part<QPushButton>("primaryButton")->click();
    QTRY_VERIFY(part<TokenKeeper>("tokenKeeper")->isAsking());
    m_tokens->failure.reset();
    part<QPushButton>("tryAgain")->click();
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(m_tokens->writes, 2);
    QCOMPARE(m_sessions->accounts().size(), std::size_t(1));
}

void tst_DialogsAccount::keepsTheAccountWhenTheTokenIsGivenUp()
{
    m_tokens->failure = ErrorKind::KeychainUnavailable;
    open();
    QSignalSpy saved(m_dialog.get(), &AccountDialog::accountSaved);
    typeGoodAccount();
    part<QPushButton>("primaryButton")->click();
    QTRY_VERIFY(part<TokenKeeper>("tokenKeeper")->isAsking());
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(m_dialog->isVisible());
    part<QPushButton>("discardButton")->click();
    QCOMPARE(saved.count(), 1);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(m_sessions->accounts().size(), std::size_t(1));
}

void tst_DialogsAccount::asksBeforeDiscarding()
{
    open();
    type("nameEdit", u"Acme"_s);
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(m_dialog->isVisible());
    QVERIFY(part<DialogNotice>("discardNotice")->isVisible());
    part<QPushButton>("keepEditingButton")->click();
    QVERIFY(!part<DialogNotice>("discardNotice")->isVisible());
    QCOMPARE(part<QLineEdit>("nameEdit")->text(), u"Acme"_s);
    m_dialog->close();
    QVERIFY(m_dialog->isVisible());
    part<QPushButton>("discardButton")->click();
    QVERIFY(!m_dialog->isVisible());
    QVERIFY(m_sessions->accounts().empty());
}

void tst_DialogsAccount::closesWithoutAskingWhenUntouched()
{
    open();
    QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
    QVERIFY(!m_dialog->isVisible());
}

void tst_DialogsAccount::editsWithoutAskingForTheToken()
{
    saveAccount();
    QTRY_VERIFY(account().hasStoredToken);
    const Account stored = account();
    open(&stored);
    QCOMPARE(part<QLineEdit>("tokenEdit")->text(), QString());
    QCOMPARE(part<QLineEdit>("tokenEdit")->placeholderText(), AccountDialog::storedTokenText());
    type("nameEdit", u"Acme Inc."_s);
    part<QPushButton>("primaryButton")->click();
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(account().name, u"Acme Inc."_s);
    QVERIFY(account().hasStoredToken);
    QCOMPARE(m_tokens->writes, 1);
}

void tst_DialogsAccount::asksForTheTokenAgainAtAnotherAddress()
{
    saveAccount();
    const Account stored = account();
    open(&stored);
    const QString before = part<TokenField>("tokenField")->findChild<FieldMessage *>()->text();
    type("slugEdit", u"globex"_s);
    const QString after = part<TokenField>("tokenField")->findChild<FieldMessage *>()->text();
    QVERIFY(before != after);
    QVERIFY(after.contains(u"again"));
    // The token of the old address never goes to the new one.
    part<QPushButton>("primaryButton")->click();
    QTRY_VERIFY(!m_dialog->isVisible());
    AccountSession *session = m_sessions->session(stored.id);
    QTRY_COMPARE(session->state(), AccountSession::State::NoToken);
    QCOMPARE(session->account().slug.toString(), u"globex"_s);
}

void tst_DialogsAccount::savesTheAdvancedPart()
{
    open();
    QVERIFY(!part<QWidget>("advancedPanel")->isVisible());
    part<QAbstractButton>("advancedToggle")->click();
    QVERIFY(part<QWidget>("advancedPanel")->isVisible());
    typeGoodAccount();
    part<QComboBox>("perPageBox")->setCurrentIndex(2);
    type("propertiesPathEdit", u" /api/platform/v1/property "_s);
    part<QCheckBox>("offsetsBox")->click();
    part<QCheckBox>("tokenForFilesBox")->click();
    part<StatusLabelsEdit>("statusLabels")->setLabels({{u"2"_s, u"Has failures"_s}, {u"0"_s, QString()}});
    part<QPushButton>("primaryButton")->click();
    QTRY_VERIFY(!m_dialog->isVisible());
    QCOMPARE(account().perPage, 100);
    QCOMPARE(account().statusLabels.size(), 1);
    QCOMPARE(account().statusLabels.value(u"2"_s), u"Has failures"_s);
    QVERIFY(!account().workspaceBase);
    QCOMPARE(account().propertiesPath, u"/api/platform/v1/property"_s);
    QCOMPARE(account().pagination, Pagination::Offsets);
    QVERIFY(account().sendsTokenForFiles);
    const Account stored = account();
    open(&stored);
    QVERIFY(part<QWidget>("advancedPanel")->isVisible());
    QCOMPARE(part<QLineEdit>("propertiesPathEdit")->text(), stored.propertiesPath);
    QVERIFY(part<QCheckBox>("offsetsBox")->isChecked());
    QVERIFY(part<QCheckBox>("tokenForFilesBox")->isChecked());
}

void tst_DialogsAccount::goesToAWrongPropertiesPath()
{
    open();
    typeGoodAccount();
    part<QLineEdit>("propertiesPathEdit")->setText(u"//evil.example/property"_s);
    part<QPushButton>("primaryButton")->click();
    QVERIFY(part<QWidget>("advancedPanel")->isVisible());
    QVERIFY(part<FieldMessage>("propertiesPathMessage")->hasError());
    QCOMPARE(m_dialog->focusWidget(), part<QLineEdit>("propertiesPathEdit"));
    QVERIFY(m_sessions->accounts().empty());
    type("propertiesPathEdit", u"/property"_s);
    QVERIFY(!part<FieldMessage>("propertiesPathMessage")->hasError());
}

void tst_DialogsAccount::survivesItsEndInFlight()
{
    open();
    typeGoodAccount();
    part<QPushButton>("primaryButton")->click();
    m_dialog.reset(); // the answer of the keychain is still on its way
    QTRY_COMPARE(m_tokens->tokens.size(), 1);

    m_tokens->mute = true;
    open();
    typeGoodAccount();
    part<QPushButton>("primaryButton")->click();
    QVERIFY(part<TokenKeeper>("tokenKeeper")->isBusy());
    m_sessions.reset(); // so is the end of the account
    QVERIFY(!part<TokenKeeper>("tokenKeeper")->isBusy());
    m_dialog.reset();
}

void tst_DialogsAccount::everyLabelIsPlainText()
{
    open();
    part<QAbstractButton>("advancedToggle")->click();
    const auto labels = m_dialog->findChildren<QLabel *>();
    QVERIFY(labels.size() > 10);
    for (const QLabel *label : labels)
        QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->objectName() + u": "_s + label->text()));
}

QTEST_MAIN(tst_DialogsAccount)
#include "tst_dialogs_account.moc"
