'use client';

import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';

interface RetailerChipsProps {
  /** Every retailer, whether something changed there or not. */
  retailers: readonly string[];
  /** Worse findings by retailer; null while they are not known. */
  counts: ReadonlyMap<string, number> | null;
  chosen: readonly string[];
  onChange: (retailers: readonly string[]) => void;
}

/** Whom to look at, each with how much got worse there. */
export function RetailerChips({ retailers, counts, chosen, onChange }: RetailerChipsProps) {
  const format = useFormat();
  const toggled = (retailer: string) =>
    chosen.includes(retailer) ? chosen.filter((one) => one !== retailer) : [...chosen, retailer];
  return (
    <fieldset className="no-print flex min-w-0 min-h-[30px] flex-wrap gap-1.5">
      <legend className="sr-only">Retailers</legend>
      <Chip on={chosen.length === 0} onClick={() => onChange([])}>
        All retailers
      </Chip>
      {retailers.map((retailer) => (
        <Chip key={retailer} on={chosen.includes(retailer)} onClick={() => onChange(toggled(retailer))}>
          <span className="truncate">{retailer.trim() || '(blank)'}</span>
          <span className="min-w-[2ch] text-end text-ink-3 in-aria-pressed:text-ground">
            {counts ? format.integer(counts.get(retailer) ?? 0) : null}
          </span>
        </Chip>
      ))}
    </fieldset>
  );
}

function Chip({ on, onClick, children }: { on: boolean; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={cn(
        'inline-flex h-[30px] max-w-60 items-center gap-1.5 rounded-full border px-2.5',
        on ? 'border-ink bg-ink text-ground' : 'border-line hover:bg-surface',
      )}
    >
      {children}
    </button>
  );
}
