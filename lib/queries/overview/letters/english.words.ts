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
  openHeading: (sent) => `Still open from ${sent}`,
  closing: ['Thank you for your help.', 'Kind regards'],
  rules: {
    out_of_stock: {
      title: 'Out of stock',
      seen: (seen) =>
        seen.isFirstDay
          ? `Out of stock on ${seen.time}.`
          : `${seen.isOnAndOff ? 'Out of stock on and off' : 'Out of stock'} ${since(seen)}, last seen on ${seen.time}.`,
      ask: 'Please tell us when you expect it back on sale.',
      unit: 'offers in stock',
    },
    buybox_lost: {
      title: 'Buybox',
      seen: (seen) => {
        const first = `The first offer is by ${seen.merchant || 'another merchant'}${seen.price && `, at ${seen.price}`}`;
        if (seen.isFirstDay) return `${first}, on ${seen.time}.`;
        return `${first}, on ${seen.time}; by another merchant ${seen.isOnAndOff ? 'on and off ' : ''}${since(seen)}.`;
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
