/** Headers of every response: pages, routes, files and refusals. The policy of pages is in proxy.ts. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Policy of responses that are not pages, in which nothing may run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
