import { type NextRequest, NextResponse } from 'next/server';

const DEVELOPMENT = process.env.NODE_ENV === 'development';

/**
 * The content security policy of a page. Scripts run by this request's nonce alone. Style attributes are allowed because
 * widths and positions of virtual rows are computed; style elements need the nonce. Images may come from any https
 * address: products and banners are the retailers'.
 */
export function contentSecurityPolicy(nonce: string, development = DEVELOPMENT): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' https: data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Gives each page request its nonce and the policy that goes with it. The other headers stand in next.config. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString('base64');
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

// Pages only: a proxied request costs a third of a route handler's throughput, and data needs no policy for scripts.
export const config = { matcher: '/((?!api/|_next/|icon.svg|favicon.ico).*)' };
