import type { KeywordColumn, MatrixRow } from '@/components/rankings/prepare-matrix';
import { productColumns } from '@/components/rankings/product-columns';
import { RankCell, rankLook } from '@/components/rankings/rank-cell';
import { placeWord } from '@/components/rankings/words';
import type { Column } from '@/components/table/column';
import { integerColumn } from '@/components/table/columns';
import { NO_VALUE } from '@/lib/client/format-number';
import type { Basis } from '@/lib/client/rankings/place';
import { rankOf } from '@/lib/client/rankings/place';
import { missedOf } from '@/lib/client/rankings/prepare-targets';
import { placeAt } from '@/lib/client/rankings/ranking';

const TARGET_COLUMNS: Column<MatrixRow>[] = [
  {
    ...integerColumn<MatrixRow>({
      id: 'missed',
      header: 'Missed',
      group: 'Targets',
      hint: 'Targets missed, by is_on_target, of those with a verdict; keywords without data are not counted',
      width: 72,
      value: ({ targets }) => missedOf(targets),
    }),
    text: ({ targets }, format) =>
      missedOf(targets) === null
        ? NO_VALUE
        : `${format.integer(targets.missed)} of ${format.integer(targets.met + targets.missed)}`,
  },
  integerColumn({
    id: 'judged',
    header: 'With a verdict',
    group: 'Targets',
    hint: 'Targets met and missed',
    width: 104,
    hidden: true,
    value: ({ targets }) => targets.met + targets.missed || null,
  }),
  {
    ...integerColumn<MatrixRow>({
      id: 'distance',
      header: 'Distance',
      group: 'Targets',
      hint: 'Places to gain until all missed targets are met; “+n”: missed and not ranked, so no distance is known',
      width: 72,
      value: ({ targets }) => (targets.missed === 0 ? null : targets.distance),
    }),
    text: ({ targets }, format) => {
      if (targets.missed === 0) return NO_VALUE;
      return `${format.integer(targets.distance)}${targets.unranked > 0 ? ` +${format.integer(targets.unranked)}` : ''}`;
    },
  },
  integerColumn({
    id: 'unranked',
    header: 'Not ranked',
    group: 'Targets',
    hint: 'Missed targets of keywords for which the product is not ranked',
    width: 88,
    hidden: true,
    value: ({ targets }) => (targets.missed === 0 ? null : targets.unranked),
  }),
  integerColumn({
    id: 'page_one',
    header: 'Page one',
    hint: 'Keywords for which the product stands on the first page',
    width: 84,
    value: ({ pageOne }) => pageOne,
  }),
];

/** Product, its targets, then a column for each keyword. */
export function matrixColumns(keywords: readonly KeywordColumn[], basis: Basis): Column<MatrixRow>[] {
  return [
    ...productColumns<MatrixRow>(({ ranking }) => ranking),
    ...TARGET_COLUMNS,
    ...keywords.map((keyword) => keywordColumn(keyword, basis)),
  ];
}

function keywordColumn({ key, name, shown }: KeywordColumn, basis: Basis): Column<MatrixRow> {
  const rank = ({ ranking }: MatrixRow) => rankOf(placeAt(ranking, key), basis);
  return {
    kind: 'number',
    id: `keyword ${key}`,
    header: name,
    hint: `${name}: rank, page where it is not the first, and target`,
    width: 96,
    hidden: !shown,
    value: rank,
    text: (row, format) => placeWord(placeAt(row.ranking, key), rank(row), format),
    look: ({ ranking }) => rankLook(placeAt(ranking, key), basis),
    cell: ({ ranking }, format) => <RankCell keyword={placeAt(ranking, key)} basis={basis} format={format} />,
  };
}
