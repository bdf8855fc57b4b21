import type { QueryClient } from '@tanstack/react-query';
import type { BannersAsked } from '@/components/banners/banner-params';
import { CHANGE_COLUMNS } from '@/components/banners/changes';
import { RUN_COLUMNS } from '@/components/banners/runs';
import { BANNER_COLUMNS } from '@/components/banners/table';
import type { Column } from '@/components/table/column';
import { integerColumn, percentColumn, pointsColumn, textColumn } from '@/components/table/columns';
import { toSheet } from '@/components/table/to-sheet';
import { fetchRows } from '@/lib/client/fetch-rows';
import type { Sheet } from '@/lib/client/sheet';
import type { ShareRow } from '@/lib/queries/banners/shares';

const SHARE_COLUMNS: readonly Column<ShareRow>[] = [
  textColumn({ id: 'retailer_name', header: 'Retailer', value: (row) => row.retailer_name }),
  textColumn({ id: 'page_type_name', header: 'Page type', value: (row) => row.page_type_name }),
  percentColumn({ id: 'share', header: 'Banner share', value: (row) => row.share }),
  percentColumn({ id: 'before', header: 'Compared day', value: (row) => row.before }),
  // The query says it in points; a sheet multiplies what is a share.
  pointsColumn({ id: 'change', header: 'Change', value: ({ change }) => change && change / 100 }),
  integerColumn({ id: 'own_labels', header: 'Own labels', value: (row) => row.own_labels }),
  integerColumn({ id: 'competitor_labels', header: 'Competitor labels', value: (row) => row.competitor_labels }),
  integerColumn({ id: 'banners', header: 'Banners', value: (row) => row.banners }),
  integerColumn({ id: 'uncounted', header: 'Without counts', value: (row) => row.uncounted }),
];

/** The page as sheets: one for each of its tables, all rows of them. */
export async function bannersSheets(client: QueryClient, asked: BannersAsked): Promise<Sheet[]> {
  return [
    toSheet('Banners', BANNER_COLUMNS, await fetchRows(client, 'banners/placements', asked)),
    toSheet('Banner share', SHARE_COLUMNS, await fetchRows(client, 'banners/shares', { ...asked, by: 'both' })),
    toSheet('Changes', CHANGE_COLUMNS, await fetchRows(client, 'banners/changes', asked)),
    toSheet('Run lengths', RUN_COLUMNS, await fetchRows(client, 'banners/runs', asked)),
  ];
}
