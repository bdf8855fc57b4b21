'use client';

import { cn } from '@/components/ui/cn';
import { PlainHead } from '@/components/ui/plain-head';
import { useFormat } from '@/lib/client/use-format';
import type { Score } from '@/lib/client/visibility/score';

/** Every searched brand of one shelf, the one with most products first. */
export function ScoreBrands({ shelf }: { shelf: readonly Score[] }) {
  const format = useFormat();
  const ranked = shelf.toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1));
  return (
    <section>
      <h3 className="border-line border-b pb-1 font-semibold text-body">Who stands on this shelf</h3>
      <table className="w-full">
        <PlainHead columns={{ Brand: 'text', Products: 'number', Share: 'number' }} />
        <tbody>
          {ranked.map(({ id, item, at, share }) => (
            <tr key={id} className={cn('h-8 border-line border-b', item.is_own_brand && 'font-semibold')}>
              <td className="px-2">{item.searched_brand ?? 'not stated'}</td>
              <td className="px-2 text-end">{format.integer(at.own_product_count)}</td>
              <td className="px-2 text-end">{format.percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
