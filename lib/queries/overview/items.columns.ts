import { INSTANCES } from '@/lib/metrics/thresholds';
import { boolean, columns, day, hidden, moment, number, required, text } from '../columns';
import type { InstanceState } from '../signals/instances';

/** States as they are printed. */
export const STATE_WORDS: Readonly<Record<InstanceState, string>> = {
  new: 'New',
  going_on: 'Going on',
  standing: 'Standing',
  solved: 'Solved',
  new_level: 'New level',
  unknown: 'No data',
};

/** An instance of a signal. Its subject is an SKU at a retailer, a keyword, a competition, or a retailer. */
export const itemColumns = columns(
  {
    problem: required(text('Problem', { width: 136, pinned: true, search: true })),
    title: required(
      text('SKU or keyword', { width: 240, search: true, definition: 'What the problem is about: see the rule.' }),
    ),
    retailer: required(text('Retailer', { width: 112, search: true })),
    items: required(number('count', 'Items', 'Banners of a takeover, otherwise 1.', { width: 64, optional: true })),
    impact: required(
      number(
        'count',
        'Impact',
        'Weight of the rule × items, twice for power SKUs and power keywords. 0 once it has ended.',
        {
          width: 64,
        },
      ),
    ),
    power: boolean('Power SKU or keyword', ['Yes', ''], {
      short: 'Power',
      width: 64,
      definition: 'Counts twice.',
    }),
    state: required(
      text('State', {
        width: 80,
        search: true,
        definition: `New: opened on the day. Going on: opened within ${INSTANCES.strip} days. Standing: opened before. Solved: good again. New level: as bad as when it opened, for more than ${INSTANCES.reference} days. No data: bad when it was last known.`,
      }),
    ),
    opened: required(
      day('Since', {
        width: 88,
        definition: `First bad day. Up to ${INSTANCES.flicker} known good days in a row do not end it.`,
      }),
    ),
    since_at_least: boolean('Opened earlier', ['Yes', ''], {
      short: 'Earlier',
      width: 72,
      optional: true,
      definition: 'It was bad when it was first known, so it may have opened earlier.',
    }),
    first_seen: boolean('First seen', ['Yes', ''], {
      width: 72,
      optional: true,
      definition: `It was not known in the ${INSTANCES.week} days before it opened.`,
    }),
    on_and_off: boolean('On and off', ['Yes', ''], {
      width: 72,
      optional: true,
      definition: 'It was good on some days since it opened.',
    }),
    last_bad: required(day('Last bad day', { width: 88, optional: true })),
    ended: day('Ended', { width: 88, definition: 'First known day on which it was no longer bad.' }),
    lasted: required(
      number('count', 'Days', 'Days from its first day to its end, or to its newest bad day.', { width: 64 }),
    ),
    value_before: number('score', 'Before', 'Figure of the last known day before it opened.', { width: 72 }),
    value: number('score', 'Value', 'Figure of the newest bad day.', { width: 72 }),
    reference: number(
      'score',
      'Compared with',
      'Target or list price that the rule compares with, or the usual figure before it opened.',
      {
        width: 72,
      },
    ),
    value_ended: number('score', 'Value at the end', 'Figure of the day on which it ended.', {
      short: 'At the end',
      width: 72,
      optional: true,
    }),
    unit: text('Unit', {
      width: 72,
      definition: 'Unit of both figures: a currency, position, stars, score, index, % or a count.',
    }),
    who: text('Who', {
      width: 112,
      search: true,
      definition:
        'Who has won or bought on the newest bad day, or whose price moved on the first, if the rule names someone.',
    }),
    url: text('Page', {
      width: 160,
      optional: true,
      definition:
        'Address of the product page or the home page on the newest bad day. Empty if the service sends none.',
    }),
    crawled_at: moment('Crawled', {
      width: 140,
      optional: true,
      definition: 'When the service crawled the newest offer, UTC. Empty if the service sends no time.',
    }),
    advice: required(text('What to do', { width: 240, optional: true })),
  },
  { rule: hidden.text, subject: hidden.text },
);
