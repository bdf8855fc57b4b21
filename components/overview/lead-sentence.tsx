'use client';

import { figuresOf, subjectName } from '@/components/overview/event-words';
import { minimumAge, previousDay } from '@/components/overview/since';
import type { Format } from '@/lib/client/format/format';
import { capital } from '@/lib/client/format/names';
import { useFormat } from '@/lib/client/format/use-format';
import { NOT_STATED } from '@/lib/datasets/filters';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { Problem, Problems } from '@/lib/queries/overview/problems';
import { daysBetween } from '@/lib/queries/shared/dates';

interface SentenceProps {
  /** Null until they are known. */
  problems: Problems | null;
  date: string;
  /** Whether `date` is today. */
  isToday: boolean;
}

/** Names the biggest new event, the biggest that goes on, and the retailer to call: the one with most impact. */
export function LeadSentence({ problems, date, isToday }: SentenceProps) {
  return (
    <p
      aria-live="polite"
      className="wrap-anywhere -mt-3 mb-1 min-h-[45px] max-sm:min-h-[85px] border-line border-b pb-1"
    >
      {problems ? <Words problems={problems} date={date} isToday={isToday} /> : null}
    </p>
  );
}

function Words({ problems, date, isToday }: SentenceProps & { problems: Problems }) {
  const format = useFormat();
  const { events, retailers } = problems;
  if (isUnjudged(problems)) return <>No data for any rule.</>;
  const before = previousDay(problems, date, isToday, format);
  const newest = events.find(({ age }) => age === 'new');
  const oldest = events.find(({ age }) => age === 'going_on');
  // Nobody can be called where the retailer is not stated.
  const first = retailers.find(({ retailer }) => retailer !== NOT_STATED);
  return (
    <>
      {newest ? (
        <>
          <Strong>Since {before}:</Strong> {capital(eventClause(newest, ` at ${newest.retailer}`, format))}.
        </>
      ) : (
        <Strong>Nothing new since {before}.</Strong>
      )}
      {oldest ? (
        <>
          {' '}
          <Strong>Still going on:</Strong>{' '}
          {eventClause(oldest, newest?.retailer === oldest.retailer ? ' there' : ` at ${oldest.retailer}`, format)},{' '}
          {ageWords(oldest, date)}.
        </>
      ) : null}
      {first && first.events > 0 ? (
        <>
          {' '}
          <Strong>Call {first.retailer} first:</Strong> most impact, {eventCounts(problems, first.retailer, format)}.
        </>
      ) : null}
      {newest ? null : quietWords(problems, format)}
    </>
  );
}

function Strong({ children }: { children: React.ReactNode }) {
  return <strong className="font-semibold">{children}</strong>;
}

/** "3 new and 5 going on", of a retailer */
function eventCounts({ events }: Problems, retailer: string, format: Format): string {
  const count = (age: Problem['age'], words: string) => {
    const lines = events.filter((event) => event.retailer === retailer && event.age === age).length;
    return lines > 0 && `${format.integer(lines)} ${words}`;
  };
  return [count('new', 'new'), count('going_on', 'going on')].filter(Boolean).join(' and ');
}

/** "day 11", "for 4+ weeks" */
function ageWords({ since, since_at_least }: Problem, date: string): string {
  return since_at_least ? `for ${minimumAge(since, date)}` : `day ${daysBetween(since, date)}`;
}

/** Parts of a clause: the subject, its place, who did it, and the figure. */
interface Clause {
  subject: string;
  at: string;
  who: string;
  to: string;
}

/** What a rule says about its subject. */
const CLAUSES: Readonly<Record<SignalName, (clause: Clause) => string>> = {
  buybox_lost: ({ subject, at, who }) => `${who || 'another merchant'} has the buybox of ${subject}${at}`,
  above_list_price: ({ subject, at, to }) => `${subject} costs ${to}${at}, more than its list price`,
  price_off_target: ({ subject, at, to }) => `the price index of ${subject} is off target${at}, at ${to}`,
  out_of_stock: ({ subject, at }) => `${subject} is out of stock${at}`,
  page_one_lost: ({ subject, at }) => `${subject} is off page one${at}`,
  rank_fallen: ({ subject, at, to }) => `${subject} fell to ${to}${at}`,
  rank_target_missed: ({ subject, at, to }) => `${subject} misses its rank target${at}, at ${to}`,
  keyword_bought: ({ subject, at, who, to }) => `${who} has all ${to} sponsored positions of ${subject}${at}`,
  search_share_below_target: ({ subject, at }) => `${subject} misses its search target${at}`,
  home_page_takeover: ({ at, who, to }) => `${who} has all ${to} home page banners${at}`,
  banner_share_fallen: ({ at, to }) => `the banner share${at} fell to ${to}`,
  rating_fallen: ({ subject, at, to }) => `the rating of ${subject} fell to ${to}${at}`,
  rating_below_target: ({ subject, at, to }) => `the rating of ${subject} is below target${at}, at ${to}`,
};

function eventClause(event: Problem, retailerText: string, format: Format): string {
  const { rule, subjects, example } = event;
  const subject = subjectName(event).name.replace(' ★', '');
  const { to } = figuresOf(example, rule, format);
  const others = subjects > 1 ? `, and ${format.count(subjects - 1, 'other')}` : '';
  return CLAUSES[rule]({ subject, at: retailerText, who: example.who, to }) + others;
}

/** Whether no rule could be judged, so that the coverage of the day states the reason. */
export function isUnjudged({ judged: { missing } }: Problems): boolean {
  return missing.filter(({ is_judged }) => !is_judged).length === Object.keys(SIGNAL_WORDS).length;
}

/** Whether no day of the period has data. */
export function isUncollected({ started }: Problems): boolean {
  return !started.some(({ is_collected }) => is_collected);
}

/**
 * Without a new event: the number of standing problems if no event goes on, and what could not be judged. Next to events,
 * only the rules without any data that had some earlier in the period.
 */
function quietWords({ events, total, judged }: Problems, format: Format): string {
  const isQuiet = events.length === 0;
  const standing = total.standing === 0 ? 'No open problems.' : `${format.count(total.standing, 'standing problem')}.`;
  const missing = judged.missing
    .filter(({ subjects, is_judged }) => isQuiet || (subjects > 0 && !is_judged))
    .map(({ rule, subjects, is_judged }) => {
      const title = SIGNAL_WORDS[rule].title.toLowerCase();
      return is_judged ? `${title} (${format.count(subjects, 'product or keyword')})` : title;
    });
  return [isQuiet && ` ${standing}`, missing.length > 0 && ` No data: ${missing.join(', ')}.`].filter(Boolean).join('');
}
