'use client';

import Link from 'next/link';
import { useState } from 'react';
import { evidenceHref } from '@/components/overview/evidence';
import type { OverviewState } from '@/components/overview/page';
import { AnswerTable } from '@/components/table/answer-table';
import { screenColumns } from '@/components/table/screen-columns';
import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';
import { figuresInWords } from '@/lib/metrics/instance.words';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import { itemColumns } from '@/lib/queries/overview/items.columns';
import type { Problem } from '@/lib/queries/overview/problems';

const COLUMNS = screenColumns(itemColumns);
/** Days that a strip shows. */
const STRIP_DAYS = 14;
/** Pixels of the longest bar. */
const BAR_WIDTH = 40;

/** Open problems by impact. A line opens into its items. */
export function ProblemList({ state, problems }: { state: OverviewState; problems: readonly Problem[] }) {
  const [openLine, setOpenLine] = useState('');
  const most = Math.max(1, ...problems.map(({ impact }) => impact));
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-[640px] border-collapse text-start">
        <thead className="text-caption text-ink-3">
          <tr>
            {['Impact', 'Problem', 'SKU or keyword', 'Retailer', 'Last 14 days', 'Since', 'Evidence'].map((title) => (
              <th key={title} scope="col" className="border-line border-b py-1 pe-2 text-start font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {problems.map((problem) => {
          const key = `${problem.rule}/${problem.retailer}`;
          return (
            <Line
              key={key}
              {...{ state, problem, most }}
              isOpen={openLine === key}
              onToggle={() => setOpenLine(openLine === key ? '' : key)}
            />
          );
        })}
      </table>
    </div>
  );
}

interface LineProps {
  state: OverviewState;
  problem: Problem;
  /** The largest impact of a line. */
  most: number;
  isOpen: boolean;
  onToggle: () => void;
}

function Line({ state, problem, most, isOpen, onToggle }: LineProps) {
  const format = useFormat();
  const { rule, retailer, items, impact, since, since_at_least, new_items } = problem;
  const { title, condition, advice } = SIGNAL_WORDS[rule];
  const isNew = new_items === items;
  const href = evidenceHref(rule, { date: state.dates.date, retailer, page: state.params.page });
  const cell = 'border-line border-b py-0.5 pe-2 whitespace-nowrap';
  return (
    <tbody>
      <tr>
        <td className={cell}>
          <span className="flex items-center gap-1.5">
            <strong className="w-7 text-end font-semibold">{format.integer(impact)}</strong>
            <span className="h-2.5 bg-off-target" style={{ width: Math.round((impact / most) * BAR_WIDTH) }} />
          </span>
        </td>
        <th scope="row" className={cn(cell, 'text-start', isNew ? 'font-semibold' : 'font-normal')}>
          <button type="button" aria-expanded={isOpen} title={condition} onClick={onToggle} className="hover:underline">
            {title}
          </button>
        </th>
        <td className={cn(cell, 'w-full max-w-0 truncate')} title={exampleWords(problem)}>
          {exampleWords(problem)}
        </td>
        <td className={cell}>{retailer}</td>
        <td className={cell}>
          <Strip strip={problem.strip.slice(-STRIP_DAYS)} />
        </td>
        <td className={cell}>
          {isNew ? (
            <strong className="font-semibold text-off-target">new</strong>
          ) : (
            `${since_at_least ? 'at least ' : ''}${format.shortDay(since)}`
          )}
        </td>
        <td className={cell}>
          <Link href={href} className="underline decoration-line underline-offset-4 hover:decoration-ink">
            Show {format.integer(items)}
          </Link>
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={7} className="border-line border-b bg-surface p-2">
            <p className="mb-2 max-w-prose text-ink-2">
              {condition} {advice}
            </p>
            <AnswerTable
              query="overview/items"
              params={{ ...state.params, rule: [rule], retailer: [retailer] }}
              columns={COLUMNS}
              label={`${title} at ${retailer}`}
              title={`${title} ${retailer} ${state.dates.date}`}
              noun="item"
              defaultSort="impact.desc"
              urlPrefix="items"
            />
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** "Soap ★ 3.94, target 4, 2 more" */
function exampleWords({ rule, items, examples: [first] }: Problem): string {
  if (!first) return '';
  const name = first.power ? `${first.title} ★` : first.title;
  const figures = figuresInWords({ rule, ...first });
  return [`${name}${figures && `: ${figures}`}`, items > 1 && `${items - 1} more`].filter(Boolean).join(', ');
}

/** A square for each day: filled while some items were bad, hatched where none was known. */
function Strip({ strip }: { strip: string }) {
  const bad = [...strip].filter((letter) => letter === 'b').length;
  return (
    <svg width={strip.length * 5} height={13} role="img" aria-label={`Bad on ${bad} of the last ${strip.length} days`}>
      {[...strip].map((letter, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other identity than its position.
          key={at}
          x={at * 5 + (letter === '-' ? 0.5 : 0)}
          y={letter === '-' ? 0.5 : 0}
          width={letter === '-' ? 3 : 4}
          height={letter === '-' ? 12 : 13}
          fill={{ b: 'var(--off-target)', g: 'var(--line)' }[letter] ?? 'none'}
          stroke={letter === '-' ? 'var(--ink-3)' : 'none'}
          strokeDasharray="2 2"
        />
      ))}
    </svg>
  );
}
