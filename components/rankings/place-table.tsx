'use client';

import { VerdictMark } from '@/components/rankings/rank-cell';
import { ShelfLink } from '@/components/rankings/shelf-link';
import { placeWord } from '@/components/rankings/words';
import { NO_VALUE } from '@/lib/client/format-number';
import { type Basis, distanceOf, rankOf, stateOf } from '@/lib/client/rankings/place';
import { keywordKey, keywordName, type Ranking } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

interface PlaceTableProps {
  ranking: Ranking;
  judged: Basis;
  question: Question;
}

const HEADERS = ['Keyword', 'On the page', 'Its kind', 'Page', 'Target', 'Distance', ''];

/** The keywords at which a product stands or should stand. */
export function PlaceTable({ ranking, judged, question }: PlaceTableProps) {
  const format = useFormat();
  const keywords = [...ranking.places.values()];
  const told = keywords.filter((one) => stateOf(one) === 'ranked' || one.target !== null).sort(byRank);
  const silent = keywords.length - told.length;
  return (
    <section aria-label="Keywords of the product">
      <table className="w-full">
        <thead>
          <tr className="h-8 shadow-[inset_0_-1px_var(--control)]">
            {HEADERS.map((header, at) => (
              <th
                key={header}
                scope="col"
                className={`px-2 font-medium text-ink-2 ${at === 0 ? 'text-start' : 'text-end'}`}
              >
                {header || <span className="sr-only">Link</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map((keyword) => (
            <tr key={keywordKey(keyword)} className="h-8 border-line border-b">
              <th scope="row" className="px-2 text-start font-normal">
                {keywordName(keyword)}
              </th>
              <td className="px-2 text-end">{placeWord(keyword, rankOf(keyword, 'page'), format)}</td>
              <td className="px-2 text-end">{placeWord(keyword, rankOf(keyword, 'kind'), format)}</td>
              <td className="px-2 text-end">{format.integer(keyword.page_no)}</td>
              <td className="whitespace-nowrap px-2 text-end">
                <VerdictMark keyword={keyword} />{' '}
                {keyword.target === null ? NO_VALUE : `≤${format.integer(keyword.target)}`}
              </td>
              <td className="px-2 text-end">{format.integer(distanceOf(keyword, judged))}</td>
              <td className="px-2 text-end">
                <ShelfLink item={ranking.item} keyword={keyword} question={question} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-caption text-ink-3">
        –: not ranked; ·: no data. {format.integer(silent)} more keywords of this retailer have neither a place nor a
        target for it.
      </p>
    </section>
  );
}

function byRank(a: ProductKeyword, b: ProductKeyword): number {
  const rank = (keyword: ProductKeyword) => rankOf(keyword, 'page') ?? rankOf(keyword, 'kind') ?? 1e9;
  return rank(a) - rank(b);
}
