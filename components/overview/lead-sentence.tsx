'use client';

import { minimumAge } from '@/components/overview/since';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { figuresInWords } from '@/lib/metrics/instance.words';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import type { Problem, Problems } from '@/lib/queries/overview/problems';

interface SentenceProps {
  problems: Problems;
  date: string;
  format: Format;
}

/** Names the retailer to call first and its new problems. Without problems, names the rules without data. */
export function LeadSentence({ problems, date }: { problems: Problems | null; date: string }) {
  const format = useFormat();
  return (
    <p aria-live="polite" className="-mt-2 mb-1 min-h-[31px] border-line border-b pb-2 text-panel">
      {problems ? <Words {...{ problems, date, format }} /> : null}
    </p>
  );
}

function Words(props: SentenceProps) {
  return props.problems.retailers.length > 0 ? <Call {...props} /> : <NothingWrong {...props} />;
}

function Call({ problems: { retailers, problems, total }, date, format }: SentenceProps) {
  const [first] = retailers;
  if (!first) return null;
  const newest = problems.find(({ retailer, new_items }) => retailer === first.retailer && new_items > 0);
  return (
    <>
      <strong className="font-semibold">Call {first.retailer} first:</strong> {format.integer(first.problems)} of{' '}
      {counted(total.problems, 'problem', format)},{' '}
      {first.since_at_least ? `for ${minimumAge(first.since, date)}` : `since ${format.shortDay(first.since)}`}.
      {newest ? <New problem={newest} format={format} /> : null}
    </>
  );
}

function New({ problem, format }: { problem: Problem; format: Format }) {
  const { rule, items, new_items } = problem;
  const others = items > 1 ? ` and ${counted(items - 1, 'other', format)}` : '';
  // The example is certainly new only if all instances are.
  const what =
    new_items === items
      ? `${exampleInWords(problem, format)}${others}`
      : counted(new_items, 'product or keyword', format);
  return ` New: ${SIGNAL_WORDS[rule].title.toLowerCase()}, ${what}.`;
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
