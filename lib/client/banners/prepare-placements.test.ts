import { describe, expect, it } from 'vitest';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { banner } from '@/lib/client/banners/test-banners';
import type { Banner } from '@/lib/contract/e-retail-media';

const only = (change: Partial<Banner>) => preparePlacements([banner(change)])[0];

describe('a banner', () => {
  it.each([
    ['own labels alone', {}, ['own']],
    ['both sides', { competitor_label_count: 2 }, ['own', 'competitor']],
    ['labels without counts', { own_label_count: null, competitor_label_count: null }, ['own']],
    ['nothing of either', { own_label_count: 0, own_labels: [] }, ['-']],
    ['nothing known', { own_label_count: null, competitor_label_count: null, own_labels: [] }, ['-']],
  ])('with %s is of whom it shows', (_, change, words) => {
    expect(only(change)?.words.own).toEqual(words);
  });

  it.each([
    ['both are given', {}, { own: 1, competitor: 0 }],
    ['one is unknown', { competitor_label_count: null }, null],
  ])('has counts when %s', (_, change, counts) => {
    expect(only(change)?.counts).toEqual(counts);
  });

  it('has an id of its own, even beside a row that reads the same', () => {
    const ids = preparePlacements([banner(), banner(), banner({ e_retail_media_position: 2 })]).map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(preparePlacements([banner()])[0]?.id).toBe(ids[0]);
  });
});
