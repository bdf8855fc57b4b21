'use client';

import { ArrowUpRight, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode, useId } from 'react';
import type { ChangeRow } from '@/components/overview/damage';
import { KIND_ICONS } from '@/components/overview/kind-icons';
import { sentenceOf, type Wording } from '@/components/overview/sentence';
import { KIND_NAMES, pageAt } from '@/components/overview/tellers';
import { usePageLink } from '@/components/page/use-page-link';
import { cn } from '@/components/ui/cn';

interface ChangeLineProps {
  row: ChangeRow;
  wording: Wording;
  /** Its damage as a share of the greatest, from 0 to 1. */
  share: number;
  /** The one line of its list that Tab stops at. */
  isStop: boolean;
  onFocus: () => void;
  open: boolean;
  onToggle: () => void;
  /** The reader's own, empty for none. */
  note: string;
  children: ReactNode;
}

/** A change in one sentence: how bad, where, what, and the page that shows it. Opens to what it is about. */
export function ChangeLine({ row, wording, share, isStop, onFocus, open, onToggle, note, children }: ChangeLineProps) {
  const linkTo = usePageLink();
  const detail = useId();
  const Icon = KIND_ICONS[row.kind];
  const stop = isStop ? 0 : -1;
  return (
    <li className="break-inside-avoid">
      <div className="flex items-stretch gap-1">
        <button
          type="button"
          data-line
          aria-expanded={open}
          aria-controls={detail}
          tabIndex={stop}
          onFocus={onFocus}
          onClick={onToggle}
          className="grid min-h-10 min-w-0 grow print:min-h-6 print:py-0 grid-cols-[1rem_2.5rem_minmax(0,1fr)] items-center gap-x-2.5 rounded-md py-1.5 text-start hover:bg-surface sm:grid-cols-[1rem_3.5rem_1rem_minmax(0,10rem)_minmax(0,1fr)]"
        >
          <ChevronRight aria-hidden className={cn('size-4 text-ink-3 print:invisible', open && 'rotate-90')} />
          <Damage row={row} share={share} wording={wording} />
          <Icon aria-hidden className="hidden size-4 text-ink-3 sm:block" />
          <span className="contents max-sm:block">
            <span className="truncate font-semibold max-sm:block">{row.retailer ?? KIND_NAMES[row.kind]}</span>
            <span className="max-sm:block">
              {sentenceOf(row, wording)}
              {note ? <span className="block text-caption text-ink-2">Note: {note}</span> : null}
            </span>
          </span>
        </button>
        <Link
          href={linkTo(row.href)}
          prefetch={false}
          tabIndex={stop}
          onFocus={onFocus}
          className="no-print flex shrink-0 items-center gap-1 self-center rounded-md px-2 py-1 text-ink-2 hover:bg-wash hover:text-ink"
        >
          <span className="max-sm:sr-only">{pageAt(row.href)}</span>
          <ArrowUpRight aria-hidden className="size-4" />
        </Link>
      </div>
      <div id={detail} hidden={!open} className="pb-3 sm:ps-[1.6rem]">
        {open ? children : null}
      </div>
    </li>
  );
}

/** The damage as a number over a bar, so that lines compare at a glance. */
function Damage({ row: { damage, worse }, share, wording }: Pick<ChangeLineProps, 'row' | 'share' | 'wording'>) {
  return (
    <span className="flex flex-col gap-1 print:gap-0" title="Damage, by the rule below the list">
      <span className={cn('text-end font-medium', worse && 'text-off-target')}>
        <span className="sr-only">Damage </span>
        {wording.format.decimal(damage, Number.isInteger(damage) ? 0 : 1)}
      </span>
      <span aria-hidden className="flex h-0.5 justify-end bg-line">
        <span className={worse ? 'bg-off-target' : 'bg-on-target'} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
