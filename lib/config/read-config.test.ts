import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config';

const KEY = 'k3y0123456789abcdefghijklmnopqrs';
const enough = { DELIVERY_API_URL: 'https://data.example/v2/', DELIVERY_API_KEY: KEY };

function fileHolding(text: string | Buffer, mode = 0o600): string {
  const file = join(mkdtempSync(join(tmpdir(), 'endcap-config-')), 'file');
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

describe('the environment', () => {
  it('needs an address and a key, and fills in the rest', () => {
    expect(readConfig({ ...enough, ACCOUNT_NAME: '', HOST: undefined })).toMatchObject({
      ok: true,
      config: {
        host: '127.0.0.1',
        port: 3000,
        dataDir: './data',
        accountName: 'data.example',
        rateLimit: null,
        paths: {},
        competitionPages: [],
      },
    });
  });

  it('knows the key or the address before a change', () => {
    const configOf = (change: object) => {
      const result = readConfig({ ...enough, ...change });
      return result.ok ? result.config.previous : result.mistakes;
    };
    const before = 'k3yBEFORE9abcdefghijklmnopqrstuv';
    expect(configOf({})).toBeNull();
    expect(configOf({ DELIVERY_PREVIOUS_KEY_FILE: fileHolding(before) })).toEqual({ service: null, key: before });
    expect(configOf({ DELIVERY_PREVIOUS_URL: 'https://old.example' })).toMatchObject({ key: null });
    expect(configOf({ DELIVERY_PREVIOUS_KEY: 'short' })).toEqual([
      expect.stringMatching(/^DELIVERY_PREVIOUS_KEY is not/),
    ]);
  });

  it.each([
    ['no address', { DELIVERY_API_URL: undefined }, /^DELIVERY_API_URL is missing/],
    ['an invalid address', { DELIVERY_API_URL: 'data.example' }, /^DELIVERY_API_URL is not an address/],
    ['no key', { DELIVERY_API_KEY: undefined }, /^DELIVERY_API_KEY is missing/],
    ['a key that is too short', { DELIVERY_API_KEY: 'abc' }, /^DELIVERY_API_KEY is not a key/],
    ['a host that is not local', { HOST: '0.0.0.0' }, /^HOST is reachable from other machines/],
    [
      'a public URL with a path',
      { PUBLIC_URL: 'https://a.example, https://b.example/shelf' },
      /^PUBLIC_URL has “https:\/\/b.example\/shelf”/,
    ],
    ['a public URL without a scheme', { PUBLIC_URL: 'dash.example' }, /^PUBLIC_URL has “dash.example”.*https:\/\//],
    ['a public URL with a wildcard', { PUBLIC_URL: 'https://*.example' }, /^PUBLIC_URL has/],
    ['a public URL with a password', { PUBLIC_URL: 'https://a:b@c.example' }, /^PUBLIC_URL has/],
    ['an invalid port', { PORT: '99999' }, /^PORT is not a port/],
    ['an invalid rate', { DELIVERY_RATE_LIMIT: '10 per minute' }, /^DELIVERY_RATE_LIMIT is not a rate/],
    ['pages without names', { PRICE_COMPETITION_PAGES: '101=Soap,102' }, /^PRICE_COMPETITION_PAGES has “102”/],
    ['paths that are not JSON', { DELIVERY_PATHS: '{price' }, /^DELIVERY_PATHS is not a JSON object/],
    [
      'a path of an unknown endpoint',
      { DELIVERY_PATHS: '{"prices":"/p"}' },
      /^DELIVERY_PATHS names "prices".*e_retail_media/,
    ],
    ['a path without a slash', { DELIVERY_PATHS: '{"price":"p"}' }, /begins with \//],
    ['a path of another host', { DELIVERY_PATHS: '{"price":"//evil.example/p"}' }, /not with \/\//],
    ['a path of another host by a backslash', { DELIVERY_PATHS: '{"price":"/\\\\evil.example"}' }, /not with \/\//],
    ['a prefix of another host', { DELIVERY_API_URL: 'https://data.example//evil.example' }, /begins with \/\//],
    ['a path with an unknown parameter', { DELIVERY_PATHS: '{"price":"/{id}"}' }, /\{id\}/],
    [
      'a cluster without a server',
      { CLICKHOUSE_CLUSTER: 'shelf' },
      /^CLICKHOUSE_CLUSTER is set without CLICKHOUSE_URL/,
    ],
    ['a missing file of paths', { DELIVERY_PATHS: './nowhere.json' }, /cannot be read/],
    ['a missing file of the key', { DELIVERY_API_KEY_FILE: './nowhere' }, /cannot be read/],
  ])('refuses %s with a sentence', (_, change, sentence) => {
    const result = readConfig({ ...enough, ...change });
    expect(result.ok ? [] : result.mistakes).toEqual([expect.stringMatching(sentence)]);
  });

  it('reports all mistakes at once, without repeating the key', () => {
    const result = readConfig({ ...enough, DELIVERY_API_KEY: `${KEY}x`, PORT: 'x', HOST: '10.0.0.1' });
    const mistakes = result.ok ? [] : result.mistakes;
    expect(mistakes).toHaveLength(3);
    expect(mistakes.join()).not.toContain(KEY);
  });

  it('reads the key from a file that only its owner can read', () => {
    const env = { DELIVERY_API_URL: enough.DELIVERY_API_URL };
    expect(readConfig({ ...env, DELIVERY_API_KEY_FILE: fileHolding(`${KEY}\n`) })).toMatchObject({
      config: { key: KEY },
    });
    expect(readConfig({ ...env, DELIVERY_API_KEY_FILE: fileHolding(`\ufeff${KEY}\r\n`) })).toMatchObject({
      config: { key: KEY },
    });
    const open = readConfig({ ...env, DELIVERY_API_KEY_FILE: fileHolding(KEY, 0o644) });
    expect(open.ok ? [] : open.mistakes).toEqual([
      expect.stringMatching(/other users can read \(mode 644\).*chmod 600/),
    ]);
  });

  it.each([
    ['DELIVERY_API_KEY_FILE', KEY],
    ['DELIVERY_PATHS', '{"price":"/p"}'],
  ])('names the encoding of a file of %s that is not UTF-8', (name, text) => {
    const result = readConfig({ ...enough, [name]: fileHolding(Buffer.from(`\ufeff${text}`, 'utf16le')) });
    expect(result.ok ? [] : result.mistakes).toEqual([
      expect.stringMatching(/which is UTF-16 text\. Save it as UTF-8\.$/),
    ]);
  });

  it.each([
    ['10/min', { calls: 10, seconds: 60 }],
    ['2/s', { calls: 2, seconds: 1 }],
  ])('reads the rate %s', (text, rateLimit) => {
    expect(readConfig({ ...enough, DELIVERY_RATE_LIMIT: text })).toMatchObject({ config: { rateLimit } });
  });
});
