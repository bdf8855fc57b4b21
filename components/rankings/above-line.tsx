'use client';

import type { Above } from '@/components/rankings/prepare-above';
import { POSITION_WORDS } from '@/components/rankings/words';
import { cn } from '@/components/ui/cn';
import { counted } from '@/lib/client/counted';
import { rankOf } from '@/lib/client/rankings/place';
import type { Question } from '@/lib/client/rankings/rankings-url';
import { useFormat } from '@/lib/client/use-format';
import type { ProductKeyword } from '@/lib/contract/visibility-search-by-product';

interface AboveLineProps {
  above: readonly Above[];
  keyword: ProductKeyword;
  positionType: Question['position_type'];
}

const NAMED = 3;
const MORE = {
  ORGANIC: 'more organic product',
  SPONSORED: 'more sponsored product',
  OVERALL: 'more product',
} as const;

/** Who stands above, the first places by name. */
export function AboveLine({ above, keyword, positionType }: AboveLineProps) {
  const format = useFormat();
  const rank = rankOf(keyword, 'page');
  if (rank === null) return null;
  const kind = positionType === 'OVERALL' ? '' : `${POSITION_WORDS[positionType].toLowerCase()} `;
  if (above.length === 0)
    return <p className="text-caption text-ink-3">No {kind}product of this answer is above it.</p>;
  const more = above.slice(NAMED);
  const own = more.filter((product) => product.own).length;
  return (
    <ol aria-label="Above it" className="flex flex-col text-caption text-ink-3">
      {above.slice(0, NAMED).map((product) => (
        <li key={product.id} className="flex min-w-0 gap-1.5">
          <span className="w-8 shrink-0 text-end">{format.position(product.rank)}</span>
          <span className={cn('truncate', product.own && 'font-medium text-ink')}>{product.name}</span>
        </li>
      ))}
      {more.length > 0 ? (
        <li className="ps-9.5">
          {counted(more.length, MORE[positionType], format)} above it
          {own > 0 ? `, ${format.integer(own)} of them own` : ''}
        </li>
      ) : null}
    </ol>
  );
}
