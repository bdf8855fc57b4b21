import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { senderProblem } from './sender.mjs';

const ORIGINS = ['https://shelf.example', 'http://intern.example:8080'];
const OWN = { host: '127.0.0.1:3000' };
const NAVIGATION = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

function problemOf(url: string, headers: Record<string, string>, origins = ORIGINS): string | null {
  return senderProblem({ url, headers } as unknown as IncomingMessage, url.split('?', 1)[0] ?? '', origins);
}

describe('the host', () => {
  it.each([
    'localhost',
    'LOCALHOST:3000',
    '127.0.0.1:1',
    '127.8.9.10',
    '[::1]:3000',
    'shelf.example',
    'Shelf.Example:443',
    'intern.example:8080',
    'intern.example',
  ])('may be %s', (host) => {
    for (const url of ['/', '/prices?x=1', '/api/status']) expect(problemOf(url, { host })).toBeNull();
  });

  it.each([
    'evil.example',
    'shelf.example.evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil.example:3000',
    'shelf.example@evil.example',
    'evil.example/shelf.example',
    '192.168.0.10:3000',
    '0.0.0.0:3000',
    '[::2]',
    'shelf.example:',
    'localhost:99999',
    'shelf.example:99999',
    '127.999.1.1',
    '',
  ])('is refused where it is “%s”', (host) => {
    for (const url of ['/', '/prices', '/api/status', '/nothing', '/_next/data'])
      expect(problemOf(url, { host })).toContain(`“${host}” is not an address of this dashboard`);
  });

  it('is read from an absolute request target before the header', () => {
    expect(problemOf('http://evil.example/prices', OWN)).toContain('evil.example');
    expect(problemOf('http://localhost/prices', { host: 'evil.example' })).toBeNull();
  });

  it('is not checked for files without data and the health check', () => {
    for (const url of ['/_next/static/chunks/a-b~c.js', '/icon.svg', '/favicon.ico', '/api/healthz'])
      expect(problemOf(url, { host: 'evil.example', 'sec-fetch-site': 'cross-site' })).toBeNull();
  });

  it('is checked for a path that only begins like one of those files', () => {
    for (const url of [
      '/_next/static/../../api/status',
      '/_next/static/..%2f..%2fapi/status',
      '/_next/static/%2e%2e/api',
      '/api/healthz/',
      '/icon.svg/../api/status',
    ])
      expect(problemOf(url, { host: 'evil.example' })).not.toBeNull();
  });

  it('must be this machine without PUBLIC_URL', () => {
    expect(problemOf('/', { host: 'shelf.example' }, [])).toContain('PUBLIC_URL');
  });
});

describe('the origin', () => {
  it.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['https://localhost', 'localhost'],
    ['http://[::1]:3000', '[::1]:3000'],
    ['https://shelf.example', 'shelf.example'],
    ['https://shelf.example', '127.0.0.1:3000'],
    ['http://intern.example:8080', 'intern.example'],
  ])('may be %s at %s', (origin, host) => {
    expect(problemOf('/api/collection', { host, origin, 'sec-fetch-site': 'same-origin' })).toBeNull();
  });

  it.each([
    ['https://evil.example', '127.0.0.1:3000'],
    ['null', '127.0.0.1:3000'],
    ['http://127.0.0.1:4000', '127.0.0.1:3000'],
    ['http://localhost:3000', '127.0.0.1:3000'],
    ['http://shelf.example', 'shelf.example'],
    ['https://shelf.example:8443', 'shelf.example'],
    ['http://127.0.0.1:3000', 'shelf.example'],
    ['', '127.0.0.1:3000'],
  ])('is refused where it is “%s” at %s', (origin, host) => {
    expect(problemOf('/api/collection', { host, origin })).toContain(`A page of ${origin} sent this request`);
  });
});

describe('a request of another site', () => {
  it.each(['cross-site', 'same-site'])('opens pages by navigation only: %s', (site) => {
    const headers = { ...OWN, 'sec-fetch-site': site };
    expect(problemOf('/prices', { ...headers, ...NAVIGATION })).toBeNull();
    expect(problemOf('/api/status', { ...headers, ...NAVIGATION })).toContain('another site');
    for (const [mode, dest] of [
      ['no-cors', 'image'],
      ['no-cors', 'script'],
      ['cors', 'empty'],
      ['navigate', 'iframe'],
      ['navigate', 'object'],
    ] as const)
      expect(problemOf('/prices', { ...headers, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest })).not.toBeNull();
    expect(problemOf('/prices', headers)).not.toBeNull();
  });

  it.each(['same-origin', 'none'])('is not assumed for Sec-Fetch-Site: %s', (site) => {
    for (const url of ['/prices', '/api/status']) expect(problemOf(url, { ...OWN, 'sec-fetch-site': site })).toBeNull();
  });
});

describe('a page that is fetched before a user opens it', () => {
  const SPECULATIONS = [
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch;anonymous-client-ip'],
    ['sec-purpose', 'Prefetch'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ] as const;

  it.each(SPECULATIONS)('is refused with %s: %s unless the dashboard itself fetches it', (name, value) => {
    for (const site of ['none', 'cross-site', 'same-site', ''])
      for (const url of ['/prices', '/api/status'])
        expect(problemOf(url, { ...OWN, ...NAVIGATION, 'sec-fetch-site': site, [name]: value })).not.toBeNull();
    expect(problemOf('/prices', { ...OWN, ...NAVIGATION, [name]: value })).toContain('before anyone opened it');
    expect(problemOf('/prices', { ...OWN, 'sec-fetch-site': 'same-origin', [name]: value })).toBeNull();
  });

  it('is not assumed without one of those headers', () => {
    expect(problemOf('/prices', { ...OWN, ...NAVIGATION, 'sec-fetch-site': 'none' })).toBeNull();
  });
});
