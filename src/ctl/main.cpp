// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/program.h"

int main(int argc, char **argv)
{
    return Balehook::Ctl::Program::main(argc, argv);
}
