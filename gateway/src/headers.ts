/** What a page may load and do: only this site's own, and scripts only by address, never by text. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types liminal liminal-webpack 'allow-duplicates'",
].join('; ');

/** Headers of every answer. HSTS is added where the site is on https. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};
export const strictTransport = { name: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' };

/** How long a file may be kept: what carries its content in its name for ever, everything else never unasked. */
export const caching = { immutable: 'public, max-age=31536000, immutable', revalidate: 'no-cache' };
