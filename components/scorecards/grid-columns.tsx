import type { BrandStyle } from '@/components/chart/brand-color';
import { BrandMark } from '@/components/scorecards/brand-mark';
import { CountCell } from '@/components/scorecards/count-cell';
import { MeanCell, meanLook } from '@/components/scorecards/mean-cell';
import type { BrandRow, Grid } from '@/components/scorecards/prepare-grid';
import { brandName, ratingWord, WEIGHTING_WORDS } from '@/components/scorecards/words';
import type { Column } from '@/components/table/column';
import { differenceColumn, integerColumn, textColumn } from '@/components/table/columns';
import type { Format } from '@/lib/client/format';
import type { Mean } from '@/lib/client/scorecards/mean';
import { type Reading, shownRating } from '@/lib/client/scorecards/reading';

interface GridLook {
  readonly reading: Reading;
  readonly styles: ReadonlyMap<string, BrandStyle>;
  /** Whether another range is compared with. */
  readonly compared: boolean;
  readonly format: Format;
  /** Opens the rows behind a cell. */
  readonly onCell: (brand: string, retailer: string | null) => void;
}

const ALL = 'All retailers';

/** The brand, its rating, change and reviews over all retailers, then rating and reviews at each of them. */
export function gridColumns({ retailers, largest, largestBrand }: Grid, look: GridLook): Column<BrandRow>[] {
  return [
    textColumn({
      id: 'brand',
      header: 'Brand',
      width: 112,
      pinned: true,
      look: ({ own }) => ({ strong: own === true }),
      value: ({ brand }) => brandName(brand),
      cell: ({ brand, own }) => <BrandMark name={brandName(brand)} own={own} style={look.styles.get(brand)} />,
    }),
    ratingColumn({ id: 'all', group: ALL, width: 60, mean: ({ all }) => all, retailer: null, largest: null }, look),
    ...(look.compared ? [CHANGE_COLUMN] : []),
    integerColumn({
      id: 'all reviews',
      group: ALL,
      header: 'Reviews',
      hint: "Reviews of the brand's SKUs, dated in the range",
      width: 68,
      value: ({ all }) => all.reviews,
      cell: ({ all }, format) => <CountCell count={all.reviews} largest={largestBrand} format={format} />,
    }),
    ...retailers.map((retailer) => ({
      ...ratingColumn(
        {
          id: retailer,
          group: brandName(retailer),
          width: 102,
          mean: ({ cells }) => cells.get(retailer),
          retailer,
          largest,
        },
        look,
      ),
      aside: {
        header: 'reviews',
        kind: 'number' as const,
        value: ({ cells }: BrandRow) => cells.get(retailer)?.reviews ?? null,
      },
    })),
  ];
}

interface Place {
  readonly id: string;
  readonly group: string;
  readonly width: number;
  readonly mean: (row: BrandRow) => Mean | undefined;
  /** Null over all of them. */
  readonly retailer: string | null;
  readonly largest: number | null;
}

function ratingColumn(place: Place, { reading, onCell }: GridLook): Column<BrandRow> {
  const { id, group, width, mean, retailer, largest } = place;
  const shown = (row: BrandRow) => {
    const its = mean(row);
    return its ? shownRating(its.value, its.reviews, reading) : null;
  };
  return {
    kind: 'number',
    id: `${id} rating`,
    group,
    header: 'Rating',
    hint: `Mean rating of the brand's SKUs at ${group}, ${WEIGHTING_WORDS[reading.weighting].sentence}; beside it their reviews`,
    width,
    value: shown,
    text: (row, format) => (mean(row) ? ratingWord(shown(row), reading.threshold, format) : ''),
    look: (row, format) => meanLook(mean(row), { largest, reading, format }),
    cell: (row, format) => (
      <MeanCell
        largest={largest}
        reading={reading}
        format={format}
        mean={mean(row)}
        onOpen={() => onCell(row.brand, retailer)}
      />
    ),
  };
}

const CHANGE_COLUMN = differenceColumn<BrandRow>({
  id: 'all change',
  group: ALL,
  header: 'Change',
  hint: 'Like for like: of the rows that both ranges rate, both weighed by the reviews of the later one, as given',
  width: 72,
  value: ({ change }) => change,
});
