import { expect, it } from 'vitest';
import { banners } from '@/lib/datasets/banners/view';
import { runs } from '@/lib/queries/banners/runs';
import type { Run } from '@/lib/queries/query';
import { dictionaryQuery } from '@/lib/queries/shared/dictionary';

const NO_RUN = {} as Run;

it('defines every measure and every column with a definition', async () => {
  const [figures, columns] = await dictionaryQuery('', banners.measures, [runs]).answer({}, NO_RUN);
  const { title, definition, unit, better } = banners.measures.share;
  expect(figures?.entries).toContainEqual({ title, definition, unit, better });
  expect(figures?.entries).toHaveLength(Object.keys(banners.measures).length);
  expect(columns?.title).toBe('Run lengths');
  expect(columns?.entries).toContainEqual(expect.objectContaining({ title: 'Gaps', unit: 'days' }));
  expect(columns?.entries.map((entry) => entry.title)).not.toContain('Retailer');
});
