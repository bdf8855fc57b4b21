import type { LetterLanguage, Seen } from './language';

const since = ({ since, isSinceAtLeast }: Seen) => `since ${since}${isSinceAtLeast ? ' or earlier' : ''}`;

export const english: LetterLanguage = {
  name: 'English',
  locale: 'en-GB',
  countries: ['GB', 'IE'],
  subjectLabel: 'Subject',
  subject: ({ brands, retailer, points, date }) =>
    `${brands ? `${brands} at ` : ''}${retailer}: ${points} ${points === 1 ? 'point' : 'points'}, ${date}`,
  greeting: (retailer) => `Dear ${retailer} team,`,
  opening: (points) =>
    points === 1
      ? 'In your online shop we saw the following point. Could you please look into it?'
      : `In your online shop we saw the following ${points} points. Could you please look into them?`,
  newHeading: 'New or changed',
  openHeading: (day) => `Still open from ${day}`,
  closing: ['Thank you for your help.', 'Kind regards'],
  rules: {
    out_of_stock: {
      title: 'Out of stock',
      seen: (facts) =>
        facts.isFirstDay
          ? `Out of stock on ${facts.time}.`
          : `${facts.isOnAndOff ? 'Out of stock on and off' : 'Out of stock'} ${since(facts)}, last seen on ${facts.time}.`,
      ask: 'Please tell us when you expect it back on sale.',
      unit: 'offers in stock',
    },
    buybox_lost: {
      title: 'Buybox',
      seen: (facts) => {
        const first = `The first offer is by ${facts.merchant || 'another merchant'}${facts.price && `, at ${facts.price}`}`;
        if (facts.isFirstDay) return `${first}, on ${facts.time}.`;
        return `${first}, on ${facts.time}; by another merchant ${facts.isOnAndOff ? 'on and off ' : ''}${since(facts)}.`;
      },
      ask: 'Please tell us who this merchant is.',
      unit: 'price of the first offer',
    },
    page_one_lost: {
      title: 'Off page one',
      seen: ({ keyword, rank, page, day, earlierRank, earlierDay }) => {
        const position = rank ? `position ${rank}${page && `, page ${page}`}` : 'not found';
        const earlier = earlierRank && `; position ${earlierRank} on ${earlierDay}`;
        return `Search “${keyword}”: ${position}, on ${day}${earlier}.`;
      },
      ask: 'Please check why the search no longer lists it on its first page.',
      unit: 'position',
    },
  },
  ean: (barcode) => `EAN ${barcode}`,
  productId: (id) => `your article ${id}`,
  workbook: ({ retailer, date }) => `Points ${retailer} ${date}`,
  sheet: 'Points',
  states: { new: 'New', changed: 'Changed', open: 'Still open' },
  columns: {
    number: 'No.',
    state: 'Status',
    problem: 'Point',
    product: 'Product',
    barcode: 'EAN',
    product_id: 'Your article',
    keyword: 'Search term',
    opened: 'Since',
    since_at_least: 'Or earlier',
    seen_on: 'Seen on',
    crawled_at: 'Page read',
    value: 'Value',
    unit: 'Unit',
    currency: 'Currency',
    merchant: 'First offer by',
    page_no: 'Page of the search',
    earlier_rank: 'Earlier position',
    earlier_day: 'Earlier position on',
    ask: 'Request',
    page_url: 'Page',
    sent: 'Sent on',
  },
};
