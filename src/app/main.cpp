// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"

int main(int argc, char **argv)
{
    return Balehook::Application::main(argc, argv);
}
