import type { useBookings } from '@/components/banners/bookings';
import { CHANGE_COLUMNS } from '@/components/banners/changes';
import type { BannersParams } from '@/components/banners/page';
import { BANNER_COLUMNS, RUN_COLUMNS } from '@/components/banners/tables';
import type { Column } from '@/components/table/column';
import { exportColumns } from '@/components/table/export-columns';
import type { ExportSheet } from '@/lib/client/request-export';
import type { BookedRow } from '@/lib/queries/banners/booked';

const SHARE_COLUMNS: ExportSheet['columns'] = [
  { id: 'retailer_name', header: 'Retailer' },
  { id: 'page_type_name', header: 'Page type' },
  { id: 'share', header: 'Banner share' },
  { id: 'before', header: 'Compared day' },
  { id: 'change', header: 'Change' },
  { id: 'own_labels', header: 'Own labels' },
  { id: 'competitor_labels', header: 'Competitor labels' },
  { id: 'banners', header: 'Banners' },
  { id: 'uncounted', header: 'Without counts' },
];

const DAY_COLUMNS: ExportSheet['columns'] = [
  { id: 'day', header: 'Day' },
  { id: 'retailer', header: 'Retailer' },
  { id: 'page_type', header: 'Page type' },
  { id: 'position', header: 'Position' },
  { id: 'name', header: 'Name' },
  { id: 'state', header: 'State' },
  { id: 'seen_at', header: 'Seen at position' },
  { id: 'page_url', header: 'Page address' },
  { id: 'banner_url', header: 'Banner address' },
];

/** The tables of the page, for its workbook. */
export function bannersSheets(params: BannersParams): ExportSheet[] {
  return [
    { title: 'Banners', query: 'banners/placements', params, columns: exportColumns(BANNER_COLUMNS) },
    { title: 'Banner share', query: 'banners/shares', params: { ...params, by: 'both' }, columns: SHARE_COLUMNS },
    { title: 'Changes', query: 'banners/changes', params, columns: exportColumns(CHANGE_COLUMNS) },
    { title: 'Run lengths', query: 'banners/runs', params, columns: exportColumns(RUN_COLUMNS) },
  ];
}

/** Bookings and what was seen of them, in all and day by day. */
export function bookedSheets(
  asked: ReturnType<typeof useBookings>['asked'],
  columns: readonly Column<BookedRow>[],
): ExportSheet[] {
  return [
    { title: 'Booked and seen', query: 'banners/booked', params: asked, columns: exportColumns(columns) },
    { title: 'Day by day', query: 'banners/booked-days', params: asked, columns: DAY_COLUMNS },
  ];
}
