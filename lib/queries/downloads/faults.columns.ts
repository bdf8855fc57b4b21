import { columns, day, hidden, moment, number, type RowOf, required, text } from '../columns';

/** A missing or light file. */
export const faultColumns = columns(
  {
    title: required(text('Dataset', { width: 128, pinned: true, search: true })),
    day: required(day('Day', { width: 96, search: true, definition: 'Day of the file, UTC.' })),
    time: required(text('Expected', { width: 80, definition: 'Hour of the file, UTC.' })),
    state: required(
      text<'missing' | 'light'>('State', {
        width: 80,
        search: true,
        definition:
          'Missing: a file was expected and the service has none. Light: smaller than 60% of the usual size of its hour.',
      }),
    ),
    rows: number('rows', 'Rows', 'Rows of the file. Empty if it is missing or was not read to its end.', { width: 80 }),
    usual_rows: number(
      'rows',
      'Usual rows',
      'Median of the files of this hour, four weeks before to after. Empty if none was read to its end.',
      { short: 'Usual', width: 80 },
    ),
    share: number('percent', 'Share of usual size', 'Size of a light file as a share of the median size of its hour.', {
      short: 'Of usual',
      width: 80,
    }),
    since: required(
      day('Since', {
        width: 96,
        definition: 'First day of the unbroken run of files of this hour with the same fault.',
      }),
    ),
    checked_at: moment('Checked', {
      width: 140,
      optional: true,
      definition: 'Time of the last request for the file or its list.',
    }),
    ground: text('Expected from', {
      width: 120,
      optional: true,
      definition: 'Why a missing file was expected, such as the number of known days.',
    }),
  },
  { dataset: hidden.text, hour: hidden.number },
);

export type FaultRow = RowOf<typeof faultColumns>;
