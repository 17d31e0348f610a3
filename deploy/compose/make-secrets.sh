#!/bin/sh
# Makes the secrets of a Compose installation, once. Nothing is replaced that is there.
set -eu
folder=$(dirname "$0")/secrets
mkdir -p "$folder"
chmod 711 "$folder"
make() {
  [ -s "$folder/$1" ] && return
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >"$folder/$1"
  # Containers read them as another user; the folder keeps others out of the list.
  chmod 644 "$folder/$1"
  echo "made $1"
}
make database_password
make role_secret
make internal_token
make deploy_token
printf 'postgres://liminal:%s@postgres:5432/liminal' "$(cat "$folder/database_password")" >"$folder/owner_url"
printf 'local:%s:*' "$(cat "$folder/deploy_token")" >"$folder/deploy_tokens"
chmod 644 "$folder/owner_url" "$folder/deploy_tokens"
