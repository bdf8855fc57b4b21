'use client';

import { AboveLine } from '@/components/rankings/above-line';
import type { Before } from '@/components/rankings/find-product';
import type { Above } from '@/components/rankings/prepare-above';
import { VerdictMark } from '@/components/rankings/rank-cell';
import { ShelfLink } from '@/components/rankings/shelf-link';
import { placeWord } from '@/components/rankings/words';
import { cn } from '@/components/ui/cn';
import { NO_VALUE } from '@/lib/client/format-number';
import { type Basis, distanceOf, rankOf } from '@/lib/client/rankings/place';
import { keywordName, placeAt, type Ranking } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

interface PlaceTableProps {
  ranking: Ranking;
  /** Its keywords that have a place on either day, best first. */
  placed: readonly (readonly [key: string, keyword: ProductKeyword])[];
  /** The same product on the compared day; undefined where no day is compared. */
  before: Before | undefined;
  above: ReadonlyMap<string, readonly Above[]>;
  judged: Basis;
  question: Question;
}

/** The keywords at which a product stands: its rank, how far from the target, and who is above it. */
export function PlaceTable({ ranking, placed, before, above, judged, question }: PlaceTableProps) {
  const format = useFormat();
  const headers: [name: string, className?: string][] = [
    ['On the page'],
    ['In its kind', 'max-sm:hidden'],
    ...(before ? [[format.shortDay(before.day)] as [string]] : []),
    ['Target'],
    ['To gain', 'max-sm:hidden'],
  ];
  return (
    <table className="w-full" aria-label="Keywords of the product">
      <thead>
        <tr className="h-8 border-line border-b text-ink-2">
          <th scope="col" className="pe-2 text-start font-medium">
            Keyword
          </th>
          {headers.map(([name, className]) => (
            <th key={name} scope="col" className={cn('px-2 text-end font-medium', className)}>
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Link</span>
          </th>
        </tr>
      </thead>
      {placed.map(([key, keyword]) => (
        <tbody key={key} className="border-line border-b">
          <tr className="h-8">
            <th scope="row" className="pe-2 text-start font-medium">
              {keywordName(keyword)}
            </th>
            <td className="whitespace-nowrap px-2 text-end">
              {placeWord(keyword, rankOf(keyword, 'page'), format)}
              {keyword.page_no !== null && keyword.page_no > 1 ? (
                <span className="text-caption text-ink-2"> p{format.integer(keyword.page_no)}</span>
              ) : null}
            </td>
            <td className="px-2 text-end max-sm:hidden">{placeWord(keyword, rankOf(keyword, 'kind'), format)}</td>
            {before ? <td className="px-2 text-end text-ink-2">{rankBefore(placeAt(before, key), format)}</td> : null}
            <td className="whitespace-nowrap px-2 text-end">
              <VerdictMark keyword={keyword} />{' '}
              {keyword.target === null ? NO_VALUE : `≤${format.integer(keyword.target)}`}
            </td>
            <td className="px-2 text-end max-sm:hidden">{format.integer(distanceOf(keyword, judged))}</td>
            <td className="ps-2 text-end">
              <ShelfLink item={ranking.item} keyword={keyword} question={question} />
            </td>
          </tr>
          <tr>
            <td colSpan={headers.length + 2} className="pb-2">
              <AboveLine above={above.get(key) ?? []} keyword={keyword} positionType={question.position_type} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function rankBefore(keyword: ProductKeyword | undefined, format: ReturnType<typeof useFormat>): string {
  return placeWord(keyword, rankOf(keyword, 'page'), format);
}
