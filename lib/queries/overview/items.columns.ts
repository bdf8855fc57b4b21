import { boolean, columns, day, hidden, moment, number, required, text } from '../columns';

/** An instance of a signal. Its subject is an SKU at a retailer, a keyword, a competition, or a retailer. */
export const itemColumns = columns(
  {
    problem: required(text('Problem', { width: 136, pinned: true, search: true })),
    title: required(
      text('SKU or keyword', { width: 240, search: true, definition: 'What the problem is about: see the rule.' }),
    ),
    retailer: required(text('Retailer', { width: 112, search: true })),
    impact: required(
      number('count', 'Impact', 'Weight of the rule, twice for power SKUs and power keywords. 0 once it is solved.', {
        width: 64,
      }),
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
        definition:
          'New: opened on the day. Open: opened before. Recovered: solved. Unknown: bad when it was last known, and not known on the day.',
      }),
    ),
    opened: required(day('Since', { width: 88, definition: 'First day of the unbroken run of bad days.' })),
    since_at_least: boolean('Opened before the period', ['Yes', ''], {
      short: 'Before',
      width: 72,
      optional: true,
      definition: 'It was bad on the first collected day of the period, so it may have opened earlier.',
    }),
    last_bad: required(day('Last bad day', { width: 88, optional: true })),
    recovered: day('Solved', { width: 88, definition: 'First known day on which it was good again.' }),
    value: number('score', 'Value', 'Figure of the newest bad day.', { width: 72 }),
    reference: number('score', 'Compared with', 'Target, list price or earlier median that the rule compares with.', {
      width: 72,
    }),
    unit: text('Unit', {
      width: 72,
      definition: 'Unit of both figures: a currency, position, stars, score, index, % or a count.',
    }),
    who: text('Who', { width: 112, search: true, definition: 'Who moved, won or bought, if the rule names someone.' }),
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
  { rule: required(hidden.text), subject: required(hidden.text), strip: required(hidden.text) },
);
