import { describe, expect, it, vi } from 'vitest';
import { createDirectory } from './directory';
import { hashKey } from './key';

const customer = (name: string, key: string) => ({
  id: name,
  name,
  keyHash: hashKey(key),
  rateLimit: null,
  createdAt: '2026-06-30T00:00:00Z',
});

describe('createDirectory', () => {
  it('queries once a second for any number of requests', async () => {
    let time = 0;
    const load = vi.fn(async () => [customer('Acme', 'key-a')]);
    const directory = createDirectory(load, () => time);
    await Promise.all([directory.byKey('key-a'), directory.byKey('wrong'), directory.byKey('wrong too')]);
    time = 999;
    expect(await directory.byKey('key-a')).toMatchObject({ name: 'Acme' });
    expect(load).toHaveBeenCalledTimes(1);
    time = 1000;
    await directory.byKey('key-a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('forgets a removed key', async () => {
    let time = 0;
    let customers = [customer('Acme', 'old')];
    const directory = createDirectory(
      async () => customers,
      () => time,
    );
    expect(await directory.byKey('old')).toBeDefined();
    customers = [customer('Acme', 'new')];
    time = 1000;
    expect(await directory.byKey('old')).toBeUndefined();
    expect(await directory.byKey('new')).toMatchObject({ name: 'Acme' });
  });

  it('does not cache a failure', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue([customer('Acme', 'key')]);
    const directory = createDirectory(load, () => 0);
    await expect(directory.byKey('key')).rejects.toThrow('away');
    expect(await directory.byKey('key')).toMatchObject({ name: 'Acme' });
  });
});
