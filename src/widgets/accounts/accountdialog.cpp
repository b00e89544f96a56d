// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/accountdialog.h"

#include "session/account/sessions.h"
#include "settings/accountsettings.h"
#include "ui_accountdialog.h"
#include "widgets/fields/administratorlock.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/dialogsize.h"

#include <QLocale>
#include <QPushButton>

#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array pageSizes{25, 50, 100};

std::uint32_t newColour(const Sessions &sessions)
{
    std::vector<std::uint32_t> taken;
    for (const Account &account : sessions.accounts())
        taken.push_back(account.colour);
    return ColourButton::freeColour(taken);
}

} // namespace

AccountDialog::AccountDialog(Sessions &sessions, const Account *existing, QWidget *parent)
    : QDialog(parent)
    , m_sessions(sessions)
    , m_ui(std::make_unique<Ui::AccountDialog>())
{
    setObjectName(u"accountDialog"_s);
    m_ui->setupUi(this);
    m_size = new DialogSize(*this, 87, m_ui->scrollArea);
    if (existing)
        m_original = *existing;
    m_accountId = existing ? existing->id : AccountSettings::newAccountId();
    m_primary = m_ui->buttonBox->addButton(existing ? tr("&Save") : tr("&Add Account"), QDialogButtonBox::AcceptRole);
    m_primary->setObjectName(u"primaryButton"_s);
    m_primary->setDefault(true);
    HelpPage::offer(*this, *m_ui->buttonBox, existing ? u"accounts"_s : u"start"_s);
    HelpPage::offerWhatsThis(*m_ui->buttonBox);
    setUpTexts();
    fill();
    lockFields();
    connectFields();
    connectButtons();
    m_ui->checkView->setSessions(m_sessions);
    fieldEdited();
    setAdvancedShown(!m_unchanged.workspaceUrl.isEmpty() || !m_unchanged.statusLabels.isEmpty()
                     || m_unchanged.perPage != pageSizes.front() || !m_unchanged.propertiesPath.isEmpty()
                     || m_unchanged.pagination != Pagination::Pages || m_unchanged.sendsTokenForFiles);
    m_ui->nameEdit->setFocus();
}

AccountDialog::~AccountDialog()
{
    // While the form is still there: hiding takes the focus from a field, which then wants to be judged.
    hide();
}

void AccountDialog::lead(AccountPlace place)
{
    const std::array<QWidget *, 8> fields{m_ui->nameEdit,         m_ui->baseUrlEdit,        m_ui->workspaceUrlEdit,
                                          m_ui->perPageBox,       m_ui->propertiesPathEdit, m_ui->offsetsBox,
                                          m_ui->tokenForFilesBox, m_ui->statusLabels};
    QWidget *field = fields[std::size_t(place)];
    if (m_ui->advancedPanel->isAncestorOf(field))
        setAdvancedShown(true);
    field->setFocus(Qt::OtherFocusReason);
    m_ui->scrollArea->ensureWidgetVisible(field);
}

void AccountDialog::setUpTexts()
{
    setWindowTitle(m_original ? tr("Edit Account") : tr("Add Account"));
    m_ui->nameMessage->setField(m_ui->nameEdit);
    m_ui->nameMessage->setHint(tr("Shown in the list of accounts. If empty, the slug is shown."));
    m_ui->slugMessage->setField(m_ui->slugEdit);
    m_ui->slugMessage->setHint(tr("The part of the host name that identifies the account."));
    m_ui->baseUrlMessage->setField(m_ui->baseUrlEdit);
    m_ui->baseUrlMessage->setHint(tr("The full URL, or a URL with “{slug}” in place of the slug."));
    m_ui->baseUrlEdit->setPlaceholderText(u"https://{slug}.example.com"_s);
    m_ui->workspaceUrlMessage->setField(m_ui->workspaceUrlEdit);
    m_ui->workspaceUrlMessage->setHint(
        tr("If empty, the base URL is used. Webhooks are created at the URL of a “workspace”; "
           "whether that is the same host is not documented."));
    m_ui->perPageMessage->setField(m_ui->perPageBox);
    m_ui->perPageMessage->setHint(tr("The default of 25 is the service's own. Larger pages need fewer requests; the "
                                     "service may return smaller ones."));
    m_ui->propertiesPathMessage->setField(m_ui->propertiesPathEdit);
    m_ui->propertiesPathMessage->setHint(
        tr("Optional. Where properties are listed is not documented; if you know the path, enter "
           "what follows the base URL, beginning with a slash."));
    m_ui->propertiesPathEdit->setPlaceholderText(u"/api/platform/v1/property"_s);
    m_ui->offsetsMessage->setField(m_ui->offsetsBox);
    m_ui->offsetsMessage->setHint(
        tr("Unconfirmed: the service is said to accept these parameters, but how they count is "
           "not documented. Balehook counts the records before the page, from 0, and stops if "
           "the response shows a different page. Use “Check” to try it."));
    m_ui->tokenForFilesMessage->setField(m_ui->tokenForFilesBox);
    m_ui->tokenForFilesMessage->setHint(
        tr("Only needed if files of this account are on the account's own host and require "
           "sign-in. Files on other hosts never get the token."));
    m_ui->statusLabels->setMessage(*m_ui->statusLabelsMessage);
    m_ui->statusLabelsMessage->setHint(
        tr("If empty, only the code is shown. What the status codes mean is not documented, so "
           "you can label them yourself."));
    for (const int size : pageSizes)
        m_ui->perPageBox->addItem(QLocale().toString(size), size);
    explainFields();
}

/// Where there is more to say than the line below the field does.
QString AccountDialog::removedElsewhereText()
{
    return tr("Another program removed this account and its token. To use it again, close this "
              "window and add the account again.");
}

QString AccountDialog::storedTokenText()
{
    return tr("A token is stored");
}

QString AccountDialog::tokenHelp()
{
    return tr("The access token sent with each request to the service. How to get one, how long it "
              "is valid and what it permits is not documented: ask the people who run your "
              "platform.");
}

void AccountDialog::explainFields()
{
    m_ui->slugEdit->setWhatsThis(
        tr("This part of the host name identifies the account. It is also part of links to jobs, "
           "such as balehook://acme/import-jobs/4711."));
    m_ui->baseUrlEdit->setWhatsThis(
        tr("The URL under which the service lists import jobs and webhooks, for example "
           "https://{slug}.example.com. “{slug}” stands for the slug. “Addresses” below shows "
           "where each request goes."));
    m_ui->tokenField->edit()->setWhatsThis(tokenHelp());
    m_ui->checkButton->setWhatsThis(
        tr("Requests one record from each listing with the values entered here and shows the "
           "result. Nothing is stored."));
}

void AccountDialog::fill()
{
    if (m_original) {
        m_unchanged = AccountFields::of(*m_original);
    } else {
        m_unchanged.colour = newColour(m_sessions);
        m_unchanged.baseUrl = m_sessions.baseUrlTemplate();
        const auto &perPage = m_sessions.administrator().perPage;
        m_unchanged.perPage = perPage ? perPage->value : pageSizes.front();
    }
    m_ui->nameEdit->setText(m_unchanged.name);
    m_ui->colourButton->setColour(m_unchanged.colour);
    m_ui->slugEdit->setText(m_unchanged.slug);
    m_ui->baseUrlEdit->setText(m_unchanged.baseUrl);
    m_ui->workspaceUrlEdit->setText(m_unchanged.workspaceUrl);
    m_ui->perPageBox->setCurrentIndex(qMax(0, m_ui->perPageBox->findData(m_unchanged.perPage)));
    m_ui->propertiesPathEdit->setText(m_unchanged.propertiesPath);
    m_ui->offsetsBox->setChecked(m_unchanged.pagination == Pagination::Offsets);
    m_ui->tokenForFilesBox->setChecked(m_unchanged.sendsTokenForFiles);
    m_ui->statusLabels->setLabels(m_unchanged.statusLabels, m_unchanged.statusColors);
    m_ui->tokenField->setNeed(m_original ? TokenField::Need::MayBeEmpty : TokenField::Need::Required);
    m_unchanged = fields(); // what the widgets make of it is what they hold when untouched
}

/// What the administrator laid down for this account or for all of them. The token stays the user's.
void AccountDialog::lockFields()
{
    const AdministratorSettings &administrator = m_sessions.administrator();
    const bool isAccountLocked = administrator.isAccountLocked(m_accountId);
    if (isAccountLocked || AdministratorSettings::isLocked(administrator.baseUrlTemplate))
        lockField(*m_ui->baseUrlEdit, *m_ui->baseUrlMessage);
    if (isAccountLocked || AdministratorSettings::isLocked(administrator.perPage))
        lockField(*m_ui->perPageBox, *m_ui->perPageMessage);
    if (!isAccountLocked)
        return;
    lockField(*m_ui->nameEdit, *m_ui->nameMessage);
    lockField(*m_ui->slugEdit, *m_ui->slugMessage);
    lockField(*m_ui->workspaceUrlEdit, *m_ui->workspaceUrlMessage);
    lockField(*m_ui->propertiesPathEdit, *m_ui->propertiesPathMessage);
    lockField(*m_ui->offsetsBox, *m_ui->offsetsMessage);
    lockField(*m_ui->statusLabels, *m_ui->statusLabelsMessage);
    m_ui->colourButton->setEnabled(false);
    m_ui->colourButton->setAccessibleDescription(administratorLockText());
}

void AccountDialog::connectFields()
{
    struct Field
    {
        QLineEdit *edit;
        FieldMessage *message;
        QString AccountProblems::*problem;
    };
    const std::array checkedFields{
        Field{m_ui->slugEdit, m_ui->slugMessage, &AccountProblems::slug},
        Field{m_ui->baseUrlEdit, m_ui->baseUrlMessage, &AccountProblems::baseUrl},
        Field{m_ui->workspaceUrlEdit, m_ui->workspaceUrlMessage, &AccountProblems::workspaceUrl},
        Field{m_ui->propertiesPathEdit, m_ui->propertiesPathMessage, &AccountProblems::propertiesPath},
    };
    for (const Field &field : checkedFields) {
        connect(field.edit, &QLineEdit::textEdited, this, [this, message = field.message] {
            message->setError({});
            fieldEdited();
        });
        connect(field.edit, &QLineEdit::editingFinished, this, [this, field] {
            // Leaving an empty field is no mistake yet; submitting it is.
            if (!field.edit->text().trimmed().isEmpty())
                field.message->setError(accountProblems(fields()).*field.problem);
        });
    }
    connect(m_ui->slugEdit, &QLineEdit::editingFinished, this, [this] {
        if (const auto slug = AccountSlug::fromString(m_ui->slugEdit->text().trimmed()))
            m_ui->slugEdit->setText(slug->toString());
    });
    connect(m_ui->offsetsBox, &QCheckBox::toggled, this, [this] { fieldEdited(); });
    connect(m_ui->tokenField, &TokenField::edited, this, [this] {
        m_ui->tokenKeeper->reset();
        m_ui->checkView->clear();
    });
}

void AccountDialog::connectButtons()
{
    connect(m_ui->buttonBox, &QDialogButtonBox::accepted, this, &AccountDialog::accept);
    connect(m_ui->buttonBox, &QDialogButtonBox::rejected, this, &AccountDialog::reject);
    connect(m_ui->checkButton, &QPushButton::clicked, this, [this] { check(); });
    connect(m_ui->advancedToggle, &QToolButton::toggled, this, [this](bool on) { setAdvancedShown(on); });
    connect(m_ui->tokenKeeper, &TokenKeeper::busyChanged, this, [this](bool busy) { setStoring(busy); });
    connect(m_ui->checkView, &CheckView::finished, this, [this] {
        m_size->fit();
        m_ui->scrollArea->ensureWidgetVisible(m_ui->checkView);
    });
    connect(m_ui->tokenKeeper, &TokenKeeper::kept, this, [this] { finish(); });

    QPushButton *discard = m_ui->discardNotice->addButton(tr("&Discard"));
    discard->setObjectName(u"discardButton"_s);
    m_keepEditing = m_ui->discardNotice->addButton(tr("Keep &Editing"));
    m_keepEditing->setObjectName(u"keepEditingButton"_s);
    connect(m_keepEditing, &QPushButton::clicked, this, [this] {
        m_ui->discardNotice->hide();
        m_ui->nameEdit->setFocus();
    });
    connect(discard, &QPushButton::clicked, this, [this] {
        if (m_saved)
            finish();
        else
            QDialog::reject();
    });
}

AccountFields AccountDialog::fields() const
{
    AccountFields typed;
    typed.name = m_ui->nameEdit->text().trimmed();
    typed.colour = m_ui->colourButton->colour();
    typed.slug = m_ui->slugEdit->text().trimmed();
    typed.baseUrl = m_ui->baseUrlEdit->text().trimmed();
    typed.workspaceUrl = m_ui->workspaceUrlEdit->text().trimmed();
    typed.perPage = m_ui->perPageBox->currentData().toInt();
    typed.propertiesPath = m_ui->propertiesPathEdit->text().trimmed();
    typed.pagination = m_ui->offsetsBox->isChecked() ? Pagination::Offsets : Pagination::Pages;
    typed.sendsTokenForFiles = m_ui->tokenForFilesBox->isChecked();
    typed.statusLabels = m_ui->statusLabels->labels();
    typed.statusColors = m_ui->statusLabels->colors();
    return typed;
}

bool AccountDialog::isChanged() const
{
    return fields() != m_unchanged || !m_ui->tokenField->isEmpty();
}

void AccountDialog::fieldEdited()
{
    const std::optional<Account> typed = fields().toAccount(m_accountId, m_original ? &*m_original : nullptr);
    m_ui->addressList->showAccount(typed);
    m_ui->checkView->clear();
    refreshTokenTexts(typed);
}

void AccountDialog::refreshTokenTexts(const std::optional<Account> &typed)
{
    if (!m_original)
        m_ui->tokenField->setTexts(tr("Paste the access token"),
                                   tr("The token is stored in the keychain and never shown."));
    else if (typed && !shareToken(*m_original, *typed))
        m_ui->tokenField->setTexts(tr("Paste the access token"),
                                   tr("A token belongs to one URL and one slug. After this change you are asked for it "
                                      "again; you can paste it here."));
    else if (m_original->hasStoredToken)
        m_ui->tokenField->setTexts(storedTokenText(), tr("Leave empty to keep the stored token."));
    else
        m_ui->tokenField->setTexts(tr("No token is stored"), tr("Leave empty to continue without a token."));
}

std::optional<Account> AccountDialog::validatedAccount()
{
    const AccountFields typed = fields();
    const AccountProblems problems = accountProblems(typed);
    m_ui->slugMessage->setError(problems.slug);
    m_ui->baseUrlMessage->setError(problems.baseUrl);
    m_ui->workspaceUrlMessage->setError(problems.workspaceUrl);
    m_ui->propertiesPathMessage->setError(problems.propertiesPath);
    m_ui->tokenField->validated();
    const bool isDouble = !m_ui->statusLabels->doubleCode().isEmpty();
    if (!problems.workspaceUrl.isEmpty() || !problems.propertiesPath.isEmpty() || isDouble)
        setAdvancedShown(true);
    const std::array<std::pair<bool, QWidget *>, 6> places{{
        {!problems.slug.isEmpty(), m_ui->slugEdit},
        {!problems.baseUrl.isEmpty(), m_ui->baseUrlEdit},
        {m_ui->tokenField->hasError(), m_ui->tokenField->edit()},
        {!problems.workspaceUrl.isEmpty(), m_ui->workspaceUrlEdit},
        {!problems.propertiesPath.isEmpty(), m_ui->propertiesPathEdit},
        {isDouble, m_ui->statusLabels},
    }};
    for (const auto &[isWrong, place] : places) {
        if (isWrong) {
            place->setFocus();
            m_ui->scrollArea->ensureWidgetVisible(place);
            return {};
        }
    }
    return typed.toAccount(m_accountId, m_original ? &*m_original : nullptr);
}

void AccountDialog::check()
{
    m_ui->tokenField->setNeed(TokenField::Need::Required); // a stored token cannot be read back here
    const std::optional<Account> account = validatedAccount();
    m_ui->tokenField->setNeed(m_original ? TokenField::Need::MayBeEmpty : TokenField::Need::Required);
    if (!account)
        return;
    if (const std::optional<BearerToken> token = m_ui->tokenField->validated())
        m_ui->checkView->check(*account, *token);
}

void AccountDialog::accept()
{
    if (m_ui->tokenKeeper->isBusy())
        return;
    m_ui->statusLabels->takeTyped(); // an access key leaves the focus where it is
    const std::optional<Account> account = validatedAccount();
    if (!account)
        return;
    m_ui->discardNotice->hide();
    if (m_original && !m_sessions.account(m_accountId)) { // saved, it would come back without its token
        m_ui->slugMessage->setError(removedElsewhereText());
        m_ui->slugEdit->setFocus();
        m_ui->scrollArea->ensureWidgetVisible(m_ui->slugMessage);
        return;
    }
    m_sessions.saveAccount(*account);
    // The administrator's is not the user's own for having been used.
    if (account->listingBaseText.contains(u"{slug}") && account->listingBaseText != m_sessions.baseUrlTemplate())
        m_sessions.setBaseUrlTemplate(account->listingBaseText);
    m_saved = true;
    m_original = *account;
    m_unchanged = fields();
    const std::optional<BearerToken> token = m_ui->tokenField->validated();
    AccountSession *session = token ? m_sessions.session(m_accountId) : nullptr;
    if (session)
        m_ui->tokenKeeper->keep(*session, *token);
    else
        finish();
}

void AccountDialog::reject()
{
    m_ui->statusLabels->takeTyped();
    if (isChanged() || m_ui->tokenKeeper->isBusy())
        askBeforeDiscarding();
    else if (m_saved)
        finish();
    else
        QDialog::reject();
}

void AccountDialog::setStoring(bool storing)
{
    if (storing)
        m_focusBeforeStoring = focusWidget();
    m_ui->contents->setEnabled(!storing);
    m_primary->setEnabled(!storing);
    if (!storing && m_focusBeforeStoring)
        m_focusBeforeStoring->setFocus();
}

void AccountDialog::setAdvancedShown(bool shown)
{
    m_ui->advancedToggle->setChecked(shown);
    m_ui->advancedToggle->setArrowType(shown ? Qt::DownArrow : isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow);
    m_ui->advancedPanel->setVisible(shown);
    m_size->fit();
}

void AccountDialog::askBeforeDiscarding()
{
    m_ui->discardNotice->showText(
        MessageLevel::Question,
        m_saved ? tr("The account was saved, but its token was not. Close without storing the token?")
                : tr("Discard what you typed?"),
        true);
    m_keepEditing->setFocus();
}

void AccountDialog::finish()
{
    Q_EMIT accountSaved(m_accountId);
    QDialog::accept();
}

} // namespace Balehook
