import type { Banner } from '@/lib/contract/e-retail-media';
import type { RawRow } from './raw-rows';

/** Selects the banners of a day. */
export function expectedBanners(rows: readonly RawRow[], relevance: string, first: number): Banner[] {
  return rows
    .filter(({ e_retail_media_position: position }) => position == null || Number(position) <= first)
    .filter(
      ({ own_label_count, competitor_label_count }) =>
        relevance === 'ALL' || Number(own_label_count) > 0 || Number(competitor_label_count) > 0,
    )
    .map(({ date: _date, crawling_time: _time, ...banner }) => banner as unknown as Banner);
}
