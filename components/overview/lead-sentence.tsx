'use client';

import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { figuresInWords } from '@/lib/metrics/instance.words';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { Problem, Problems } from '@/lib/queries/overview/problems';

interface SentenceProps {
  problems: Problems;
  format: Format;
}

/** Names the retailer to call first and its new problems. Without problems, names the rules without data. */
export function LeadSentence({ problems }: { problems: Problems | null }) {
  const format = useFormat();
  return (
    <p aria-live="polite" className="-mt-2 mb-1 min-h-[31px] border-line border-b pb-2 text-panel">
      {problems ? <Words {...{ problems, format }} /> : null}
    </p>
  );
}

function Words(props: SentenceProps) {
  return props.problems.retailers.length > 0 ? <Call {...props} /> : <NothingWrong {...props} />;
}

function Call({ problems: { retailers, events, total }, format }: SentenceProps) {
  const [first] = retailers;
  if (!first) return null;
  const newest = events.find(({ retailer, age }) => retailer === first.retailer && age === 'new');
  return (
    <>
      <strong className="font-semibold">Call {first.retailer} first:</strong> {format.integer(first.events)} of{' '}
      {format.integer(total.new + total.going_on)} {total.new + total.going_on === 1 ? 'event' : 'events'}.
      {newest ? <New problem={newest} format={format} /> : null}
    </>
  );
}

function New({ problem, format }: { problem: Problem; format: Format }) {
  const { rule, subjects } = problem;
  const others = subjects > 1 ? ` and ${counted(subjects - 1, 'other', format)}` : '';
  return ` New: ${SIGNAL_WORDS[rule].title.toLowerCase()}, ${exampleInWords(problem, format)}${others}.`;
}

/** The name of the first example, or its figures if its name is that of the retailer. */
function exampleInWords({ rule, retailer, examples: [example] }: Problem, { locale }: Format): string {
  if (!example) return '';
  return (example.title === retailer && figuresInWords({ rule, ...example }, locale)) || example.title;
}

/** Whether no rule could be judged, so that the coverage of the day states the reason. */
export function isUnjudged({ judged: { missing } }: Problems): boolean {
  return missing.filter(({ is_judged }) => !is_judged).length === Object.keys(SIGNAL_WORDS).length;
}

function NothingWrong({ problems, format }: SentenceProps) {
  if (isUnjudged(problems)) return <>No data for any rule.</>;
  const missing = problems.judged.missing.map(({ rule, subjects, is_judged }) => {
    const title = SIGNAL_WORDS[rule].title.toLowerCase();
    return is_judged ? `${title} (${counted(subjects, 'product or keyword', format)})` : title;
  });
  return (
    <>
      <strong className="font-semibold">No open problems.</strong>
      {missing.length > 0 ? ` No data: ${missing.join(', ')}.` : ''}
    </>
  );
}
