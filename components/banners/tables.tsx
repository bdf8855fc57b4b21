'use client';

import type { Banners } from '@/components/banners/use-banners';
import { DayStrip, StripLegend } from '@/components/chart/day-strip';
import { OutLink } from '@/components/page/out-link';
import { AnswerTable } from '@/components/table/answer-table';
import type { Column } from '@/components/table/column';
import { dayColumn, eitherColumn, integerColumn, positionColumn, textColumn } from '@/components/table/columns';
import { useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import type { PlacementRow } from '@/lib/queries/banners/placements';
import type { RunRow } from '@/lib/queries/banners/runs';

interface Named {
  retailer_name: string | null;
  page_type_name: string | null;
  page_name: string | null;
  banner: string | null;
  own_brands: string | null;
  competitor_brands: string | null;
}

/** Returns the columns that tables of banners have in common. */
export function sharedColumns<Row extends Named>() {
  return {
    retailer: textColumn<Row>({
      id: 'retailer_name',
      header: 'Retailer',
      value: (row) => row.retailer_name,
      width: 120,
      pinned: true,
    }),
    pageType: textColumn<Row>({
      id: 'page_type_name',
      header: 'Page type',
      value: (row) => row.page_type_name,
      width: 112,
    }),
    page: textColumn<Row>({ id: 'page_name', header: 'Page', value: (row) => row.page_name, width: 120 }),
    banner: textColumn<Row>({
      id: 'banner',
      header: 'Banner',
      hint: 'The last part of the banner’s address, as banners have no names',
      value: (row) => row.banner,
      width: 152,
    }),
    ownBrands: textColumn<Row>({ id: 'own_brands', header: 'Own brands', value: (row) => row.own_brands, width: 112 }),
    competitors: textColumn<Row>({
      id: 'competitor_brands',
      header: 'Competitors',
      value: (row) => row.competitor_brands,
      width: 208,
    }),
  };
}

export function placeColumn<Row extends { e_retail_media_position: number | null }>() {
  return positionColumn<Row>({
    id: 'e_retail_media_position',
    header: 'Position',
    value: (row) => row.e_retail_media_position,
    width: 72,
  });
}

const placed = sharedColumns<PlacementRow>();

export const BANNER_COLUMNS: readonly Column<PlacementRow>[] = [
  placed.retailer,
  placed.pageType,
  placed.page,
  placeColumn<PlacementRow>(),
  placed.ownBrands,
  placed.competitors,
  placed.banner,
  textColumn({ id: 'types', header: 'Types', value: ({ types }) => types || null, width: 128 }),
  integerColumn({
    id: 'own_label_count',
    header: 'Own labels',
    hint: 'Number of own labels that the service reports. “—” if it reports none',
    value: (row) => row.own_label_count,
    width: 80,
  }),
  integerColumn({
    id: 'competitor_label_count',
    header: 'Competitor labels',
    hint: 'Number of competitor labels that the service reports. “—” if it reports none',
    value: (row) => row.competitor_label_count,
    width: 112,
  }),
  eitherColumn({
    id: 'counts_agree',
    header: 'Counts agree',
    hint: 'Whether the counts match the listed labels',
    value: (row) => row.counts_agree,
    yes: 'agree',
    no: 'differ',
    width: 104,
    hidden: true,
  }),
  textColumn({
    id: 'page_url',
    header: 'Page address',
    value: (row) => row.page_url,
    cell: (row) => <OutLink url={row.page_url} inGrid />,
    hidden: true,
  }),
  textColumn({
    id: 'e_retail_media_url',
    header: 'Banner address',
    value: (row) => row.e_retail_media_url,
    cell: (row) => <OutLink url={row.e_retail_media_url} inGrid />,
    hidden: true,
  }),
];

/** Table of all banners of the day with all fields. */
export function TableTab({ banners, onOpen }: { banners: Banners; onOpen: (id: string) => void }) {
  const format = useFormat();
  const tiles = useAnswer('banners/tiles', { ...banners.params, own: 'all' });
  const figure = (name: string) =>
    tiles.kind === 'content' && !tiles.isOutdated ? tiles.data.find((tile) => tile.name === name) : undefined;
  const agree = figure('counts_agree');
  return (
    <AnswerTable
      query="banners/placements"
      params={banners.params}
      columns={BANNER_COLUMNS}
      label="Banners of the day"
      title={`Banners ${banners.dates.date}`}
      noun="banner"
      searches="banner, brand, page"
      lead={
        agree ? (
          <span className="text-caption text-ink-3">
            {[
              `own labels ${format.integer(figure('own_labels')?.value ?? null)}`,
              `competitor labels ${format.integer(figure('competitor_labels')?.value ?? null)}`,
              `counts agree on ${format.integer(agree.part)} of ${format.integer(agree.whole)}`,
            ].join(' · ')}
          </span>
        ) : null
      }
      onOpen={({ id }) => onOpen(id)}
      others={banners.otherTables('table')}
    />
  );
}

const run = sharedColumns<RunRow>();

export const RUN_COLUMNS: readonly Column<RunRow>[] = [
  run.retailer,
  run.page,
  run.banner,
  textColumn({
    id: 'strip',
    header: 'Day by day',
    value: ({ strip }) => strip,
    cell: ({ strip }) => <DayStrip strip={strip} />,
    width: 160,
  }),
  run.ownBrands,
  run.competitors,
  dayColumn({
    id: 'first',
    header: 'First seen',
    value: ({ first }) => first,
    cell: ({ first, open_start }, format) => `${format.shortDay(first)}${open_start ? ' or earlier' : ''}`,
    width: 124,
  }),
  dayColumn({
    id: 'last',
    header: 'Last seen',
    value: ({ last }) => last,
    cell: ({ last, open_end }, format) => `${format.shortDay(last)}${open_end ? ' or later' : ''}`,
    width: 116,
  }),
  integerColumn({
    id: 'days',
    header: 'Days seen',
    value: ({ days }) => days,
    width: 100,
  }),
  integerColumn({
    id: 'gaps',
    header: 'Gaps',
    hint: 'Days between first and last without data: not collected, failed, or nothing published',
    value: ({ gaps }) => gaps,
    width: 56,
  }),
  run.pageType,
  placeColumn<RunRow>(),
];

interface RunsProps {
  banners: Banners;
  onOpen: (id: string, day?: string | null) => void;
}

/** Table of the run lengths of banners, derived from the collected days. */
export function RunsTab({ banners, onOpen }: RunsProps) {
  const { params, dates } = banners;
  const format = useFormat();
  return (
    <>
      <h2 className="font-semibold text-panel">
        Run lengths, {format.shortDay(dates.from)} to {format.shortDay(dates.date)}
      </h2>
      <p className="mb-2 text-caption text-ink-3">
        Days that were not collected, failed, or have no banners neither end nor lengthen a run. The length of the
        period is set next to the compared day.
      </p>
      <AnswerTable
        query="banners/runs"
        params={params}
        columns={RUN_COLUMNS}
        label="Run lengths of banners"
        title={`Run lengths of banners ${dates.date}`}
        noun="run"
        searches="banner, brand, page"
        lead={<StripLegend letters="sanx-" />}
        onOpen={({ id, last }) => onOpen(id, last === dates.date ? null : last)}
        others={banners.otherTables('runs')}
      />
    </>
  );
}
