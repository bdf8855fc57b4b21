'use client';

import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { EventStrip } from '@/components/overview/event-strip';
import { happenedWords, type Subject, subjectName } from '@/components/overview/event-words';
import { type EvidenceLine, evidenceOf } from '@/components/overview/evidence';
import type { OverviewState } from '@/components/overview/page';
import { RuleIcon } from '@/components/overview/rule-icon';
import { sinceWords } from '@/components/overview/since';
import { cn } from '@/components/ui/cn';
import { lazyPart } from '@/components/ui/lazy-part';
import { SkeletonRows } from '@/components/ui/skeleton';
import { pluralOf } from '@/lib/client/format/format-count';
import { useFormat } from '@/lib/client/format/use-format';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { Problem } from '@/lib/queries/overview/problems';
import { daysBetween } from '@/lib/queries/shared/dates';

const ProblemDetails = lazyPart(
  () => import('@/components/overview/problem-details'),
  'ProblemDetails',
  <div className="col-span-full">
    <SkeletonRows rows={4} />
  </div>,
);

// Most lines were not sent, and the first numbers do not wait for it.
const SentMark = lazyPart(() => import('@/components/overview/sent-mark'), 'SentMark', null);

/** Columns of the icon, the subject, the days, and the retailer. On a phone, days and retailer are below the subject. */
export const EVENT_GRID =
  'grid grid-cols-[1rem_minmax(0,1fr)_minmax(0,auto)] gap-x-2.5 max-sm:gap-y-1 sm:grid-cols-[1rem_minmax(0,1fr)_4.75rem_8rem]';

/** Small text that is as high as a target must be, without making its line higher. */
const TARGET =
  'inline-block whitespace-nowrap py-1 -my-1 underline decoration-control underline-offset-2 hover:decoration-ink';

interface EventRowProps {
  state: OverviewState;
  subject: Subject;
  /** What happened or ended. */
  words: string;
  evidence: EvidenceLine;
  /** The cells of the days and the retailer, and what is below the line. */
  children: ReactNode;
}

/** A line: its subject, what happened, and the link to its rows. */
export function EventRow({ state, subject, words, evidence, children }: EventRowProps) {
  const format = useFormat();
  const { name, product } = subjectName(subject);
  const { href, noun, rows } = evidenceOf(evidence, { date: state.dates.date, page: state.params.page });
  const more = subject.subjects > 1 ? `and ${format.integer(subject.subjects - 1)} more` : '';
  const detail = [product, more].filter(Boolean).join(' ');
  return (
    <li className={cn(EVENT_GRID, 'border-line border-b py-0.5 max-sm:py-1.5')}>
      <span className="pt-0.5">
        <RuleIcon rule={subject.rule} />
      </span>
      <div className="min-w-0 max-sm:col-span-2">
        <p className="wrap-anywhere line-clamp-2 leading-[1.125rem] max-sm:line-clamp-none" title={`${name} ${detail}`}>
          <strong className="font-semibold">{name}</strong> <span className="text-ink-2">{detail}</span>
        </p>
        <p className="text-caption text-ink-2 sm:flex" title={words}>
          <span className="truncate max-sm:wrap-anywhere max-sm:whitespace-normal">{words}</span>
          <span aria-hidden className="whitespace-pre">
            {' · '}
          </span>
          {/* A page has a hundred of these links. */}
          <Link href={href} prefetch={false} className={TARGET}>
            <span className="sr-only">Show </span>
            {rows === null ? pluralOf(noun) : format.count(rows, noun)}
          </Link>
        </p>
      </div>
      {children}
    </li>
  );
}

/** An open line: the last 14 days, since when, the retailer, and what to do, which opens condition, advice and subjects. */
export function EventLine({ state, problem }: { state: OverviewState; problem: Problem }) {
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { date } = state.dates;
  const { rule, retailer, since, since_at_least, age, strip } = problem;
  const { todo, advice } = SIGNAL_WORDS[rule];
  return (
    <EventRow state={state} subject={problem} words={happenedWords(problem, format)} evidence={problem}>
      <div className="flex items-center gap-2 max-sm:col-start-2 sm:block">
        <EventStrip strip={strip} age={since_at_least ? Number.POSITIVE_INFINITY : daysBetween(since, date)} />
        <p
          className={cn(
            'whitespace-nowrap text-caption leading-[1.125rem]',
            age === 'new' ? 'font-semibold text-off-target' : 'text-ink-2',
          )}
        >
          {sinceWords(problem, date, format)}
        </p>
      </div>
      <div className="min-w-0 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-end max-sm:gap-x-1.5">
        <p className="truncate leading-[1.125rem]" title={retailer}>
          {retailer}
        </p>
        <p className="text-caption">
          <button
            type="button"
            aria-expanded={isOpen}
            title={advice}
            onClick={() => setOpen(!isOpen)}
            className={cn(TARGET, 'max-w-full truncate')}
          >
            {todo}
            <span className="sr-only">: {subjectName(problem).name}</span>
          </button>
          <SentMark state={state} problem={problem} />
        </p>
      </div>
      {isOpen ? <ProblemDetails state={state} problem={problem} /> : null}
    </EventRow>
  );
}
