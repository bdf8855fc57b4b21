import type { QueryClient } from '@tanstack/react-query';
import type { BannersAsked } from '@/components/banners/banner-params';
import type { useBookings } from '@/components/banners/bookings';
import { CHANGE_COLUMNS } from '@/components/banners/changes';
import { BANNER_COLUMNS, RUN_COLUMNS } from '@/components/banners/tables';
import type { Column } from '@/components/table/column';
import {
  dayColumn,
  integerColumn,
  percentColumn,
  pointsColumn,
  positionColumn,
  textColumn,
} from '@/components/table/columns';
import { toSheet } from '@/components/table/to-sheet';
import { fetchRows } from '@/lib/client/fetch-rows';
import type { Sheet } from '@/lib/client/sheet';
import { pageTypeWords } from '@/lib/contract/known-values';
import type { BookedDayRow } from '@/lib/queries/banners/booked';
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

const DAY_COLUMNS: readonly Column<BookedDayRow>[] = [
  dayColumn({ id: 'day', header: 'Day', value: ({ day }) => day }),
  textColumn({ id: 'retailer', header: 'Retailer', value: ({ retailer }) => retailer }),
  textColumn({
    id: 'page_type',
    header: 'Page type',
    value: ({ page_type }) => page_type && pageTypeWords(page_type),
  }),
  positionColumn({ id: 'position', header: 'Position', value: ({ position }) => position }),
  textColumn({ id: 'name', header: 'Name', value: ({ name }) => name }),
  textColumn({ id: 'state', header: 'State', value: ({ state }) => state }),
  positionColumn({ id: 'seen_at', header: 'Seen at position', value: (row) => row.seen_at }),
  textColumn({ id: 'page_url', header: 'Page address', value: (row) => row.page_url }),
  textColumn({ id: 'banner_url', header: 'Banner address', value: (row) => row.banner_url }),
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

/** What was booked and seen, day by day. */
export async function bookedDaysSheet(
  client: QueryClient,
  asked: ReturnType<typeof useBookings>['asked'],
): Promise<Sheet> {
  return toSheet('Day by day', DAY_COLUMNS, await fetchRows(client, 'banners/booked-days', asked));
}
