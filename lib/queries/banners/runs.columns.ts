import { boolean, columns, day, hidden, number, required } from '../columns';
import { strip } from '../strip-column';
import { bannerColumns } from './banner.columns';

const { retailer_name, page_type_name, page_name, banner, own_brands, competitor_brands } = bannerColumns;

/** A run of a banner: an interval without a collected day on which it is missing, with its state on the last day. */
export const runColumns = columns(
  {
    retailer_name,
    page_name,
    banner,
    strip: strip({ s: 'seen', a: 'absent', n: 'nothing published', x: 'failed', '-': 'not collected' }, 160),
    own_brands,
    competitor_brands,
    first: required(
      day('First seen', {
        width: 124,
        beside: 'open_start',
        definition: '“or earlier” if the day before has no data or is before the period.',
      }),
    ),
    last: required(
      day('Last seen', {
        width: 116,
        beside: 'open_end',
        definition: '“or later” if the day after has no data or is after the period.',
      }),
    ),
    days: required(number('days', 'Days seen', 'Collected days of the run.', { width: 100 })),
    gaps: required(
      number(
        'days',
        'Gaps',
        'Days between first and last of which nothing is known: not collected, failed, or nothing published.',
        { width: 56 },
      ),
    ),
    open_start: required(
      boolean('Or earlier', ['Yes', 'No'], {
        inFilesOnly: true,
        definition: 'The day before has no data or is before the period.',
      }),
    ),
    open_end: required(
      boolean('Or later', ['Yes', 'No'], {
        inFilesOnly: true,
        definition: 'The day after has no data or is after the period.',
      }),
    ),
    page_type_name,
    e_retail_media_position: number('rank', 'Position', 'On the last day of the run.', { width: 72 }),
  },
  { id: hidden.text },
);
