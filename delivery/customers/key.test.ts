import { describe, expect, it } from 'vitest';
import { hashKey, newKey } from './key';

describe('newKey', () => {
  it('creates 32 different alphanumeric characters each time', () => {
    const keys = Array.from({ length: 200 }, newKey);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('uses every character about equally often', () => {
    const counts = new Map<string, number>();
    for (const character of Array.from({ length: 2000 }, newKey).join(''))
      counts.set(character, (counts.get(character) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 64,000 draws over 62 characters: 1,032 each, standard deviation 32. Six deviations do not occur by chance.
    for (const count of counts.values()) expect(Math.abs(count - 1032)).toBeLessThan(192);
  });
});

describe('hashKey', () => {
  it('does not contain the key', () => {
    const key = newKey();
    expect(hashKey(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashKey(key)).not.toContain(key);
  });
});
