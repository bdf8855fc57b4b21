import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '@/lib/config/read-config';
import { price } from '@/lib/contract/price';
import { priceCompetition } from '@/lib/contract/price-competition';
import { redact } from '../base/redact';
import { KEY } from '../testing/fake-upstream';
import { addressOf, createService } from './service';

const enough = { DELIVERY_API_URL: 'https://data.example/v2/', DELIVERY_API_KEY: KEY };

function fileHolding(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'endcap-service-')), 'paths.json');
  writeFileSync(file, text);
  return file;
}

describe('the address of a call', () => {
  const base = new URL('https://data.example/v2/');

  it('keeps the prefix of the base address', () => {
    const url = addressOf(createService({ base, key: KEY }), price, { date: '2026-03-31' });
    expect(url.href).toBe('https://data.example/v2/price?date=2026-03-31');
  });

  it('has the host of the base address, even if its path begins with two slashes', () => {
    const twoSlashes = new URL('https://data.example//evil.example/v2');
    const url = addressOf(createService({ base: twoSlashes, key: KEY }), price, {});
    expect(url.host).toBe('data.example');
  });

  it('follows the path map, from text or from a file', () => {
    const text = '{"price_competition":"/pc","price":"/prices/daily"}';
    for (const DELIVERY_PATHS of [text, `\ufeff ${text}`, fileHolding(text), fileHolding(`\ufeff${text}`)]) {
      const result = readConfig({ ...enough, DELIVERY_PATHS });
      const service = createService({ base, key: KEY, paths: result.ok ? result.config.paths : {} });
      expect(addressOf(service, price, {}).pathname).toBe('/v2/prices/daily');
      // If the path has no placeholder, the parameter is added to the query.
      expect(addressOf(service, priceCompetition, { customer_page_id: 7 }).href).toMatch(
        /\/v2\/pc\?customer_page_id=7$/,
      );
    }
  });
});

describe('redact', () => {
  it('replaces the key in a text, plain and in base64', () => {
    const base64 = Buffer.from(KEY).toString('base64');
    expect(redact(`key=${KEY} or ${base64}`, KEY)).toBe('key=[key] or [key]');
  });
});
