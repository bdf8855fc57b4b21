import { imageOf } from '@/components/banners/placement';
import type { Sheet } from '@/lib/client/sheet';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { PlacementRow } from '@/lib/queries/banners/placements';

/** What a proof of placement says, a row a banner. `date` is the one the service was asked for. */
export function proofSheet(rows: readonly PlacementRow[], date: string): Sheet {
  const texts = ['Retailer', 'Page type', 'Page', 'Page address', 'Image address', 'Banner address', 'Types'];
  return {
    title: 'Proof of placement',
    columns: [
      { header: 'Date asked for', kind: 'day' },
      { header: "Page's own time", kind: 'text' },
      ...texts.map((header) => ({ header, kind: 'text' as const })),
      { header: 'Position', kind: 'number' },
    ],
    rows: rows.map((row) => [
      date,
      'not supplied',
      row.retailer_name,
      row.page_type && pageTypeWords(row.page_type),
      row.page_name,
      row.page_url,
      imageOf(row),
      row.e_retail_media_url,
      row.types,
      row.e_retail_media_position,
    ]),
  };
}
