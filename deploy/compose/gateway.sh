#!/bin/sh
# nginx 1.27.3 and newer look services up again as they scale; an older one takes the names as they are at its start.
set -eu
if [ "${1:-}" = healthy ]; then
  [ -f /tmp/nginx.pid ] && kill -0 "$(cat /tmp/nginx.pid)"
  exit
fi
if nginx -t -q -c /etc/nginx/liminal.conf 2>/dev/null; then
  exec nginx -c /etc/nginx/liminal.conf -g 'daemon off;'
fi
exec nginx -c /etc/nginx/liminal-fixed.conf -g 'daemon off;'
