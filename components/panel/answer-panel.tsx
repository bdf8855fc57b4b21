'use client';

import { type ReactNode, useId } from 'react';
import { CollectOffer } from '@/components/panel/collect-offer';
import {
  beforeWords,
  collectedWords,
  collectLabel,
  collectProgress,
  emptyReason,
  failureOf,
  isIncomplete,
  offeredCalls,
} from '@/components/panel/coverage-words';
import { usePageContext } from '@/components/panel/page-context';
import { PanelGuidance } from '@/components/panel/panel-guidance';
import { PanelProblem } from '@/components/panel/panel-problem';
import { ProgressLine } from '@/components/panel/progress-line';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { roveHorizontally } from '@/components/ui/roving';
import { SkeletonRows } from '@/components/ui/skeleton';
import { useNow } from '@/lib/client/browser/use-now';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, isAwaited } from '@/lib/client/query/use-answer';
import type { Coverage, Provenance } from '@/lib/queries/answer';

/** Properties of every panel. */
export interface PanelProps<Answer> {
  /** The content in words: "Average discount by retailer". */
  title: string;
  state: AnswerState<Answer>;
  /** Whether the answer has no rows to draw. The coverage has the reason. */
  isEmpty?: (answer: Answer) => boolean;
  /** Why the rows of the answer cannot be drawn, such as a missing field. Null if the filters leave no rows. */
  whyEmpty?: (answer: Answer) => string | null;
}

export interface AnswerPanelProps<Answer> extends PanelProps<Answer> {
  /** Hides the title except for screen readers, if a heading above already shows it. */
  untitled?: boolean;
  /** Puts many controls below the caption on phones. */
  wrapsActions?: boolean;
  /** Puts the caption on the line of the title. It is cut if it does not fit. */
  isInline?: boolean;
  /** The denominator: "412 offers · 7 retailers". Days and age are added to it. */
  caption?: (answer: Answer) => ReactNode;
  /** At the right of the title. */
  actions?: (answer: Answer) => ReactNode;
  skeleton?: ReactNode;
  /** Height of the body in pixels, reserved while it loads. */
  height?: number;
  className?: string;
  children: (answer: Answer, coverage: readonly Coverage[]) => ReactNode;
}

const WaitingNote = lazyPart(() => import('@/components/panel/waiting-note'), 'WaitingNote', null);

/** Pixels between caption and body. */
const BODY_TOP = 8;

/** A title, a caption and an answer in its four states. A failure stays inside its panel. */
export function AnswerPanel<Answer>(props: AnswerPanelProps<Answer>) {
  const { title, state, caption, actions, height, className, isEmpty } = props;
  const heading = useId();
  const content = state.kind === 'content' ? state : null;
  // Without rows of the day, counts would be read as zeros of that day.
  const counts = content && !(isEmpty?.(content.data) && emptyReason(content.coverage).reason !== 'filtered-out');
  return (
    <section aria-labelledby={heading} aria-busy={isAwaited(state)} className="min-w-0">
      {/* The controls appear with the content, and must not move it. */}
      <header
        className={cn(
          'flex items-start gap-x-4 max-sm:flex-wrap',
          actions && 'min-h-[30px]',
          props.wrapsActions && 'gap-y-1 max-sm:min-h-[86px]',
        )}
      >
        <div
          className={cn(
            'min-w-0 grow',
            props.wrapsActions ? 'max-sm:basis-full' : 'max-sm:basis-1/2',
            props.isInline && 'flex items-baseline gap-x-2 [&>p]:min-w-0 [&>p]:grow',
          )}
        >
          <h2
            id={heading}
            title={props.isInline ? title : undefined}
            className={
              props.untitled
                ? 'sr-only'
                : cn('font-semibold text-panel', props.isInline && 'max-w-full shrink-0 truncate')
            }
          >
            {title}
          </h2>
          {content?.isOutdated ? (
            <BeforeLine coverage={content.coverage} />
          ) : (
            <Caption lead={content && counts ? caption?.(content.data) : null} content={content} />
          )}
        </div>
        {content && actions ? (
          <div
            ref={roveHorizontally}
            className="no-print flex shrink-0 items-center gap-1 max-sm:shrink max-sm:flex-wrap"
          >
            {actions(content.data)}
          </div>
        ) : null}
      </header>
      <div className={cn('relative pt-2', className)} style={height ? { minHeight: height + BODY_TOP } : undefined}>
        <Body {...props} />
      </div>
    </section>
  );
}

function Body<Answer>(props: AnswerPanelProps<Answer>) {
  const { state, isEmpty, whyEmpty, skeleton, children } = props;
  if (state.kind === 'loading') return <div role="status">{skeleton ?? <SkeletonRows rows={5} />}</div>;
  if (state.kind === 'problem') return <PanelProblem problem={state.problem} onRetry={state.retry} />;
  const { data, coverage, refetching, isOutdated, problem, retry, collect } = state;
  const progress = collectProgress(coverage);
  if (isEmpty?.(data) && !(problem && isOutdated)) {
    const why = whyEmpty?.(data) ?? null;
    return <EmptyAnswer coverage={coverage} why={why} onRetry={retry} onCollect={collect} />;
  }
  return (
    <>
      {problem ? <PanelProblem problem={problem} onRetry={retry} kept /> : null}
      {progress ? <ProgressLine progress={progress} /> : null}
      <CollectOffer coverage={coverage} onCollect={collect} />
      <div className={cn('transition-opacity', refetching && 'opacity-60')}>{children(data, coverage)}</div>
    </>
  );
}

interface EmptyAnswerProps {
  coverage: readonly Coverage[];
  /** Why the rows of the answer cannot be drawn. */
  why?: string | null;
  /** Requests failed days again. */
  onRetry: () => void;
  /** Collects missing days outside the plan. */
  onCollect: (() => void) | undefined;
}

/** An answer without content: the reason, and what to do. */
export function EmptyAnswer({ coverage, why, onRetry, onCollect }: EmptyAnswerProps) {
  const format = useFormat();
  const { clear, isFiltered = true } = usePageContext();
  const failure = failureOf(coverage);
  if (failure) return <PanelProblem problem={failure} onRetry={onRetry} />;
  const guidance = emptyReason(coverage);
  const cause = why ?? (isFiltered ? null : 'There is data for these days, but none to show here.');
  const { reason, text } =
    guidance.reason === 'filtered-out' && cause ? { reason: 'not-stated' as const, text: cause } : guidance;
  const progress = collectProgress(coverage);
  const calls = offeredCalls(coverage);
  const clearing = reason === 'filtered-out' && clear ? { label: 'Clear filters', onAction: clear } : undefined;
  const action = calls !== null && onCollect ? { label: collectLabel(calls, format), onAction: onCollect } : clearing;
  return (
    <>
      {progress ? (
        <>
          <ProgressLine progress={progress} />
          <WaitingNote />
        </>
      ) : null}
      <PanelGuidance reason={reason} text={text} action={action} />
    </>
  );
}

/** Replaces the caption while figures of earlier parameters are shown, and names their days. */
function BeforeLine({ coverage }: { coverage: readonly Coverage[] }) {
  const format = useFormat();
  const words = beforeWords(coverage, format.day);
  return (
    <p className="h-4 truncate text-caption text-ink-2" title={words}>
      {words}
    </p>
  );
}

interface CaptionProps {
  lead: ReactNode;
  content: { coverage: readonly Coverage[]; provenance: readonly Provenance[] } | null;
}

/**
 * "412 offers · 27 of 28 days collected" on one line. If it does not fit, the lead is cut and the days stay. Its title has
 * the whole text and the age of the rows. On phones, which show no titles, the lead wraps, and the days have a line of their
 * own if some are missing.
 */
function Caption({ lead, content }: CaptionProps) {
  const format = useFormat();
  const now = useNow();
  const { coverage, provenance } = content ?? { coverage: [], provenance: [] };
  const newest = (name: 'crawledAt' | 'fetchedAt') =>
    provenance
      .map((set) => set[name] ?? '')
      .sort()
      .at(-1);
  const [crawled, fetched] = [newest('crawledAt'), newest('fetchedAt')];
  const age =
    now === null
      ? []
      : [crawled && `crawled ${format.moment(crawled, now)}`, fetched && `fetched ${format.age(fetched, now)}`];
  const revised = provenance.reduce((sum, { revised }) => sum + revised, 0);
  const parts = [
    collectedWords(coverage, format),
    revised > 0 ? `${format.integer(revised)} ${revised === 1 ? 'day' : 'days'} revised since first fetched` : '',
  ].filter(Boolean);
  const title = [typeof lead === 'string' ? lead : '', ...parts, ...age].filter(Boolean).join(' · ');
  const isPartial = isIncomplete(coverage);
  return (
    <p
      className={cn(
        'flex h-4 text-caption text-ink-3 max-sm:h-auto max-sm:min-h-4 print:block print:h-auto',
        isPartial && 'max-sm:flex-col',
      )}
      title={title || undefined}
    >
      {lead ? <span className="min-w-0 truncate max-sm:whitespace-normal print:whitespace-normal">{lead}</span> : null}
      {parts.length > 0 ? (
        <span className="max-w-full shrink-0 truncate print:whitespace-normal">
          {lead ? <span className={cn('whitespace-pre', isPartial && 'max-sm:hidden print:inline')}> · </span> : null}
          {parts.join(' · ')}
        </span>
      ) : null}
    </p>
  );
}
