import { expect, it } from 'vitest';
import { fileName } from '@/lib/text/file-name';

it('joins letters of any script and digits by hyphens', () => {
  expect(fileName('Preise · 30 Jun', 'csv')).toBe('preise-30-jun.csv');
  expect(fileName('·', 'png')).toBe('endcap.png');
});

it('cuts a long title, but not the dates at the end', () => {
  const name = fileName(`Index, ${'Soap '.repeat(30)}`, 'csv', '23 Jun 2025 to 22 Jun 2026');
  expect(name).toMatch(/^index-soap-.*-23-jun-2025-to-22-jun-2026\.csv$/);
  expect(name.length).toBeLessThanOrEqual(85);
});
