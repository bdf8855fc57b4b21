'use client';

import { cn } from '@/components/ui/cn';
import { NO_VALUE } from '@/lib/client/format-number';

/** A number, and what it is of. */
export interface Written {
  value: string;
  note: string;
}

/** While there is nothing to count. */
export const UNWRITTEN: Written = { value: '', note: '' };

export interface Tile extends Written {
  name: string;
  /** Explanation shown on hover. */
  hint?: string;
  /** Value or change of the compared day, over the rows of both days. */
  change?: string | null;
  /** Opens the rows that the value counts. */
  opens?: { words: string; onOpen: () => void };
}

interface TilesProps {
  tiles: readonly Tile[];
  /** Notes of three lines: their height is kept from the start. */
  wordy?: boolean;
}

/** A selection in a few numbers, each with what it is of and a way to its rows. */
export function Tiles({ tiles, wordy }: TilesProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 sm:grid-cols-3 lg:grid-cols-5 print:grid-cols-5">
      {tiles.map(({ name, hint, value, note, change, opens }) => (
        <div key={name} title={hint} className={cn('flex min-w-0 flex-col', wordy ? 'min-h-24' : 'min-h-20')}>
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="wrap-anywhere min-h-8 text-tile">
            {opens && value ? (
              <button
                type="button"
                aria-label={`${name}: ${value}. ${opens.words}`}
                title={opens.words}
                onClick={opens.onOpen}
                className="underline decoration-1 decoration-line underline-offset-4 hover:decoration-ink print:no-underline"
              >
                {value}
              </button>
            ) : (
              value || <span className="text-ink-3">{NO_VALUE}</span>
            )}
          </dd>
          <dd className="text-caption text-ink-3">{note}</dd>
          {change ? <dd className="text-caption text-ink-2">{change}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
