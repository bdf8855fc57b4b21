import { expect, it, vi } from 'vitest';
import { DOWNLOAD_ID } from '@/lib/contract/downloads';
import { randomId } from './random-id';

it('returns different identifiers of downloads without crypto.randomUUID, as over plain http', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = [randomId(), randomId()];
  vi.unstubAllGlobals();
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(DOWNLOAD_ID);
});
