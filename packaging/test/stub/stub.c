/* SPDX-FileCopyrightText: 2026 The Balehook authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes where it stands to the file that its first argument names, if there is one. */

#include <stdio.h>
#include <windows.h>

int WINAPI WinMain(HINSTANCE instance, HINSTANCE before, LPSTR arguments, int show)
{
    char path[MAX_PATH] = "";
    (void)before;
    (void)show;
    GetModuleFileNameA(instance, path, sizeof path);
    if (arguments && *arguments) {
        FILE *file = fopen(arguments, "w");
        if (!file)
            return 1;
        fprintf(file, "%s\n", path);
        fclose(file);
    }
    return 0;
}
