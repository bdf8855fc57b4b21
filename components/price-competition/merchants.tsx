'use client';

import { cheapestMerchants, type SideMerchants } from '@/components/price-competition/prepare-merchants';
import { KIND_WORDS } from '@/components/price-competition/words';
import type { Pair } from '@/lib/client/competition/pair';
import type { PriceKind } from '@/lib/client/competition/reading';
import { useFormat } from '@/lib/client/use-format';

const SHOWN = 4;

/** Who sold either side cheapest over the period. */
export function Merchants({ pair, kind }: { pair: Pair; kind: PriceKind }) {
  const sides = [
    { name: pair.baseName, found: cheapestMerchants(pair.cells, 'base', kind) },
    { name: pair.benchmarkName, found: cheapestMerchants(pair.cells, 'benchmark', kind) },
  ];
  const title = `Cheapest merchants, ${KIND_WORDS[kind].price}`;
  return (
    <section aria-label={title}>
      <h3 className="border-line border-b pb-1 font-semibold text-body">{title}</h3>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        {sides.map(({ name, found }, at) => (
          <SideList key={at === 0 ? 'base' : 'benchmark'} name={name} found={found} />
        ))}
      </div>
    </section>
  );
}

function SideList({ name, found: { merchants, lowest } }: { name: string; found: SideMerchants }) {
  const { integer } = useFormat();
  const more = merchants.length - SHOWN;
  return (
    <div className="min-w-0">
      <p className="truncate text-caption text-ink-3" title={name}>
        {name}
      </p>
      {merchants.length === 0 ? <p className="text-ink-2">The service names none.</p> : null}
      <ul>
        {merchants.slice(0, SHOWN).map((merchant) => (
          <li key={merchant.name} className="flex justify-between gap-4">
            <span className="truncate">{merchant.name}</span>
            <span className="shrink-0 text-ink-2">
              {integer(merchant.buckets)} {merchant.buckets === 1 ? 'bucket' : 'buckets'}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-caption text-ink-3">and {integer(more)} others</p> : null}
      {lowest.of > 0 ? (
        <p className="text-caption text-ink-3">
          Its own price was the lowest in {integer(lowest.count)} of {integer(lowest.of)} buckets.
        </p>
      ) : null}
    </div>
  );
}
