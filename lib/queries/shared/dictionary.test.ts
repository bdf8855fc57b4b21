import { expect, it } from 'vitest';
import { banners } from '@/lib/metrics/banners';
import { runs } from '@/lib/queries/banners/runs';
import { dictionaryOf } from '@/lib/queries/shared/dictionary';

it('is what measures and columns say of themselves; a name that says it all stands in none', () => {
  const [figures, columns] = dictionaryOf(banners.measures, [runs]);
  const { title, definition, unit, better } = banners.measures.share;
  expect(figures?.entries).toContainEqual({ title, definition, unit, better });
  expect(figures?.entries).toHaveLength(Object.keys(banners.measures).length);
  expect(columns?.title).toBe('Run lengths');
  expect(columns?.entries).toContainEqual(expect.objectContaining({ title: 'Gaps', unit: 'days' }));
  expect(columns?.entries.map((entry) => entry.title)).not.toContain('Retailer');
});
