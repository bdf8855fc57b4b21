import type { BrandStyle } from '@/components/chart/brand-color';
import { CountCell } from '@/components/scorecards/count-cell';
import { nameColumns } from '@/components/scorecards/name-columns';
import type { SkuRow } from '@/components/scorecards/prepare-sku-rows';
import { RatingCell } from '@/components/scorecards/rating-cell';
import { neededWord, shrinkFormula } from '@/components/scorecards/words';
import type { Column } from '@/components/table/column';
import {
  dayColumn,
  decimalColumn,
  differenceColumn,
  eitherColumn,
  integerColumn,
  positionColumn,
  textColumn,
} from '@/components/table/columns';
import type { Format } from '@/lib/client/format';
import type { Reading } from '@/lib/client/scorecards/reading';

interface SkuLook {
  readonly reading: Reading;
  readonly styles: ReadonlyMap<string, BrandStyle>;
  readonly largest: number;
  /** Whether another range is compared with. */
  readonly compared: boolean;
  readonly format: Format;
}

export function skuColumns(look: SkuLook): Column<SkuRow>[] {
  const { reading, styles, largest, compared, format } = look;
  return [
    ...nameColumns<SkuRow>(styles),
    eitherColumn({
      id: 'own',
      header: 'Own or competitor',
      hint: 'Joined with the newest price set by SKU; “—” where it does not know the SKU',
      width: 136,
      yes: 'own',
      no: 'competitor',
      value: ({ score }) => score.facts?.own ?? null,
    }),
    positionColumn({ id: 'rank', header: 'Rank', hint: 'By the rating shown', width: 60, value: ({ rank }) => rank }),
    decimalColumn({
      id: 'rating',
      header: reading.shrinks ? 'Shrunk' : 'Rating',
      hint: reading.shrinks ? shrinkFormula(reading, format) : 'average_rating as the service gives it',
      width: 76,
      value: ({ shown }) => shown,
      comparedWith: reading.threshold,
      cell: ({ shown, score }) => (
        <RatingCell rating={shown} reviews={score.row.review_count} reading={reading} format={format} />
      ),
    }),
    decimalColumn({
      id: 'given',
      header: 'Given',
      hint: 'average_rating as the service gives it',
      width: 68,
      hidden: !reading.shrinks,
      value: ({ score }) => score.row.average_rating,
      comparedWith: reading.threshold,
    }),
    integerColumn({
      id: 'reviews',
      header: 'Reviews',
      hint: 'Reviews dated inside the range: not the number that the rating rests on',
      width: 76,
      value: ({ score }) => score.row.review_count,
      cell: ({ score }) => <CountCell count={score.row.review_count} largest={largest} format={format} />,
    }),
    ...(compared ? [CHANGE_COLUMN] : []),
    neededColumn(reading, format),
    textColumn({
      id: 'basis',
      header: 'Rests on',
      hint: 'Where mean and count for the five-star reviews come from',
      width: 160,
      value: (row) => basisWord(row, format),
    }),
    textColumn({
      id: 'sku_id',
      header: 'SKU number',
      width: 104,
      hidden: true,
      value: ({ score }) => score.row.service_sku_id,
    }),
    textColumn({
      id: 'barcode',
      header: 'Barcode',
      width: 128,
      hidden: true,
      value: ({ score }) => score.facts?.barcode ?? null,
    }),
    dayColumn({ id: 'start', header: 'From', hidden: true, value: ({ score }) => score.row.start_date }),
    dayColumn({ id: 'end', header: 'To', hidden: true, value: ({ score }) => score.row.end_date }),
  ];
}

const CHANGE_COLUMN = differenceColumn<SkuRow>({
  id: 'change',
  header: 'Change',
  hint: 'Rating now less rating in the range compared with, as given; only where both ranges hold one',
  width: 76,
  value: ({ change }) => change?.rating ?? null,
});

function neededColumn({ target }: Reading, format: Format): Column<SkuRow> {
  return {
    kind: 'number',
    id: 'needed',
    header: `5★ to ${format.decimal(target, 1)}`,
    hint: `Five-star reviews that would lift the mean to ${format.decimal(target, 1)} if nothing else came. “≥”: from this answer's mean and the range's reviews alone, a lower bound`,
    width: 84,
    value: ({ needed }) => (needed.kind === 'reviews' ? needed.count : needed.kind === 'reached' ? 0 : null),
    text: ({ needed, basis }) => neededWord(needed, basis, format),
  };
}

function basisWord({ basis, ratings, needed }: SkuRow, format: Format): string | null {
  if (needed.kind === 'unknown') return null;
  if (basis === 'range') return 'this range';
  return `${format.decimal(ratings?.rating)} of ${format.integer(ratings?.count)} ratings`;
}
