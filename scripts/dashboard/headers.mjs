/** What every answer carries, whoever makes it: a page, a route, a file, a refusal. The policy of a page is in proxy.ts. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Of what is no page: should a browser take it for one, nothing in it may run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
