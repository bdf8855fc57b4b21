'use client';

import Link from 'next/link';
import { Sparkline } from '@/components/overview/on-demand';
import type { Point } from '@/components/overview/sparkline';
import type { TileData } from '@/components/overview/tile-data';
import type { TileOf } from '@/components/overview/tile-list';
import { usePageLink } from '@/components/page/use-page-link';
import { ProvenanceLine } from '@/components/panel/provenance-line';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface TileProps {
  tile: TileOf;
  state: PanelState<TileData>;
  href: string;
  /** The day that the change is since, in words. */
  since: string;
  points: readonly Point[];
  /** Filters that are on and mean nothing here, in words; empty for none. */
  unfiltered: string;
}

/** One number, what it is of, how it moved and where to look at it. */
export function Tile({ tile, state, href, since, points, unfiltered }: TileProps) {
  const linkTo = usePageLink();
  return (
    <div
      title={tile.hint}
      aria-busy={state.kind === 'loading'}
      className="relative flex min-h-45 min-w-0 flex-col gap-0.5 print:min-h-0 print:py-1.5 border-line border-b py-3 last:border-b-0 max-sm:last:col-span-2 max-sm:last:min-h-32 sm:border-e sm:border-b-0 sm:pe-4 sm:last:border-e-0"
    >
      <dt className="text-caption text-ink-2">
        <Link
          href={linkTo(href)}
          prefetch={false}
          className="after:absolute after:inset-0 hover:underline hover:underline-offset-2"
        >
          {tile.name}
        </Link>
      </dt>
      {state.kind === 'content' ? (
        <Numbers
          data={state.data}
          state={state}
          since={since}
          points={points}
          unfiltered={unfiltered}
          name={tile.name}
        />
      ) : (
        <dd className="flex flex-col items-start gap-1.5">
          <span className={cn('text-tile text-ink-3', state.kind === 'loading' && 'skeleton mt-1 h-7 w-20')}>
            {state.kind === 'loading' ? <span className="sr-only">Loading</span> : '—'}
          </span>
          <span className="text-caption text-ink-3">{reasonOf(state)}</span>
          {state.kind === 'problem' && state.problem.retryable && state.retry ? (
            <Button className="relative z-10 h-6 text-caption" onClick={state.retry}>
              Retry
            </Button>
          ) : null}
        </dd>
      )}
    </div>
  );
}

interface NumbersProps extends Pick<TileProps, 'since' | 'points' | 'unfiltered'> {
  data: TileData;
  state: Extract<PanelState<TileData>, { kind: 'content' }>;
  name: string;
}

function Numbers({ data, state, since, points, unfiltered, name }: NumbersProps) {
  const format = useFormat();
  const { value, note, change, target } = data;
  const kept = points.filter((point) => point.value !== null).length;
  const label = `${name} on ${format.integer(kept)} of the last ${format.integer(points.length)} days`;
  return (
    <>
      <dd
        className={cn('flex min-h-9 items-end justify-between gap-2 print:min-h-0', state.refetching && 'opacity-60')}
      >
        <span className="wrap-anywhere min-w-0 text-tile">{value}</span>
        <Sparkline points={points} label={label} className="mb-1 h-7 min-w-0 max-w-[55%]" />
      </dd>
      <dd className="min-h-8 text-caption print:min-h-0">
        {change ? (
          <>
            <span className="font-medium">{change.text}</span>{' '}
            <span className="text-ink-3">
              since {since}, {change.note}
            </span>
          </>
        ) : null}
      </dd>
      <dd className="text-caption text-ink-2">{[note, target].filter(Boolean).join(' · ')}</dd>
      {unfiltered ? <dd className="text-caption text-ink-3">not filtered by {unfiltered}</dd> : null}
      <dd className="mt-auto text-caption text-ink-3">
        <ProvenanceLine provenance={state.provenance} />
      </dd>
    </>
  );
}

function reasonOf(state: Exclude<PanelState<TileData>, { kind: 'content' }>): string {
  if (state.kind === 'loading') return '';
  return state.kind === 'problem' ? state.problem.title : state.text;
}
