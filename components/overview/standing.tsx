'use client';

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { EventLine } from '@/components/overview/event-line';
import type { OverviewState } from '@/components/overview/page';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { SignalName } from '@/lib/metrics/signals.words';
import type { StandingRetailer } from '@/lib/queries/overview/problems';

interface StandingProps {
  state: OverviewState;
  standing: readonly StandingRetailer[];
  /** Whether the lines are expanded at first. */
  isOpen?: boolean;
}

/** A folded line for each retailer, which expands to its standing problems. */
export function StandingRetailers({ state, standing, isOpen = false }: StandingProps) {
  return (
    <ul>
      {standing.map((retailer) => (
        <RetailerLine key={retailer.retailer} state={state} line={retailer} isInitiallyOpen={isOpen} />
      ))}
    </ul>
  );
}

interface RetailerLineProps {
  state: OverviewState;
  line: StandingRetailer;
  isInitiallyOpen: boolean;
}

function RetailerLine({ state, line, isInitiallyOpen }: RetailerLineProps) {
  const format = useFormat();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const { retailer, lines } = line;
  const change = changeWords(line, format);
  return (
    <li className="border-line border-b">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-6 w-full grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-1.5 text-start text-caption text-ink-2 hover:text-ink sm:grid-cols-[1rem_9.5rem_minmax(0,1fr)_auto]"
      >
        <ChevronRight aria-hidden className={cn('size-3 text-ink-3', isOpen && 'rotate-90')} />
        <span className="truncate text-ink" title={retailer}>
          {retailer} <span className="ps-1 text-ink-3">{format.integer(lines.length)}</span>
        </span>
        <span className="max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">{itemsByKind(line, format)}</span>
        <span className="whitespace-nowrap text-ink-3" title={change ? CHANGE_MEANING : undefined}>
          {change}
        </span>
      </button>
      {isOpen ? (
        <ol>
          {lines.map((problem) => (
            <EventLine key={problem.rule} state={state} problem={problem} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}

/** Kinds of items with a name of their own, most frequent first. */
const KINDS: readonly (readonly [noun: string, rules: readonly SignalName[]])[] = [
  ['rank', ['rank_target_missed', 'rank_fallen', 'page_one_lost']],
  ['search share', ['search_share_below_target']],
  ['rating', ['rating_below_target', 'rating_fallen']],
];

/** "41 ranks, 14 search shares, 6 ratings, 11 others" */
export function itemsByKind({ items, lines }: Pick<StandingRetailer, 'items' | 'lines'>, format: Format): string {
  const counts = KINDS.map(([noun, rules]) => ({
    noun,
    count: lines.reduce((sum, { rule, items }) => sum + (rules.includes(rule) ? items : 0), 0),
  }));
  const others = { noun: 'other', count: items - counts.reduce((sum, { count }) => sum + count, 0) };
  return [...counts, others].flatMap(({ noun, count }) => (count > 0 ? format.count(count, noun) : [])).join(', ');
}

const CHANGE_MEANING = 'Both days without problems that are now part of another one';

/** "3 fewer than a week ago". Empty if that day is not known. */
export function changeWords(
  { items, items_before }: Pick<StandingRetailer, 'items' | 'items_before'>,
  format: Format,
): string {
  if (items_before === null) return '';
  if (items === items_before) return 'as a week ago';
  return `${format.integer(Math.abs(items - items_before))} ${items < items_before ? 'fewer' : 'more'} than a week ago`;
}
