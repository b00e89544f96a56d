/* SPDX-FileCopyrightText: 2026 The Balehook authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes where it stands to the file that its first argument names, if there is one. With "/wait FILE" it goes on
   running until that file is gone, two minutes at most. */

#include <stdio.h>
#include <string.h>
#include <windows.h>

int WINAPI WinMain(HINSTANCE instance, HINSTANCE before, LPSTR arguments, int show)
{
    char path[MAX_PATH] = "";
    int seconds = 0;
    (void)before;
    (void)show;
    GetModuleFileNameA(instance, path, sizeof path);
    if (arguments && strncmp(arguments, "/wait ", 6) == 0) {
        arguments += 6;
        seconds = 120;
    }
    if (arguments && *arguments) {
        FILE *file = fopen(arguments, "w");
        if (!file)
            return 1;
        fprintf(file, "%s\n", path);
        fclose(file);
        for (; seconds > 0 && GetFileAttributesA(arguments) != INVALID_FILE_ATTRIBUTES; --seconds)
            Sleep(1000);
    }
    return 0;
}
