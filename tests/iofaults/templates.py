# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Profiles that operations begin with, each made once by the program itself."""

import os
import subprocess
import time

from desk import TOKEN

DRAFT_URL = "https://hooks.example.com/draft"
WEBHOOK = ["--account", "acme", "--resource", "order", "--event-type", "order.created", "--version", "1",
           "--webhook-method", "POST", "--webhook-url", "https://hooks.example.com/a"]


OLD_SETTINGS = """[accounts]
a1\\hasStoredToken=false
a1\\listingBase=http://127.0.0.1:1/{slug}
a1\\name=Acme
a1\\pagination=pages
a1\\perPage=25
a1\\slug=acme
a1\\statusLabels\\1\\code=1
a1\\statusLabels\\1\\label=Waiting
a1\\statusLabels\\size=1
order=a1

[appearance]
theme=dark

[profile]
id=50bdfae0-8ec0-4640-b4ed-e68eb8e13d37
"""


def add_account(desk, slug):
    desk.must("account", "add", slug, "--base-url", desk.service.url, "--token-stdin", data=TOKEN.encode())


def must_drive(desk, *words):
    done = desk.drive(*words)
    if done.returncode != 0:
        raise RuntimeError(f"{words}: {done.stderr.decode()}")


def nothing(desk):
    """No profile at all."""


def furnished(desk):
    """Two accounts, with what cannot be made again: labels, a view, a form that was typed in, a chosen theme."""
    add_account(desk, "acme")
    add_account(desk, "globex")
    must_drive(desk, "label", "1", "Waiting for the customer")
    must_drive(desk, "view", "Mine")
    must_drive(desk, "theme")
    must_drive(desk, "draft", DRAFT_URL)


def used(desk):
    """Furnished, with a file in the cache, files saved elsewhere, and an index."""
    furnished(desk)
    must_drive(desk, "cache", "job-1", "30000")
    must_drive(desk, "cache", "job-2", "50000")
    os.mkdir(os.path.join(desk.root, "saved"), 0o700)
    with open(os.path.join(desk.root, "saved", "old"), "wb") as file:
        file.write(b"o" * 5000)
    with open(os.path.join(desk.root, "saved", "source"), "wb") as file:
        file.write(b"s" * 70000)
    for name, reason in ("older.csv", "price"), ("newer.csv", "stock"):
        with open(os.path.join(desk.root, "saved", name), "w", encoding="utf-8") as file:
            file.write("sku,error\n" + "".join(f"S-{row},{reason} is missing\n" for row in range(800)))
    desk.must("sync", "acme")


def used_apart(desk):
    """Used, by accounts whose tokens may go: all others have their own."""
    used(desk)


def of_0_1_0(desk):
    """A profile as version 0.1.0 wrote it."""
    os.mkdir(desk.profile(), 0o700)
    with open(os.path.join(desk.profile(), "settings.ini"), "w", encoding="utf-8") as file:
        file.write(OLD_SETTINGS)


def interrupted(desk):
    """Furnished, and a webhook was sent whose answer was never seen."""
    furnished(desk)
    desk.service.answer = "hang"
    with subprocess.Popen(desk.command("webhooks", "create", *WEBHOOK), stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as process:
        for _ in range(1000):
            if desk.service.posts:
                break
            time.sleep(0.01)
        process.kill()
    if not desk.service.posts:
        raise RuntimeError("no webhook was sent")
