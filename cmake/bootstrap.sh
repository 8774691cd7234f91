#!/usr/bin/env bash
#
# Gets a machine ready to build pypto: LLVM/MLIR 22, the build tools, and a
# check that Rust is recent enough.  Safe to run again at any time: when all is
# there it changes nothing and prints one line.
#
#   MLIR_SYS_220_PREFIX   an LLVM 22 of your own to build against, with MLIR's
#                         shared library; the LLVM packages are then left alone
#   CARGO                 the cargo to use (default: cargo)

set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/.."

system_prefix=/usr/lib/llvm-22
rust_minimum_minor=88 # Rust 1.85

llvm_packages=(
  libmlir-22-dev mlir-22-tools llvm-22-dev llvm-22-tools
  libpolly-22-dev libclang-22-dev clang-22
)
build_packages=(
  g++ make cmake ninja-build pkg-config python3
  valgrind # tells whether MLIR reads what damaged bytecode has it read
  zlib1g-dev libzstd-dev libxml2-dev libedit-dev libffi-dev
)

say() { printf 'bootstrap: %s\n' "$*"; }
die() {
  printf 'bootstrap: %s\n' "$*" >&2
  exit 1
}

# Prints what keeps the LLVM under $1 from being used, or nothing if it is good.
llvm_problem() {
  local prefix=$1 version
  if [ ! -x "$prefix/bin/llvm-config" ]; then
    echo "there is no $prefix/bin/llvm-config"
    return
  fi
  version=$("$prefix/bin/llvm-config" --version 2>/dev/null) || version=unknown
  case $version in
    22.*) ;;
    *)
      echo "$prefix/bin/llvm-config reports version $version, not 22"
      return
      ;;
  esac
  if [ ! -x "$prefix/bin/mlir-tblgen" ]; then
    echo "there is no $prefix/bin/mlir-tblgen"
  elif [ ! -e "$prefix/lib/libMLIR.so" ] && [ ! -e "$prefix/lib/libMLIR.dylib" ]; then
    echo "there is no shared MLIR library $prefix/lib/libMLIR.so"
  fi
}

is_debian() {
  [ -r /etc/os-release ] || return 1
  command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 1
  local ids
  # shellcheck disable=SC1091
  ids=$(. /etc/os-release && echo " ${ID:-} ${ID_LIKE:-} ")
  case $ids in
    *" debian "* | *" ubuntu "*) return 0 ;;
    *) return 1 ;;
  esac
}

# Puts those of its arguments that are not installed into the array `missing`.
find_missing() {
  local installed package
  # dpkg-query fails when it does not know one of the names; that is an answer.
  # shellcheck disable=SC2016
  installed=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null) || true
  missing=()
  for package in "$@"; do
    case $'\n'"$installed"$'\n' in
      *$'\n'"installed $package"$'\n'*) ;;
      *) missing+=("$package") ;;
    esac
  done
}

# Installs what is missing of its arguments.
install_packages() {
  find_missing "$@"
  [ "${#missing[@]}" -gt 0 ] || return 0

  if [ "$(id -u)" -ne 0 ]; then
    say "these packages are missing and need root to install; please run:" >&2
    printf '%s\n' "sudo apt-get update && sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${missing[*]}" >&2
    exit 1
  fi

  say "installing with apt-get: ${missing[*]}"
  changed=yes
  export DEBIAN_FRONTEND=noninteractive
  apt-get -qq update </dev/null ||
    die "apt-get update failed; see the lines above"

  local package unknown=()
  for package in "${missing[@]}"; do
    apt-cache show "$package" >/dev/null 2>&1 || unknown+=("$package")
  done
  if [ "${#unknown[@]}" -gt 0 ]; then
    die "the package sources of this system do not offer: ${unknown[*]}." \
      "Add a source that has LLVM 22, or point MLIR_SYS_220_PREFIX at an LLVM 22 of your own."
  fi

  # Another apt may be at work: wait for its lock rather than fail.
  apt-get -qq -o DPkg::Lock::Timeout=600 -o Dpkg::Use-Pty=0 \
    install -y --no-install-recommends "${missing[@]}" </dev/null ||
    die "apt-get install failed; see the lines above"

  find_missing "$@"
  [ "${#missing[@]}" -eq 0 ] ||
    die "apt-get finished, but these packages are still not installed: ${missing[*]}"
}

# Sets `rust` to what was found, or stops.
check_rust() {
  local cargo=${CARGO:-cargo} version number minor
  local advice="pypto needs Rust 1.$rust_minimum_minor or newer; install Rust with rustup"
  local cargo_bin=${CARGO_HOME:-${HOME:-}/.cargo}/bin
  PATH=$PATH:$cargo_bin
  # CARGO may carry arguments, as in "cargo +stable".
  # shellcheck disable=SC2086
  version=$($cargo --version 2>/dev/null) ||
    die "'$cargo --version' does not run (looked on PATH and in $cargo_bin): $advice"
  number=${version#cargo }
  number=${number%% *}
  minor=${number#*.}
  minor=${minor%%.*}
  case $number in
    1.[0-9]*) ;;
    [2-9].*) minor=$rust_minimum_minor ;;
    *) die "'$cargo --version' says '$version': $advice" ;;
  esac
  [ "$minor" -ge "$rust_minimum_minor" ] ||
    die "cargo is version $number: $advice"
  rust="cargo $number"
}

missing=()
changed=no
rust=
prefix=${MLIR_SYS_220_PREFIX:-$system_prefix}
prefix=${prefix%/}

if is_debian; then
  if [ "$prefix" = "$system_prefix" ]; then
    install_packages "${llvm_packages[@]}" "${build_packages[@]}"
    problem=$(llvm_problem "$prefix")
    [ -z "$problem" ] ||
      die "the LLVM 22 packages are installed, but $problem; please reinstall: ${llvm_packages[*]}"
  else
    problem=$(llvm_problem "$prefix")
    [ -z "$problem" ] ||
      die "no usable LLVM 22 (looked in MLIR_SYS_220_PREFIX=$prefix): $problem." \
        "Point MLIR_SYS_220_PREFIX at an LLVM 22, or unset it to use the system's packages."
    install_packages "${build_packages[@]}"
  fi
else
  problem=$(llvm_problem "$prefix")
  if [ -n "$problem" ]; then
    if [ -n "${MLIR_SYS_220_PREFIX:-}" ]; then
      looked="MLIR_SYS_220_PREFIX=$prefix"
    else
      looked="$prefix, as MLIR_SYS_220_PREFIX is not set"
    fi
    die "no usable LLVM 22 (looked in $looked): $problem." \
      "On this system please install LLVM and MLIR 22 with their development files, shared libraries and tools" \
      "(llvm-config, mlir-tblgen, FileCheck, lit), libclang 22, a C++ compiler, GNU make, CMake, Ninja, pkg-config, Python 3," \
      "and the development files of zlib, zstd, libxml2, libedit and libffi;" \
      "then set MLIR_SYS_220_PREFIX to the directory LLVM is installed in."
  fi
fi

check_rust

llvm="LLVM $("$prefix/bin/llvm-config" --version) in $prefix"
if [ "$changed" = yes ]; then
  say "done: $llvm, $rust"
else
  say "nothing to do: $llvm, $rust"
fi
