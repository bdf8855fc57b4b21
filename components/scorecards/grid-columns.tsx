import type { BrandStyle } from '@/components/chart/brand-color';
import { BrandMark } from '@/components/scorecards/brand-mark';
import { CountCell } from '@/components/scorecards/count-cell';
import { NoCell } from '@/components/scorecards/no-cell';
import type { BrandRow, Grid } from '@/components/scorecards/prepare-grid';
import { RatingCell, ratingLook } from '@/components/scorecards/rating-cell';
import { WEIGHTING_WORDS } from '@/components/scorecards/words';
import type { Column } from '@/components/table/column';
import { integerColumn, textColumn } from '@/components/table/columns';
import { NOT_STATED } from '@/lib/client/facets';
import type { Mean } from '@/lib/client/scorecards/mean';
import { isBelow, isSmall, type Reading, shownRating } from '@/lib/client/scorecards/reading';

interface GridLook {
  readonly reading: Reading;
  readonly styles: ReadonlyMap<string, BrandStyle>;
  /** Opens the rows behind a cell. */
  readonly onCell: (brand: string, retailer: string | null) => void;
}

/** The brand, then rating and reviews over all retailers, then both at each retailer. */
export function gridColumns({ retailers, largest, largestBrand }: Grid, look: GridLook): Column<BrandRow>[] {
  return [
    textColumn({
      id: 'brand',
      header: 'Brand',
      width: 148,
      pinned: true,
      value: ({ brand }) => nameOf(brand),
      look: ({ own }) => ({ strong: own === true }),
      cell: ({ brand, own }) => <BrandMark name={nameOf(brand)} own={own} style={look.styles.get(brand)} />,
    }),
    ...pair({ id: 'all', group: 'All retailers', mean: ({ all }) => all, largest: largestBrand, retailer: null }, look),
    ...retailers.flatMap((retailer) =>
      pair(
        { id: retailer, group: nameOf(retailer), mean: ({ cells }) => cells.get(retailer), largest, retailer },
        look,
      ),
    ),
  ];
}

interface Pair {
  readonly id: string;
  readonly group: string;
  readonly mean: (row: BrandRow) => Mean | undefined;
  readonly largest: number;
  readonly retailer: string | null;
}

function pair({ id, group, mean, largest, retailer }: Pair, { reading, onCell }: GridLook): Column<BrandRow>[] {
  const shown = (row: BrandRow) => {
    const its = mean(row);
    return its ? shownRating(its.value, its.reviews, reading) : null;
  };
  const rating: Column<BrandRow> = {
    kind: 'number',
    id: `${id} rating`,
    group,
    header: 'Rating',
    hint: `Mean rating of the brand's SKUs at ${group}, ${WEIGHTING_WORDS[reading.weighting].sentence}`,
    width: 68,
    value: shown,
    text: (row, format) => (mean(row) ? format.decimal(shown(row)) : ''),
    look: (row) => {
      const value = shown(row);
      return mean(row) ? ratingLook(value, isBelow(value, reading) ? reading.threshold : null) : { hatched: true };
    },
    cell: (row, format) => {
      const its = mean(row);
      if (!its) return <NoCell />;
      const value = shown(row);
      return (
        <button type="button" tabIndex={-1} className="block w-full" onClick={() => onCell(row.brand, retailer)}>
          <RatingCell
            rating={value}
            threshold={isBelow(value, reading) ? reading.threshold : null}
            small={isSmall(its.reviews, reading)}
            format={format}
          />
        </button>
      );
    },
  };
  const reviews = integerColumn<BrandRow>({
    id: `${id} reviews`,
    group,
    header: 'Reviews',
    hint: `Reviews dated in the range, of the brand's SKUs at ${group}`,
    width: 76,
    value: (row) => mean(row)?.reviews ?? null,
    look: (row) => (mean(row) ? null : { hatched: true }),
    cell: (row, format) => {
      const its = mean(row);
      return its ? <CountCell count={its.reviews} largest={largest} format={format} /> : <NoCell />;
    },
  });
  return [rating, reviews];
}

function nameOf(word: string): string {
  return word === NOT_STATED ? 'not stated' : word;
}
