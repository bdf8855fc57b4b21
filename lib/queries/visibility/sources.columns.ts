import { columns, hidden, number, required, text } from '../columns';
import { POWER, SOURCE } from './scores.columns';

/** A keyword or category over its retailers, with the brands of its listings. */
export const sourceColumns = columns(
  {
    source_name: { ...SOURCE, width: 200 },
    is_power: POWER,
    shelves: required(number('count', 'Retailers', 'Retailers whose shelf was counted.', { width: 88 })),
    listings: required(
      number('count', 'Listings', 'Listings of these shelves among the first that count, each shelf once.', {
        width: 88,
      }),
    ),
    own_listings: required(number('count', 'Own listings', 'Of own brands together.', { short: 'Own', width: 72 })),
    own_share: number('percent', 'Own share', 'Own listings of all listings.', { width: 96 }),
    leader: required(
      text('Leader', { width: 136, search: true, definition: 'The searched brand with most listings.' }),
    ),
    leader_share: number('percent', 'Leader share', 'Listings of the leader as a share of all listings.', {
      width: 104,
    }),
    second: required(
      text('Second', { width: 136, search: true, definition: 'The searched brand with most listings after it.' }),
    ),
    second_share: number('percent', 'Second share', 'Listings of the second brand as a share of all listings.', {
      width: 104,
    }),
  },
  { source: hidden.text },
);
