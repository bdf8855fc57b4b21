import type { OwnRivals } from '@/components/rankings/prepare-own-rivals';
import { ShelfLink } from '@/components/rankings/shelf-link';
import type { Column } from '@/components/table/column';
import { integerColumn, positionColumn, textColumn } from '@/components/table/columns';
import type { Format } from '@/lib/client/format';
import { productName } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';

/** `question` leads from a keyword to its shelf; an export needs none. */
export function rivalColumns(format: Format, question: Question | null): Column<OwnRivals>[] {
  return [
    textColumn({
      id: 'keyword',
      header: 'Keyword',
      width: 160,
      pinned: true,
      value: ({ name }) => name,
      cell: ({ name, places: [best] }) =>
        best && question ? (
          <ShelfLink item={best.ranking.item} keyword={best.keyword} question={question} inGrid>
            {name}
          </ShelfLink>
        ) : (
          name
        ),
    }),
    textColumn({ id: 'retailer', header: 'Retailer', width: 128, value: ({ retailer }) => retailer }),
    integerColumn({ id: 'own', header: 'Own products', width: 128, value: ({ places }) => places.length }),
    integerColumn({ id: 'page_one', header: 'Page one', width: 84, value: ({ pageOne }) => pageOne }),
    positionColumn({ id: 'best', header: 'Best', width: 68, value: ({ places }) => places[0]?.rank ?? null }),
    positionColumn({ id: 'second', header: 'Second', width: 76, value: ({ places }) => places[1]?.rank ?? null }),
    textColumn({
      id: 'targets',
      header: 'Targets met',
      width: 96,
      value: ({ met, judged }) => (judged === 0 ? null : `${format.integer(met)} of ${format.integer(judged)}`),
    }),
    textColumn({
      id: 'products',
      header: 'Products, best first',
      width: 520,
      value: ({ places }) =>
        places.map(({ rank, ranking }) => `${format.position(rank)} ${productName(ranking.item)}`).join(' · '),
    }),
  ];
}
