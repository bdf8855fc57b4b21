'use client';

import type { Banners } from '@/components/banners/use-banners';
import { Button } from '@/components/ui/button';
import { isolated } from '@/lib/client/isolated';
import { useFormat } from '@/lib/client/use-format';
import type { Takeover } from '@/lib/queries/banners/takeovers';

/** One brand alone on every banner of a kind of page: those of the day first, then the latest. */
export function Takeovers({ banners, takeovers }: { banners: Banners; takeovers: readonly Takeover[] }) {
  const { asked, set } = banners;
  const format = useFormat();
  if (takeovers.length === 0) return null;
  const show = ({ retailer_name, page_type, last, brand }: Takeover) => {
    set({
      retailer: retailer_name ? [retailer_name] : null,
      page_type: page_type ? [page_type] : null,
      brand: [brand],
      date: last,
    });
  };
  return (
    <ul aria-label="Takeovers" className="mt-1.5 flex flex-col">
      {takeovers.map((one) => (
        <li
          key={`${one.retailer_name} ${one.page_type} ${one.brand} ${one.first}`}
          className="flex h-6 items-center gap-2"
        >
          {/* A line each, however late they come: what stands below moves little. */}
          <span className={one.last === asked.date ? 'min-w-0 grow truncate' : 'min-w-0 grow truncate text-ink-3'}>
            <Mark takeover={one} isNow={one.last === asked.date} />
            <strong className="font-semibold">{isolated(one.brand)}</strong> {one.own ? '(own) ' : ''}alone on all{' '}
            {format.integer(one.banners)} banners of the {(one.page_type_name ?? 'page').toLowerCase()} at{' '}
            {isolated(one.retailer_name ?? 'a retailer without a name')}, {daysOf(one, asked.date, format.shortDay)}
          </span>
          <Button look="quiet" className="h-6 shrink-0" onClick={() => show(one)}>
            Show
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Mark({ takeover, isNow }: { takeover: Takeover; isNow: boolean }) {
  if (!isNow) return null;
  return takeover.own ? (
    <span aria-hidden className="text-on-target">
      ▲{' '}
    </span>
  ) : (
    <span aria-hidden className="text-off-target">
      ▼{' '}
    </span>
  );
}

/** "since 7 Jun", "7 Jun to 11 Jun". */
function daysOf({ first, last }: Takeover, date: string, day: (day: string) => string): string {
  if (last === date) return first === last ? 'since today' : `since ${day(first)}`;
  return first === last ? day(first) : `${day(first)} to ${day(last)}`;
}
