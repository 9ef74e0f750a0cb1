#!/bin/sh
# Copies the programs, their manual pages and the completions of shells to a folder of yours: ~/.local, or the one
# that the argument names. It needs no root. With --remove, it removes these files again.
#
#     ./install.sh [--remove] [FOLDER]
set -eu
remove=
[ "${1-}" != --remove ] || { remove=yes && shift; }
case ${1-} in -*) echo "$0 [--remove] [FOLDER]" >&2 && exit 2 ;; esac
prefix=${1:-$HOME/.local}
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
cd "$(dirname "$0")"
find bin share -type f | while IFS= read -r file; do
    if [ "$remove" ]; then
        rm -f "$prefix/$file"
    else
        mkdir -p "$prefix/${file%/*}"
        cp -f "$file" "$prefix/$file"
    fi
done
[ "$remove" ] || case :$PATH: in
*":$prefix/bin:"*) ;;
*) echo "$prefix/bin is not in PATH" >&2 ;;
esac
