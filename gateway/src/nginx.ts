import { caching, securityHeaders, strictTransport } from './headers';
import { problems } from './problems';
import { bodyLimit, patternOf, rate, routes, type Kind, type Route, type Service } from './routes';

export type NginxOptions = {
  listen: string;
  /** Where each service answers: `host:port`, several for several instances. */
  upstreams: Record<Service, string[]>;
  /** With a resolver (a cluster's DNS), names are looked up again while nginx runs: needs nginx 1.27.3. */
  resolver?: string;
  shellFolder: string;
  mfeFolder: string;
  https: boolean;
  limits?: Partial<typeof rate>;
  /** Folder for temporary files and the process id, where nginx does not run as a system service. */
  runFolder?: string;
  workers?: number;
};

/** The whole nginx configuration, as text. Valid for 1.22 without a resolver and for 1.30 with one. */
export function nginxConfiguration(options: NginxOptions): string {
  const limits = { ...rate, ...options.limits };
  const run = options.runFolder;
  const places = run ?? '/tmp/nginx';
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${places}${run ? '/' : '_'}${name};`)
    .join('\n');
  return `# Made by gateway/src/nginx.ts from gateway/src/routes.ts: change those and run npm run generate.
${run ? `pid ${run}/nginx.pid;\nerror_log stderr warn;\n` : 'error_log /dev/stderr warn;\npid /tmp/nginx.pid;\n'}worker_processes ${options.workers ?? 'auto'};
worker_rlimit_nofile 65536;
events { worker_connections 16384; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
${temp}
  log_format json escape=json '{"time":"$time_iso8601","method":"$request_method","path":"$uri","status":$status,"seconds":$request_time,"upstream":"$upstream_response_time","trace":"$http_traceparent"}';
  access_log ${run ? `${run}/access.log` : '/dev/stdout'} json;
  server_tokens off;
  sendfile on;
  tcp_nodelay on;
  keepalive_timeout 65s;
  client_header_timeout 10s;
  client_body_timeout 15s;
  large_client_header_buffers 4 16k;
  gzip_static on;
  gzip_vary on;
  # Limits count by address; signing in is counted only when it is tried.
  map $request_method $sign_in_key { POST $binary_remote_addr; default ''; }
  limit_req_zone $binary_remote_addr zone=calls:10m rate=${limits.perSecond}r/s;
  limit_req_zone $sign_in_key zone=sign_in:10m rate=${limits.signInPerMinute}r/m;
  limit_req_status 429;
  # A service that is asked again must be asked something harmless: nginx never repeats POST, PUT or DELETE by itself.
  proxy_next_upstream error timeout http_502 http_503;
  proxy_next_upstream_tries 2;
  proxy_connect_timeout 2s;
  proxy_read_timeout 15s;
  proxy_send_timeout 15s;
  proxy_http_version 1.1;
  proxy_set_header Connection '';
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  # Nobody outside says who they are but by their session.
  proxy_set_header X-Forwarded-Host '';
  proxy_set_header X-Real-IP '';
  proxy_set_header X-User-Id '';
  proxy_set_header Forwarded '';
${options.resolver ? `  resolver ${options.resolver} valid=5s ipv6=off;\n` : ''}${upstreams(options)}
  server {
    listen ${options.listen} default_server;
    server_name _;
    client_max_body_size ${bodyLimit.call};
${headers(options, '    ')}
    merge_slashes off;
${errorPages(options)}
${routes.map((route) => location(route, options, limits)).join('\n')}
    location ~ ^/(api|internal|metrics)(/|$) { return 404; }
${files(options)}
  }
}
`;
}

const upstreams = ({ upstreams: all, resolver }: NginxOptions): string =>
  Object.entries(all)
    .map(([name, places]) => {
      const servers = places
        .map((place) => `    server ${place} max_fails=2 fail_timeout=2s${resolver ? ' resolve' : ''};`)
        .join('\n');
      return `  upstream ${name} {\n    zone ${name} 128k;\n    least_conn;\n${servers}\n    keepalive 64;\n  }`;
    })
    .join('\n');

/** nginx drops inherited headers wherever a location adds one, so each place that adds repeats them all. */
const headers = ({ https }: NginxOptions, indent: string): string =>
  Object.entries({ ...securityHeaders, ...(https && { [strictTransport.name]: strictTransport.value }) })
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');

function errorPages(options: NginxOptions): string {
  return Object.entries(problems)
    .map(([status, { body, retryAfter }]) => {
      const retry = retryAfter ? `\n      add_header Retry-After ${retryAfter} always;` : '';
      return `    error_page ${status} @${status};
    location @${status} {
      internal;
      default_type application/json;
${headers(options, '      ')}
      add_header Cache-Control no-store always;${retry}
      return ${status} '${body}';
    }`;
    })
    .join('\n');
}

const perKind: Record<Kind, (limits: typeof rate) => string[]> = {
  call: ({ burst }) => [`limit_req zone=calls burst=${burst} nodelay;`],
  'sign-in': ({ signInBurst, burst }) => [
    `limit_req zone=sign_in burst=${signInBurst} nodelay;`,
    `limit_req zone=calls burst=${burst} nodelay;`,
  ],
  stream: ({ burst }) => [
    `limit_req zone=calls burst=${burst} nodelay;`,
    'proxy_buffering off;',
    'proxy_cache off;',
    'gzip off;',
    'proxy_read_timeout 1h;',
    'proxy_send_timeout 1h;',
  ],
  upload: () => [`client_max_body_size ${bodyLimit.upload};`, 'proxy_request_buffering on;'],
};

const location = (route: Route, _options: NginxOptions, limits: typeof rate): string =>
  `    location ~ ${patternOf(route)} {\n${perKind[route.kind](limits)
    .map((line) => `      ${line}`)
    .join('\n')}\n      proxy_pass http://${route.to};\n    }`;

function files(options: NginxOptions): string {
  const { shellFolder, mfeFolder } = options;
  const place = (match: string, root: string, cache: string, more: string) => `    location ${match} {
${root}
      limit_except GET { deny all; }
${headers(options, '      ')}
      add_header Cache-Control "${cache}" always;
${more}
    }`;
  return [
    place(
      '= /mfe/registry.json',
      `      alias ${mfeFolder}/registry.json;\n      default_type application/json;`,
      caching.revalidate,
      '      gzip_static off;',
    ),
    place('/mfe/', `      alias ${mfeFolder}/;`, caching.immutable, '      error_page 404 @404;'),
    place('/assets/hashed/', `      root ${shellFolder};`, caching.immutable, ''),
    place('/assets/', `      root ${shellFolder};`, caching.revalidate, ''),
    place('/', `      root ${shellFolder};`, caching.revalidate, '      try_files /index.html =404;'),
  ].join('\n');
}
