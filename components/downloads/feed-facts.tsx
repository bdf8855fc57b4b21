'use client';

import { feedHealth } from '@/components/downloads/prepare';
import { rhythmOf, rhythmWords } from '@/components/downloads/rhythm';
import type { Calendar } from '@/components/downloads/selection';
import { useFormat } from '@/lib/client/use-format';

/** Whether a feed can be reported on: how much of it came, how much of that is whole, and when it comes. */
export function FeedFacts({ calendar }: { calendar: Calendar }) {
  const format = useFormat();
  const { counts, present, expected, onTime, weighed, inFull } = feedHealth(calendar);
  const asked = expected + counts.empty;
  const full = Math.round((inFull ?? 0) * weighed);
  const facts = [
    calendar.listed
      ? {
          name: 'On-Time',
          value: format.percent(onTime),
          note:
            expected === 0
              ? 'no hour is known or expected to have a file'
              : `${format.integer(present)} of ${format.integer(expected)} expected hours have a file by now`,
        }
      : {
          name: 'On-Time',
          value: '—',
          note: `no list says what was due; ${format.integer(present)} of ${format.integer(asked)} hours asked for have a file`,
        },
    {
      name: 'In-Full',
      value: format.percent(inFull),
      note:
        weighed === 0
          ? 'no file was fetched, so none is weighed'
          : `${format.integer(full)} of ${format.integer(weighed)} fetched hours are not light`,
    },
    {
      name: 'Rhythm',
      value: rhythmWords(rhythmOf(calendar)) || '—',
      note: `learned from the ${format.integer(calendar.days.length)} days below, hours in UTC`,
    },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="font-semibold text-panel">{value}</dd>
          <dd className="text-caption text-ink-3">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
