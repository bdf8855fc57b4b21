import type { Pair } from '@/components/price-competition/pair';

/** Base above, benchmark after it: one line, the own brand marked as on every page. */
export function PairCell({ pair: { competition, baseName, benchmarkName } }: { pair: Pair }) {
  const own = competition.base.product?.is_customer_brand === true;
  return (
    <span className="flex min-w-0 items-center gap-2" title={`${baseName} against ${benchmarkName}`}>
      <span aria-hidden className={own ? 'h-4 w-0.5 shrink-0 bg-ink' : 'h-4 w-0.5 shrink-0'} />
      <span className="truncate">
        {baseName}
        <span className="text-ink-3"> against {benchmarkName}</span>
      </span>
    </span>
  );
}
