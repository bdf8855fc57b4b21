import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { wantedEncoding } from './compression';

function encodingFor(accepted: string | undefined, query = 'enable_http_compression=1'): string | undefined {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return wantedEncoding({ headers } as IncomingMessage, new URLSearchParams(query))?.name;
}

it.each([
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip;q=0, br', 'br'],
  ['gzip;q=0.2, br;q=0.8', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'gzip'],
  ['br;q=0', undefined],
  ['*;q=0', undefined],
  ['x-gzip-like', undefined],
  ['identity, gzip;q=0.5', undefined],
  ['', undefined],
  [undefined, undefined],
])('compresses for a client that accepts “%s” with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

it('does not compress without the setting that ClickHouse requires', () => {
  expect(encodingFor('gzip', '')).toBeUndefined();
});
