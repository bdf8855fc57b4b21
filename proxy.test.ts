import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { proxy } from '@/proxy';

const ask = (path: string) => proxy(new NextRequest(`http://127.0.0.1:3000${path}`));
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('the content security policy', () => {
  it('has a new nonce for every page, the one the page is rendered with', () => {
    const [first, second] = [ask('/prices'), ask('/prices')];
    const nonce = first.headers.get('x-middleware-request-x-nonce');
    expect(policyOf(first)).toContain(`'nonce-${nonce}'`);
    expect(policyOf(first)).not.toBe(policyOf(second));
  });

  it('lets no foreign and no inline script run, and nobody frame a page', () => {
    const directives = new Map(
      policyOf(ask('/prices'))
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive]),
    );
    expect(directives.get('script-src')).not.toMatch(/unsafe|https?:|\*/);
    expect(directives.get('style-src')).not.toContain('unsafe');
    expect(directives.get('connect-src')).toBe("connect-src 'self'");
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(directives.get(name)).toBe(`${name} 'none'`);
  });
});
