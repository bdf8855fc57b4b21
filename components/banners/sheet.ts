import { bannerColumns } from '@/components/banners/banner-columns';
import { changeColumns } from '@/components/banners/change-columns';
import { imageAddress } from '@/components/banners/image-address';
import type { Run } from '@/components/banners/prepare-runs';
import { runColumns } from '@/components/banners/run-columns';
import { toSheet } from '@/components/table/to-sheet';
import type { Placement } from '@/lib/client/banners/placement';
import type { Change } from '@/lib/client/banners/prepare-changes';
import type { RetailerShare } from '@/lib/client/banners/prepare-share';
import { NOT_STATED } from '@/lib/client/facets';
import type { Sheet } from '@/lib/client/sheet';

export function bannerSheet(placements: readonly Placement[]): Sheet {
  return toSheet('Banners', bannerColumns, placements);
}

export function changeSheet(changes: readonly Change[]): Sheet {
  return toSheet('Changes', changeColumns, changes);
}

export function runSheet(runs: readonly Run[]): Sheet {
  return toSheet('Runs', runColumns, runs);
}

export function shareSheet(shares: readonly RetailerShare[]): Sheet {
  return {
    title: 'Banner share',
    columns: [
      { header: 'Retailer', kind: 'text' },
      ...['Banner share (%)', 'Own labels', 'Competitor labels', 'Banners', 'Banners without counts'].map((header) => ({
        header,
        kind: 'number' as const,
      })),
    ],
    rows: shares.map(({ retailer, share, own, competitor, banners, unknown }) => {
      const counted = banners > unknown;
      const percent = share === null ? null : Math.round(share * 1000) / 10;
      const name = retailer === NOT_STATED ? 'not stated' : retailer;
      return [name, percent, counted ? own : null, counted ? competitor : null, banners, unknown];
    }),
  };
}

/** What a proof of placement says, a row a banner. `date` is the one the service was asked for. */
export function proofSheet(placements: readonly Placement[], date: string): Sheet {
  const texts = ['Retailer', 'Page type', 'Page', 'Page address', 'Image address', 'Banner address', 'Types'];
  return {
    title: 'Proof of placement',
    columns: [
      { header: 'Date asked for', kind: 'day' },
      { header: "Page's own time", kind: 'text' },
      ...texts.map((header) => ({ header, kind: 'text' as const })),
      { header: 'Position', kind: 'number' },
    ],
    rows: placements.map(({ item }) => [
      date,
      'not supplied',
      item.retailer_name,
      item.page_type,
      item.page_name,
      item.page_url,
      imageAddress(item),
      item.e_retail_media_url,
      item.e_retail_media_types.join(', '),
      item.e_retail_media_position,
    ]),
  };
}
