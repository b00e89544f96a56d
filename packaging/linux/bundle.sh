#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The portable bundle for Linux: the programs with a Qt of their own in one folder that works wherever it is put.
#
#   packaging/linux/bundle.sh BUILD OUTPUT     BUILD is a release build; leaves OUTPUT/balehook-VERSION-linux-ARCH.tar.zst
#
# The same build with the same SOURCE_DATE_EPOCH gives the same file, on the same computer.
set -euo pipefail
umask 022 # what is in it is for everybody, whoever makes it

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(cd "${1:?which build?}" && pwd)
mkdir -p "${2:?where to?}"
out=$(cd "$2" && pwd)
version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
qmake=$(command -v qmake6 || command -v qmake)
qt_plugins=$("$qmake" -query QT_INSTALL_PLUGINS)
qt_translations=$("$qmake" -query QT_INSTALL_TRANSLATIONS)
name=balehook-$version-linux-$(uname -m)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
app=$work/$name

fail() {
    echo "FAILED: $*" >&2
    exit 1
}

# What belongs to the computer: libc and its loader, the compiler's runtime, drivers of the display, X itself, fonts.
# Everything else that the programs load comes along.
of_the_system='^(ld-linux.*|lib(c|m|dl|rt|pthread|resolv|util|anl|nsl)|lib(stdc\+\+|gcc_s)|lib(GL|EGL|GLX|GLdispatch|OpenGL|drm|gbm|glapi)|lib(X11|X11-xcb|xcb|Xau|Xdmcp)|lib(fontconfig|freetype|expat|z|uuid))\.so'

DESTDIR='' cmake --install "$build" --prefix "$app" --component Runtime >/dev/null
mkdir -p "$app/lib" "$app/plugins" "$app/translations"

# Where each file of others came from.
brought=()
for plugin in platforms/libq{xcb,offscreen,wayland-egl,wayland-generic}.so sqldrivers/libqsqlite.so tls/libqopensslbackend.so \
    iconengines/libqsvgicon.so imageformats/libq{svg,gif,ico,jpeg}.so \
    {xcbglintegrations,wayland-shell-integration,wayland-decoration-client,wayland-graphics-integration-client,platforminputcontexts}/'*'.so; do
    for file in $qt_plugins/$plugin; do
        [ -f "$file" ] || fail "Qt's plugin $plugin is not installed; packaging/install-deps.sh package installs it."
        install -D -m 644 "$file" "$app/plugins/${file#"$qt_plugins/"}"
        brought+=("$file")
    done
done
for language in "$root"/translations/balehook_*.ts; do
    language=$(basename "${language##*balehook_}" .ts)
    for file in "$qt_translations"/qt{,base}_"$language".qm; do
        [ -f "$file" ] || continue
        install -m 644 "$file" "$app/translations/"
        brought+=("$file")
    done
done

elf_files() { find "$app" -type f \( -path '*/bin/*' -o -name '*.so*' \) ! -name '*.conf'; }

# ldd follows every library, so one look at each program and plugin finds all but what is only loaded when it is wanted:
# OpenSSL by Qt, libsecret by QtKeychain.
declare -A sources=()
mapfile -t elfs < <(elf_files)
for soname in libssl.so.3 libcrypto.so.3 libsecret-1.so.0; do
    path=$(/sbin/ldconfig -p | sed -n "s|^[[:space:]]*$soname .*$(uname -m | tr _ -).* => ||Ip" | head -n 1)
    [ -f "$path" ] || fail "$soname is not installed; packaging/install-deps.sh package installs it."
    sources[$soname]=$path
    elfs+=("$path")
done
while read -r soname _ path _; do
    [ "$path" != not ] || fail "$soname is not found."
    [[ $soname =~ $of_the_system ]] || sources[$soname]=$path
done < <(ldd "${elfs[@]}" | grep '=>')
for soname in "${!sources[@]}"; do
    install -m 644 "$(readlink -f "${sources[$soname]}")" "$app/lib/$soname"
done

# Relative to where each file stands: nothing looks for libraries of the computer that came along.
while read -r file; do
    folder=$(dirname "${file#"$app/"}")
    up=$(sed 's/[^/]*/../g' <<<"$folder")
    # shellcheck disable=SC2016 # the loader's own word
    patchelf --set-rpath '$ORIGIN/'"$up/lib" "$file"
    strip --strip-unneeded "$file" 2>/dev/null || true
done < <(elf_files)
printf '[Paths]\nPrefix=..\nPlugins=plugins\nLibraries=lib\nTranslations=translations\n' >"$app/bin/qt.conf"

# Whose libraries, plugins and texts these are, with their licences.
: >"$work/packages"
if command -v dpkg-query >/dev/null; then
    for path in "${sources[@]}" "${brought[@]}"; do
        # The files of dpkg stand below /usr/lib or, as before the merge, below /lib.
        real=$(readlink -f "$path")
        package=$({ dpkg-query -S "$real" || dpkg-query -S "${real#/usr}"; } 2>/dev/null | head -n 1 | cut -d: -f1)
        [ -n "$package" ] || fail "Nobody knows whose $real is."
        echo "$package" >>"$work/packages"
    done
    sort -u "$work/packages" | while read -r package; do
        install -D -m 644 "/usr/share/doc/$package/copyright" "$app/share/doc/balehook/libraries/$package.copyright"
        # shellcheck disable=SC2016 # dpkg-query's own words
        dpkg-query -W -f='${Package}\t${Version}\t${Homepage}\n' "$package" | head -n 1
    done >"$out/$name.packages.tsv"
fi
install -m 644 "$root/LICENSE" "$app/LICENSE"
install -m 644 "$root/CHANGELOG.md" "$app/CHANGELOG.md"
cat >"$app/README.txt" <<TEXT
Balehook $version with its own Qt. Put this folder where you like and start bin/balehook, or bin/balehookctl in scripts.
It brings no entry for the menu; share/applications has the file for one. It needs an X or Wayland display with OpenGL
libraries and fonts, a C library as new as $(ldd --version | sed -n '1s/.* //p'), a keyring service for tokens, and the
certificates that the computer trusts (package ca-certificates), without which no service is reached.
Settings for everybody on the computer: /etc/xdg/balehook/balehook.conf, see the manual page in share/man.
Licences: LICENSE, share/doc/balehook.
TEXT
find "$app" -type d -exec chmod 755 {} +

epoch=${SOURCE_DATE_EPOCH:-$(git -c safe.directory='*' -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
tar -C "$work" --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner -cf - "$name" \
    | zstd -q -f -T1 "-${BALEHOOK_ZSTD_LEVEL:-19}" -o "$out/$name.tar.zst"
echo "$out/$name.tar.zst: $(find "$app" -type f | wc -l) files, ${#sources[@]} libraries, $(du -sh "$app" | cut -f1) unpacked, $(du -h "$out/$name.tar.zst" | cut -f1) packed."
