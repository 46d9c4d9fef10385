#!/bin/sh
# Starts a private PostgreSQL 15 with pgvector on a free loopback port, for tests and CI. Debian or Ubuntu, as root.
#
#   tools/install-postgres.sh start    installs what is missing, starts a cluster, prints its URL as the last line
#   tools/install-postgres.sh stop     stops the cluster that `start` began and removes its folder
#
# POSTGRES_SETTINGS: further settings of the cluster, such as "-c fsync=off".
#
# Debian 12 has no pgvector package, so its newer source package is built. Safe to run again.
set -eu

MAJOR=15
BINARIES=/usr/lib/postgresql/$MAJOR/bin
STATE=${CITEDESK_POSTGRES_STATE:-/tmp/citedesk-postgres}
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

say() { echo "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

install_server() {
  [ -x "$BINARIES/postgres" ] && return
  say "Installing postgresql-$MAJOR"
  apt-get update -qq >&2
  # Without this, the package starts a cluster of its own on port 5432.
  mkdir -p /etc/postgresql-common
  [ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  apt-get install -y -qq --no-install-recommends "postgresql-$MAJOR" >&2
}

# Downloads pgvector 0.8 of Debian 13 with a list of sources of its own, so that the machine's stays as it is. Not of
# sid: its version changes, and a mirror may list one that it does not have yet.
download_pgvector() {
  lists=$1/apt
  mkdir -p "$lists/lists/partial" "$lists/cache/archives/partial"
  chmod -R a+rX "$1"
  # The mirror that this machine uses anyway.
  mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' "Created-By: Packages" | grep -v security | head -n 1)}
  keyring=/usr/share/keyrings/debian-archive-keyring.gpg
  [ -e "$keyring" ] || fail "The keyring $keyring is missing: install debian-archive-keyring."
  echo "deb-src [signed-by=$keyring] $mirror trixie main" >"$lists/sources.list"
  options="-o Dir::Etc::sourcelist=$lists/sources.list -o Dir::Etc::sourceparts=/dev/null
    -o Dir::State::lists=$lists/lists -o Dir::Cache=$lists/cache -o APT::Sandbox::User=root"
  # shellcheck disable=SC2086
  apt-get $options update -qq >&2
  # shellcheck disable=SC2086
  (cd "$1" && apt-get $options source -qq --download-only pgvector >&2)
}

install_pgvector() {
  [ -e "/usr/share/postgresql/$MAJOR/extension/vector.control" ] && return
  say "Building pgvector"
  if ! command -v gcc >/dev/null || ! command -v make >/dev/null || ! command -v dpkg-source >/dev/null; then
    apt-get update -qq >&2
    apt-get install -y -qq --no-install-recommends gcc make libc6-dev dpkg-dev >&2
  fi
  build=$(mktemp -d)
  download_pgvector "$build"
  # The server's header files alone: installing their package would bring 500 MB of LLVM along.
  (cd "$build" && apt-get download -qq -o APT::Sandbox::User=root "postgresql-server-dev-$MAJOR" >&2)
  dpkg-deb -x "$build"/postgresql-server-dev-*.deb "$build/headers"
  (
    cd "$build"
    dpkg-source --no-check -x pgvector_*.dsc source >&2
    # Not -march=native, the default: the result may be cached and used on another machine.
    case $(uname -m) in x86_64) flags=-march=x86-64-v2 ;; *) flags= ;; esac
    make -s -C source OPTFLAGS="$flags" with_llvm=no PG_CONFIG="$BINARIES/pg_config" \
      PG_CPPFLAGS="-I$build/headers/usr/include/postgresql/$MAJOR/server" >&2
    make -s -C source install with_llvm=no PG_CONFIG="$BINARIES/pg_config" >&2
  )
  rm -rf "$build"
}

as_postgres() {
  runuser -u postgres -- "$@"
}

is_running() {
  [ -e "$STATE/url" ] && as_postgres "$BINARIES/pg_ctl" -D "$STATE/data" status >/dev/null 2>&1
}

free_port() {
  port=55432
  while grep -qi ":$(printf '%04X' "$port") [0-9A-F]*:0000 0A" /proc/net/tcp /proc/net/tcp6; do port=$((port + 1)); done
  echo "$port"
}

start() {
  install_server
  install_pgvector
  if ! is_running; then
    rm -rf "$STATE"
    mkdir -m 755 "$STATE"
    chown postgres "$STATE"
    as_postgres "$BINARIES/initdb" -D "$STATE/data" -U citedesk --auth=trust --encoding=UTF8 --locale=C.UTF-8 >/dev/null
    port=$(free_port)
    as_postgres "$BINARIES/pg_ctl" -D "$STATE/data" -l "$STATE/log" -w -s \
      -o "-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$STATE -c max_connections=200 \
          ${POSTGRES_SETTINGS:-}" \
      start >/dev/null || fail "Postgres did not start: $(tail -n 5 "$STATE/log")"
    echo "postgres://citedesk@127.0.0.1:$port/postgres" >"$STATE/url"
  fi
  cat "$STATE/url"
}

stop() {
  if is_running; then as_postgres "$BINARIES/pg_ctl" -D "$STATE/data" -m fast -w -s stop >&2; fi
  rm -rf "$STATE"
}

[ "$(id -u)" = 0 ] || fail "Run this as root: it installs packages and starts Postgres as the user postgres."
cd /
case ${1:-start} in
  start) start ;;
  stop) stop ;;
  *) fail "Usage: $0 [start|stop]" ;;
esac
