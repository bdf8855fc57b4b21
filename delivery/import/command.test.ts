import { describe, expect, it } from 'vitest';
import { importCommand } from './command';

const REMOVE = ['--customer', 'Acme', '--dataset', 'price', '--remove', '--date', '2026-03-31', '--hour', '7', '--yes'];

describe('import --remove', () => {
  it.each([
    ['--dry-run'],
    ['--by-retailer'],
    ['--replace'],
    ['--ignore-unknown'],
    ['--own-brands', 'Balea'],
    ['--map', 'columns.json'],
    ['--rating-scale', '10'],
    ['--reject', 'bad.ndjson'],
  ])('refuses %s', async (flag, ...value) => {
    await expect(importCommand().parseAsync([...REMOVE, flag, ...value], { from: 'user' })).rejects.toThrow(
      `${flag} does not apply to --remove; nothing was removed.`,
    );
  });
});

describe('an import of definitions', () => {
  it.each([['--dry-run'], ['--replace'], ['--date', '2026-03-31'], ['--reject', 'bad.ndjson']])(
    'refuses %s',
    async (flag, ...value) => {
      const args = ['--customer', 'Acme', '--dataset', 'own_brands', flag, ...value, 'brands.json'];
      await expect(importCommand().parseAsync(args, { from: 'user' })).rejects.toThrow(
        `${flag} does not apply to own_brands.`,
      );
    },
  );
});
