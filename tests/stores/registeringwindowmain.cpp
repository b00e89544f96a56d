// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"

#include <QAction>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// Somebody who opens the form, sends what is kept in it once, and reads aloud what is shown. With
/// BALEHOOK_STOP_WAITING, who does not want to wait; with BALEHOOK_SEND_WHEN, who sends once there is such a file.
class Person final : public QObject
{
public:
    explicit Person(QObject *parent)
        : QObject(parent)
    {
        connect(&m_timer, &QTimer::timeout, this, [this] { look(); });
        m_timer.start(20);
    }

private:
    void look()
    {
        const QWidgetList windows = QApplication::topLevelWidgets();
        QDialog *form = nullptr;
        for (QWidget *window : windows) {
            if (window->objectName() == "registerWebhookDialog"_L1)
                form = qobject_cast<QDialog *>(window);
            // The list may have come with what another program has just sent.
            if (const auto *question = qobject_cast<const QMessageBox *>(window); question && question->isVisible())
                return accept(*question);
        }
        if (form && form->isVisible())
            lookAt(*form);
        else if (m_hasSent)
            say(u"closed"_s);
        else
            openForm(windows);
    }

    static void accept(const QMessageBox &question)
    {
        const auto buttons = question.buttons();
        for (QAbstractButton *button : buttons) {
            if (question.buttonRole(button) == QMessageBox::AcceptRole)
                button->click();
        }
    }

    void openForm(const QWidgetList &windows)
    {
        for (const QWidget *window : windows) {
            const auto actions = window->actions();
            for (QAction *action : actions) {
                if (window->isVisible() && action->isEnabled()
                    && action->shortcut() == QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)) {
                    action->trigger();
                    return;
                }
            }
        }
    }

    void lookAt(const QDialog &form)
    {
        auto *send = form.findChild<QPushButton *>(u"registerButton"_s);
        auto *stop = form.findChild<QPushButton *>(u"stopWaitingButton"_s);
        for (const QLabel *label : form.findChildren<QLabel *>()) {
            const bool isTold =
                label->objectName() == "progressLabel"_L1 || label->parent()->objectName() == "problemNotice"_L1;
            if (!isTold || !label->isVisible() || label->text().isEmpty())
                continue;
            say(label->text());
        }
        const auto *outcome = form.findChild<QWidget *>(u"outcome"_s);
        if (outcome && outcome->isVisible())
            say(u"outcome"_s);
        if (stop && stop->isVisible() && qEnvironmentVariableIsSet("BALEHOOK_STOP_WAITING"))
            stop->click();
        if (!m_hasSent && send && send->isVisible() && send->isEnabled()) {
            const QString gate = qEnvironmentVariable("BALEHOOK_SEND_WHEN");
            if (!gate.isEmpty() && !QFile::exists(gate)) {
                say(u"ready"_s);
                return;
            }
            m_hasSent = true;
            send->click();
        }
    }

    void say(const QString &text)
    {
        if (text == m_said)
            return;
        m_said = text;
        std::fprintf(stderr, "[%s]\n", qPrintable(text));
    }

    QTimer m_timer;
    QString m_said;
    bool m_hasSent = false;
};

void sit()
{
    new Person(qApp);
}

Q_COREAPP_STARTUP_FUNCTION(sit)

} // namespace

/// The whole console with somebody in front of it who registers a webhook.
int main(int argc, char **argv)
{
    return Balehook::Application::main(argc, argv);
}
