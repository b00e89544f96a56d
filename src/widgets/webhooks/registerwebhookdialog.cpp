// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/webhooks/registerwebhookdialog.h"

#include "core/text/safetext.h"
#include "session/account/accountsession.h"
#include "session/account/registrationwords.h"
#include "session/account/webhookregistration.h"
#include "ui_registerwebhookdialog.h"
#include "widgets/fields/explain.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/dialogsize.h"
#include "widgets/messages/detailsdialog.h"
#include "widgets/webhooks/duplicatequestion.h"
#include "widgets/webhooks/registrationtexts.h"
#include "widgets/webhooks/twinfinder.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

using State = WebhookRegistration::State;

namespace {

constexpr std::chrono::milliseconds keepDelay{500};

bool isOutcome(State state)
{
    return state == State::Checking || state == State::Unknown;
}

/// Where \a draft is shown in its place; nothing if it is the same, or there is none.
std::optional<WebhookDraft> setAsideFor(const WebhookDraft &draft, const WebhookDraft &kept)
{
    return kept.isEmpty() || kept == draft ? std::nullopt : std::optional(kept);
}

} // namespace

RegisterWebhookDialog::RegisterWebhookDialog(AccountSession &session, QWidget *parent)
    : QDialog(parent)
    , m_session(&session)
    , m_registration(&session.registration())
    , m_ui(std::make_unique<Ui::RegisterWebhookDialog>())
    , m_twins(new TwinFinder(session, this))
{
    setObjectName(u"registerWebhookDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    addNoticeButtons();
    connectParts();
    fillAtFirst();
    refresh();
}

RegisterWebhookDialog::~RegisterWebhookDialog()
{
    // While the form is still there: hiding takes the focus from a field, which then wants to be judged.
    hide();
}

void RegisterWebhookDialog::build()
{
    m_ui->setupUi(this);
    new DialogSize(*this, 130, m_ui->scrollArea);
    const Account &account = m_session->account();
    m_ui->introLabel->setText(tr("Account: %1. A registered webhook cannot be changed or removed from here.")
                                  .arg(cellText(account.displayName())));
    m_ui->progressBar->setAccessibleName(tr("Registration in progress"));
    m_ui->form->setUp(m_session->knownWebhooks(), {account.listingBase.origin(), account.createBase().origin()});
    m_register = m_ui->buttonBox->addButton(tr("Re&gister"), QDialogButtonBox::AcceptRole);
    m_register->setObjectName(u"registerButton"_s);
    m_duplicate = new DuplicateQuestion(*m_register, *m_twins, this);
    m_ui->buttonBox->button(QDialogButtonBox::Close)->setObjectName(u"closeButton"_s);
    HelpPage::offer(*this, *m_ui->buttonBox, u"register"_s);
    HelpPage::offerWhatsThis(*m_ui->buttonBox);
    m_keepTimer.setSingleShot(true);
}

void RegisterWebhookDialog::addNoticeButtons()
{
    m_goBack = m_ui->draftNotice->addButton(tr("Go &Back to It"));
    m_goBack->setObjectName(u"goBackButton"_s);
    m_clear = m_ui->draftNotice->addButton(tr("C&lear"));
    m_clear->setObjectName(u"clearButton"_s);
    m_details = m_ui->problemNotice->addButton(tr("&Details"));
    m_details->setObjectName(u"detailsButton"_s);
    m_updateToken = m_ui->problemNotice->addButton(tr("Update &Token…"));
    m_updateToken->setObjectName(u"updateTokenButton"_s);
    // In the order in which they are seen. Enter presses the one that has the focus: it must not send meanwhile.
    QWidget *before = m_ui->scrollArea;
    for (QPushButton *button : {m_goBack, m_clear, m_details, m_updateToken}) {
        button->setAutoDefault(true);
        setTabOrder(before, button);
        before = button;
    }
    // Below the sentence that says who is waited for; in the box of buttons, hidden, it would keep Tab from others.
    m_stopWaiting = new QPushButton(tr("Stop &Waiting"), this);
    m_stopWaiting->setObjectName(u"stopWaitingButton"_s);
    m_stopWaiting->setAutoDefault(false);
    explain(*m_stopWaiting, tr("Nothing is sent, and your draft stays here"));
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->insertWidget(column->indexOf(m_ui->progressLabel) + 1, m_stopWaiting, 0, Qt::AlignTrailing);
    setTabOrder(m_register, m_ui->buttonBox->button(QDialogButtonBox::Close));
    connect(m_goBack, &QPushButton::clicked, this, [this] { startOver(m_setAside.value_or(WebhookDraft())); });
    connect(m_clear, &QPushButton::clicked, this, [this] { fillForm({}); });
    connect(m_details, &QPushButton::clicked, this, [this] { showDetails(); });
    connect(m_updateToken, &QPushButton::clicked, this, &RegisterWebhookDialog::tokenRequested);
}

void RegisterWebhookDialog::connectParts()
{
    WebhookRegistration &registration = *m_registration;
    // Not at once: the registration tells more than one about one step, and this may end in its end.
    connect(&registration, &WebhookRegistration::stateChanged, this, &RegisterWebhookDialog::refresh,
            Qt::QueuedConnection);
    connect(&registration, &WebhookRegistration::progressed, this, &RegisterWebhookDialog::refreshOutcome);
    connect(m_session, &AccountSession::stateChanged, this, &RegisterWebhookDialog::refresh, Qt::QueuedConnection);
    connect(m_session, &AccountSession::accountChanged, this, &RegisterWebhookDialog::refreshMessages);
    // The account was removed or became another one: there is nothing left to register in.
    connect(m_registration, &QObject::destroyed, this, &RegisterWebhookDialog::reject);
    connect(m_twins, &TwinFinder::changed, this, &RegisterWebhookDialog::refreshMessages);
    connect(m_ui->form, &WebhookForm::edited, this, &RegisterWebhookDialog::edited);
    connect(m_stopWaiting, &QPushButton::clicked, &registration, &WebhookRegistration::stopWaiting);
    connect(&m_keepTimer, &QTimer::timeout, this, &RegisterWebhookDialog::keepNow);
    connect(m_ui->buttonBox, &QDialogButtonBox::accepted, this, &RegisterWebhookDialog::submit);
    connect(m_ui->buttonBox, &QDialogButtonBox::rejected, this, &RegisterWebhookDialog::reject);
    connect(m_ui->outcome, &WebhookOutcomeView::checkRequested, &registration, &WebhookRegistration::checkAgain);
    connect(m_ui->outcome, &WebhookOutcomeView::sendAgainRequested, this, &RegisterWebhookDialog::sendAgain);
    connect(m_ui->outcome, &WebhookOutcomeView::formRequested, this, &RegisterWebhookDialog::returnToForm);
    connect(m_ui->outcome, &WebhookOutcomeView::recognised, this, &RegisterWebhookDialog::recognise);
}

void RegisterWebhookDialog::fillAtFirst()
{
    WebhookRegistration &registration = *m_registration;
    if (registration.state() == State::Created) {
        m_ui->draftNotice->showText(
            MessageLevel::Information,
            tr("Your last webhook has since been registered. Its ID is %1.").arg(cellText(registration.webhook().id())),
            false);
        registration.settle();
    }
    const bool isOpen = registration.state() == State::Sending || registration.state() == State::Refused
        || registration.isWaitingToSend() || registration.sendingProblem();
    const WebhookDraft kept = registration.keptDraft();
    const WebhookDraft draft = isOpen ? registration.draft() : kept;
    if (draft.isEmpty())
        return;
    fillForm(draft, setAsideFor(draft, kept));
    if (registration.state() == State::Idle && !m_setAside)
        showDraftNotice(tr("Draft from earlier, not sent yet."));
}

void RegisterWebhookDialog::startFrom(const WebhookDraft &draft)
{
    const State state = m_registration ? m_registration->state() : State::Sending;
    if (state == State::Sending || state == State::Waiting || isOutcome(state))
        return;
    startOver(draft, isBesideDraft() ? *m_setAside : m_ui->form->draft());
}

void RegisterWebhookDialog::startOver(const WebhookDraft &draft, const std::optional<WebhookDraft> &setAside)
{
    if (m_registration)
        m_registration->settle(); // a refusal was of another one
    m_sendingProblem.reset();
    fillForm(draft, setAside);
    refreshProblem();
}

void RegisterWebhookDialog::showDraftNotice(const QString &text)
{
    m_goBack->setVisible(m_setAside.has_value());
    m_clear->setVisible(!m_setAside);
    m_ui->draftNotice->showText(MessageLevel::Information, text, true);
}

void RegisterWebhookDialog::fillForm(const WebhookDraft &draft, const std::optional<WebhookDraft> &setAside)
{
    m_ui->draftNotice->hide();
    m_setAside = setAside == draft ? std::nullopt : setAside;
    m_ui->form->setDraft(draft);
    m_untouched = m_ui->form->draft();
    m_ui->form->firstField()->setFocus();
    refreshMessages();
    if (m_setAside && !m_setAside->isEmpty())
        showDraftNotice(tr("There is an unsent draft from earlier. It is kept until you change this one."));
}

void RegisterWebhookDialog::edited()
{
    m_sendingProblem.reset();
    refreshMessages();
    refreshProblem();
    m_keepTimer.start(keepDelay);
}

void RegisterWebhookDialog::keepNow()
{
    m_keepTimer.stop();
    if (!m_registration)
        return;
    WebhookRegistration &registration = *m_registration;
    if (registration.state() != State::Idle && registration.state() != State::Refused)
        return; // what was sent is kept as long as it may be lost
    const WebhookDraft typed = m_ui->form->draft();
    registration.keepDraft(m_setAside && typed == m_untouched ? *m_setAside : typed);
}

bool RegisterWebhookDialog::isBesideDraft() const
{
    return m_setAside && !m_setAside->isEmpty() && m_ui->form->draft() == m_untouched;
}

void RegisterWebhookDialog::submit()
{
    if (!m_registration || !m_register->isEnabled() || isOutcome(m_registration->state()))
        return;
    if (!m_ui->form->judge()) {
        m_ui->scrollArea->ensureWidgetVisible(focusWidget());
        return;
    }
    m_duplicate->ask(m_ui->form->draft(), [this, draft = m_ui->form->draft()] { send(draft); });
}

void RegisterWebhookDialog::send(const WebhookDraft &draft)
{
    WebhookRegistration &registration = *m_registration;
    m_keepTimer.stop();
    m_sendingProblem.reset();
    if (!m_setAside)
        m_ui->draftNotice->hide(); // "not sent yet"
    // The one from earlier stays kept, whatever becomes of this one and of the form.
    const bool isBeside = isBesideDraft();
    if (isBeside)
        registration.keepDraft(*m_setAside);
    else if (m_setAside && m_setAside->isEmpty())
        m_setAside.reset(); // this one is worth keeping by now
    registration.setKeepsWhatIsSent(!isBeside);
    registration.send(draft);
    m_sendingProblem = registration.sendingProblem();
    refresh();
}

void RegisterWebhookDialog::sendAgain()
{
    if (!m_registration->otherAddress().isEmpty())
        return; // another merchant's, perhaps
    const WebhookDraft draft = m_registration->draft();
    settleInto(draft);
    send(draft);
}

void RegisterWebhookDialog::returnToForm()
{
    // What was typed is kept; what was sent perhaps not, nor a similar one that waits in the form until that is
    // settled.
    settleInto(isBesideDraft() ? m_ui->form->draft() : m_registration->draft());
}

void RegisterWebhookDialog::settleInto(const WebhookDraft &draft)
{
    WebhookRegistration &registration = *m_registration;
    const std::optional<WebhookDraft> setAside = setAsideFor(draft, registration.keptDraft());
    registration.settle();
    if (!setAside)
        registration.keepDraft(draft);
    fillForm(draft, setAside);
    refresh();
}

void RegisterWebhookDialog::recognise(const QString &webhookId)
{
    WebhookRegistration &registration = *m_registration;
    if (registration.keptDraft() == registration.draft())
        registration.keepDraft({});
    finish(webhookId, {});
}

void RegisterWebhookDialog::finish(const QString &webhookId, const QString &message)
{
    m_keepTimer.stop();
    WebhookRegistration &registration = *m_registration;
    registration.settle();
    if (m_setAside && *m_setAside != registration.draft() && registration.keptDraft().isEmpty())
        registration.keepDraft(*m_setAside); // what else is kept by now is newer
    const QPointer<QObject> alive(this);
    if (!message.isEmpty())
        Q_EMIT messageRequested(message);
    Q_EMIT webhookRegistered(webhookId);
    if (alive)
        QDialog::done(Accepted);
}

void RegisterWebhookDialog::done(int result)
{
    keepNow();
    if (m_registration && (m_registration->state() == State::Refused || m_registration->state() == State::Idle))
        m_registration->settle();
    QDialog::done(result);
}

std::optional<Error> RegisterWebhookDialog::problem() const
{
    if (m_sendingProblem)
        return m_sendingProblem;
    return m_registration->state() == State::Refused ? m_registration->error() : std::nullopt;
}

void RegisterWebhookDialog::showDetails()
{
    if (const std::optional<Error> shown = problem())
        (new DetailsDialog(shown->userMessage(), shown->detail, this))->open();
}

void RegisterWebhookDialog::refresh()
{
    if (!m_registration)
        return;
    const WebhookRegistration &registration = *m_registration;
    const State state = registration.state();
    if (state == State::Created) {
        const QString id = registration.webhook().id();
        finish(id, RegistrationWords::registered(id));
        return;
    }
    const bool isNews = state != std::exchange(m_shown, state);
    if (isNews) {
        m_ui->form->markNamed(registration.namedFields());
        m_sendingProblem = registration.sendingProblem(); // it was written down, or another one sent, in the background
    }
    const bool isWaiting = state == State::Waiting;
    const bool isSending = state == State::Sending || isWaiting;
    m_ui->form->setReadOnly(isSending);
    m_goBack->setEnabled(!isSending);
    m_ui->formPage->setVisible(!isOutcome(state));
    m_ui->outcome->setVisible(isOutcome(state));
    m_register->setVisible(!isOutcome(state));
    const QString progress = RegistrationTexts::progress(*m_session, registration);
    m_register->setEnabled(progress.isEmpty());
    m_ui->progressLabel->setText(progress);
    m_stopWaiting->setVisible(isWaiting);
    m_ui->progressLabel->setVisible(!progress.isEmpty() && !isOutcome(state));
    m_ui->progressBar->setVisible(isSending || state == State::Checking);
    m_ui->buttonBox->button(QDialogButtonBox::Close)
        ->setText(isOutcome(state) ? tr("Close and &Keep Draft") : tr("&Close"));
    refreshOutcome();
    refreshProblem();
    refreshMessages();
    if (isNews && isOutcome(state))
        m_ui->outcome->setFocus();
    m_register->setDefault(true); // even while it is hidden: Enter then does nothing
}

void RegisterWebhookDialog::refreshOutcome()
{
    if (m_registration && isOutcome(m_registration->state()))
        m_ui->outcome->showOutcome(*m_registration, m_session->account());
}

void RegisterWebhookDialog::refreshProblem()
{
    if (!m_registration)
        return;
    const std::optional<Error> error = problem();
    const QString text = RegistrationTexts::problem(*m_session, m_sendingProblem, error);
    m_details->setVisible(error && !error->detail.isEmpty());
    m_updateToken->setVisible(RegistrationTexts::lacksToken(*m_session)
                              || (error && error->kind == ErrorKind::Forbidden));
    if (text.isEmpty())
        m_ui->problemNotice->hide();
    else if (text != m_ui->problemNotice->text() || m_ui->problemNotice->isHidden())
        showProblem(text);
}

void RegisterWebhookDialog::showProblem(const QString &text)
{
    m_ui->problemNotice->showText(MessageLevel::Error, text, true);
    // After the layout has made room for it.
    QMetaObject::invokeMethod(
        this, [this] { m_ui->scrollArea->ensureWidgetVisible(m_ui->problemNotice); }, Qt::QueuedConnection);
}

void RegisterWebhookDialog::refreshMessages()
{
    if (!m_registration)
        return;
    const WebhookDraft draft = m_ui->form->draft();
    const bool hasForm = !isOutcome(m_registration->state());
    QStringList empty;
    for (const Webhook::Field field : WebhookDraft::fields) {
        if (draft.text(field).isEmpty() && field != Webhook::WebhookUrl)
            empty += Webhook::fieldName(field);
    }
    m_ui->preview->showRequest(m_session->account(), draft);
    m_duplicate->showFor(draft);
    const QString twin = m_twins->twinText(draft);
    m_ui->twinMessage->setHint(draft.text(Webhook::WebhookUrl).isEmpty() ? QString() : m_twins->noTwinText());
    m_ui->twinMessage->setWarning(twin.isEmpty() ? twin : QString(twin + u' ' + m_twins->extentText()));
    m_ui->emptyMessage->setWarning(
        empty.isEmpty() ? QString() : tr("Sent as empty texts: %1.").arg(QLocale().createSeparatedList(empty)));
    m_register->setAccessibleDescription(m_ui->twinMessage->text() + u' ' + m_ui->emptyMessage->text());
    m_ui->twinMessage->setVisible(hasForm && !m_ui->twinMessage->text().isEmpty());
    m_ui->emptyMessage->setVisible(hasForm && !empty.isEmpty());
}

void RegisterWebhookDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    constexpr int charactersBeside = 95; // below, the request stands under the fields
    const int beside = characterWidth(fontMetrics()) * charactersBeside;
    m_ui->columns->setDirection(width() >= beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace Balehook
