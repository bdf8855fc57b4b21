'use client';

import { ShelfLink } from '@/components/rankings/shelf-link';
import { keywordKey, keywordName, type Ranking } from '@/lib/client/rankings/ranking';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

interface NowhereListProps {
  ranking: Ranking;
  keywords: readonly ProductKeyword[];
  question: Question;
}

/** Keywords with a target at which the product has no place; each leads to its shelf. */
export function NowhereList({ ranking, keywords, question }: NowhereListProps) {
  const format = useFormat();
  if (keywords.length === 0) return null;
  return (
    <section className="mt-5">
      <h3 className="border-line border-b pb-1 font-semibold text-body">
        A target, and no place ({format.integer(keywords.length)})
      </h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-2">
        {keywords.map((keyword) => (
          <li key={keywordKey(keyword)}>
            <ShelfLink item={ranking.item} keyword={keyword} question={question}>
              {keywordName(keyword)}
            </ShelfLink>
            <span className="text-caption text-ink-3">
              {keyword.target === null ? '' : ` ≤${format.integer(keyword.target)}`}
              {keyword.is_no_data === true ? ' not collected' : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
