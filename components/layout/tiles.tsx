'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Sparkline } from '@/components/chart/sparkline';
import { CollectOffer } from '@/components/panel/collect-offer';
import { beforeWords, dayFailure, missingDay } from '@/components/panel/coverage-words';
import { Definition } from '@/components/panel/definition';
import { PanelProblem } from '@/components/panel/panel-problem';
import { cn } from '@/components/ui/cn';
import { roveHorizontally } from '@/components/ui/roving';
import { Skeleton } from '@/components/ui/skeleton';
import type { Format } from '@/lib/client/format/format';
import { formatChange, formatCompared, formatUnit } from '@/lib/client/format/format-unit';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { useShown } from '@/lib/client/query/use-last';
import type { Unit } from '@/lib/metrics/view';
import type { Tile as TileAnswer } from '@/lib/queries/shared/tiles';

/** Properties that a page adds to a tile of its answer. */
export interface TileExtra {
  /** Replaces the name of the measure. */
  title?: string;
  /** Replaces the counts: "792 reviews · target 4.5". */
  note?: string;
  /** The user's target, in the unit of the value. */
  target?: number | null;
  /** Makes the tile a button that filters the page to the items it counts. */
  filter?: { label: string; active: boolean; onToggle: () => void };
  /** A control that replaces the sparkline. */
  action?: ReactNode;
  /** Links to the page with the same number. */
  href?: string;
}

interface TilesProps {
  state: AnswerState<readonly TileAnswer[]>;
  /** The tiles to show, by name, in order, with what the page adds to them. */
  extra: Readonly<Record<string, TileExtra>>;
  /** The compared day, "14 Nov", for screen readers and tooltips. */
  against?: string | null;
  /** A step of the trends, which is a day by default. */
  stepNoun?: string;
}

/** A page's headline figures in one row. */
export function Tiles(props: TilesProps) {
  const { state } = props;
  const { extra, against, stepNoun } = useOwnWords(props);
  // The other panels can show other days. The failure of this day is shown once, here.
  const failure = state.coverage ? dayFailure(state.coverage) : null;
  const format = useFormat();
  if (state.kind === 'problem')
    return (
      <div className="mb-4 border-line border-y py-2">
        <PanelProblem problem={state.problem} onRetry={state.retry} />
      </div>
    );
  const names = Object.keys(extra);
  const { data } = state;
  const tiles = data && names.flatMap((name) => data.find((tile) => tile.name === name) ?? []);
  const content = state.kind === 'content' ? state : null;
  const problem = content?.problem ?? failure;
  const missing = state.coverage ? missingDay(state.coverage) : null;
  const propsOf = (tile: TileAnswer): TileProps => {
    const own = extra[tile.name] ?? {};
    if (missing === null) return { tile, extra: own, against, stepNoun };
    const unknown = { ...tile, value: null, before: null };
    return { tile: unknown, extra: { title: own.title, note: missing }, against: null, stepNoun };
  };
  return (
    <>
      {content && problem ? (
        <PanelProblem problem={problem} onRetry={content.retry} kept={content.problem !== undefined} />
      ) : null}
      {content ? <CollectOffer coverage={content.coverage} onCollect={content.collect} /> : null}
      {content?.isOutdated ? (
        <p className="relative z-[1] h-0 text-caption text-ink-2">
          <span className="absolute end-0 -top-2 max-w-full truncate bg-ground px-1">
            {beforeWords(content.coverage, format.day)}
          </span>
        </p>
      ) : null}
      <section ref={roveHorizontally} aria-label="Key figures">
        <dl
          aria-busy={
            state.kind === 'loading' || (state.refetching && !problem) || state.coverage.some(({ pending }) => pending)
          }
          className={cn(
            'mb-4 grid grid-cols-2 border-line border-y transition-opacity sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none print:grid-flow-col print:auto-cols-fr',
            content?.refetching && 'opacity-60',
          )}
        >
          {tiles
            ? tiles.map((tile) => <Tile key={tile.name} {...propsOf(tile)} />)
            : names.map((name) => (
                <TileBox key={name}>
                  <Skeleton className="h-3 w-20" />
                  <Skeleton className="my-2 h-6 w-24" />
                  <Skeleton className="h-3 w-28" />
                </TileBox>
              ))}
        </dl>
      </section>
    </>
  );
}

/** Keeps notes and links of the figures on screen together with them until the figures of another day have loaded. */
function useOwnWords({ state, extra, against = null, stepNoun = 'day' }: TilesProps) {
  const isOutdated = state.kind === 'content' && state.isOutdated === true;
  const shown = useShown({ extra, against, stepNoun }, isOutdated);
  if (!isOutdated) return shown;
  const words = Object.entries(extra).map(([name, { note: _, ...one }]): [string, TileExtra] => {
    const note = shown.extra[name]?.note;
    return [name, note === undefined ? one : { ...one, note }];
  });
  return { ...shown, extra: Object.fromEntries(words) };
}

function TileBox({ children, active }: { children: ReactNode; active?: boolean }) {
  return (
    <div
      className={cn(
        'relative min-h-[84px] min-w-0 border-line px-3 py-2 max-sm:px-1.5 max-sm:odd:ps-0 max-sm:even:border-s sm:border-s sm:first:border-s-0 sm:first:ps-0',
        active && 'bg-surface shadow-[inset_0_-2px_var(--ink)]',
      )}
    >
      {children}
    </div>
  );
}

/** Minimum length of the scale of a sparkline: 95 to 97% must not look like a crash. */
const MIN_SPAN: Partial<Record<Unit, number>> = { percent: 0.1, rating: 0.5, index: 10 };

/** Classes of a value that opens or filters something: a click anywhere on its tile counts. */
const VALUE_LINK =
  'underline decoration-1 decoration-line underline-offset-4 after:absolute after:inset-0 hover:decoration-ink print:no-underline';

interface TileProps extends Required<Pick<TilesProps, 'against' | 'stepNoun'>> {
  tile: TileAnswer;
  extra: TileExtra;
}

function Tile({ tile, extra, against, stepNoun }: TileProps) {
  const format = useFormat();
  const { unit, value, before, trend, of } = tile;
  const { title = tile.title, filter, target = null, href } = extra;
  const [printed = '', printedTarget = ''] = formatCompared(format, [value, target], unit);
  const change = formatChange(format, unit, value, before);
  const isUnchanged = change !== null && change === formatChange(format, unit, 0, 0);
  const note = tile.unknown ? unknownNote(tile.unknown, format) : (extra.note ?? countsOf(tile, format));
  const known = trend.filter((point) => point !== null).length;
  return (
    <TileBox active={filter?.active ?? false}>
      <dt className="-mt-1 flex h-6 items-center justify-between gap-1 text-caption text-ink-2">
        <Definition
          title={title}
          definition={tile.definition}
          unit={unit}
          better={tile.better}
          counted={of}
          className="relative z-[1] h-6 min-w-0 truncate hover:text-ink"
        />
        {target === null ? null : (
          <span className="shrink-0 text-on-target">
            <span className="max-sm:sr-only">target </span>
            {targetWords(target, printedTarget, tile, format)}
          </span>
        )}
      </dt>
      <dd className="flex items-center gap-2.5">
        <span className="whitespace-nowrap text-tile">
          {filter ? (
            <button
              type="button"
              aria-pressed={filter.active}
              aria-label={`${title}: ${printed}. ${filter.label}`}
              title={filter.label}
              onClick={filter.onToggle}
              className={VALUE_LINK}
            >
              {printed}
            </button>
          ) : href ? (
            <Link href={href} className={VALUE_LINK}>
              {printed}
            </Link>
          ) : (
            printed
          )}
        </span>
        {extra.action ?? (
          <Sparkline
            values={trend}
            target={target}
            minSpan={MIN_SPAN[unit]}
            label={`${title} over ${format.count(trend.length, stepNoun)}, ${known} of them with a value`}
            className="h-[30px] min-w-0 grow overflow-visible max-sm:max-w-24"
          />
        )}
      </dd>
      <dd className="text-caption text-ink-3">
        {change ? (
          <span
            title={against ? `since ${against}` : undefined}
            className={isUnchanged ? undefined : 'font-semibold text-ink'}
          >
            {isUnchanged ? `±${change}` : change}
          </span>
        ) : null}
        {change && note ? ' · ' : ''}
        {note}
      </dd>
    </TileBox>
  );
}

/** "known for 8 of 2,390 offers" */
function unknownNote({ known, all, of }: NonNullable<TileAnswer['unknown']>, format: Format): string {
  return `known for ${known === 0 ? 'none' : format.integer(known)} of ${format.integer(all)} ${of}`;
}

/** "387 of 412" */
function countsOf({ part, whole, of }: TileAnswer, format: Format): string {
  return part !== null && whole !== null ? `${format.integer(part)} of ${format.integer(whole)}` : (of ?? '');
}

/** "95%", "4.0". A whole number has no decimals, or the one of ratings; others have those of `printed`. */
function targetWords(target: number, printed: string, { unit }: TileAnswer, format: Format): string {
  const isShare = unit === 'percent' || unit === 'pp';
  const isWhole = Number.isInteger(Number((isShare ? target * 100 : target).toFixed(9)));
  return isWhole ? formatUnit(format, target, unit, undefined, unit === 'rating' ? 1 : 0) : printed;
}
