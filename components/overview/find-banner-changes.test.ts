import { describe, expect, it } from 'vitest';
import { findBannerChanges } from '@/components/overview/find-banner-changes';
import { preparePlacements } from '@/lib/client/banners/prepare-placements';
import { banner, label } from '@/lib/client/banners/test-banners';
import type { Banner } from '@/lib/contract/e-retail-media';

const DAYS = { asked: null, now: '2026-06-30', against: '2026-06-29' };
const OURS: Partial<Banner> = {};
const THEIRS: Partial<Banner> = {
  own_label_count: 0,
  own_labels: [],
  competitor_label_count: 1,
  competitor_labels: [label('Soap', 'Fenwarra')],
};
const OTHERS: Partial<Banner> = { ...THEIRS, competitor_labels: [label('Soap', 'Mirabrook')] };
const UNKNOWN: Partial<Banner> = { own_label_count: null, own_labels: [], competitor_label_count: null };
/** Another place, so that the page is known on both days. */
const PAGE: Partial<Banner> = { e_retail_media_position: 9 };

function found(before: Partial<Banner> | null, now: Partial<Banner>, page: Partial<Banner> | null = PAGE) {
  const day = (one: Partial<Banner> | null) =>
    preparePlacements([one, page].flatMap((row) => (row ? [banner(row)] : [])));
  return findBannerChanges(day(now), day(before), DAYS).map(({ worse, by, heavy }) =>
    [worse ? 'worse' : 'better', by, heavy ? 'heavy' : ''].filter(Boolean).join(' '),
  );
}

describe('a banner’s place', () => {
  it.each<[string, Partial<Banner> | null, Partial<Banner>, string[]]>([
    ['ours, then a competitor’s', OURS, THEIRS, ['worse Fenwarra heavy']],
    ['of one competitor, then of another', OTHERS, THEIRS, ['worse Fenwarra']],
    ['free, then a competitor’s', null, THEIRS, ['worse Fenwarra']],
    ['a competitor’s, then ours', THEIRS, OURS, ['better heavy']],
    ['of the same competitor as before', THEIRS, THEIRS, []],
    ['of nobody known before', UNKNOWN, THEIRS, []],
    ['of nobody known now', OURS, UNKNOWN, []],
  ])('%s', (_, before, now, expected) => expect(found(before, now)).toEqual(expected));

  it('on a page that the earlier day does not have says nothing', () => {
    expect(found(null, THEIRS, null)).toEqual([]);
  });
});
