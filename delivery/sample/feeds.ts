import { type Day, instant, weekday } from './day';
import { keyOf, noise } from './noise';
import { contentDetailRows } from './rows/content-detail';
import type { Session } from './rows/crawl';
import { eRetailMediaRows } from './rows/e-retail-media';
import { priceRows } from './rows/price';
import { priceHourlyRows } from './rows/price-hourly';
import { ratingRows } from './rows/rating';
import { reviewRows, reviewSentimentRows, reviewTextRows } from './rows/reviews';
import { visibilityListingRows } from './rows/visibility-listing';
import { dayIn } from './stories/calendar';
import type { World } from './world';

/** A dataset or an observation of the sample: its hours and the rows of each file. */
export interface Feed {
  readonly name: string;
  /** @param age days before the last day of the window */
  hours(world: World, day: Day, age: number): readonly number[];
  rows(world: World, session: Session): Iterable<object>;
}

const MORNING = 5;
const AFTERNOON = 15;
const HOURLY_DAYS = 3;
/** Share of rows in the file of an interrupted collection. */
const LIGHT_SHARE = 0.45;
const MONDAY = 0;
const TUESDAY = 1;
const THURSDAY = 3;
const FRIDAY = 4;

/** Largest first, so that the others are stored while it is generated. */
export const feeds: readonly Feed[] = [
  { name: 'visibility_listing', hours: () => [6], rows: visibilityListingRows },
  {
    name: 'price',
    hours: (_, day) => (hasAfternoon(day) ? [MORNING, AFTERNOON] : [MORNING]),
    rows: (world, session) => {
      const light = session.hour === MORNING && dayIn('light-price-file', session.day) !== null;
      return light ? firstPart(priceRows(world, session)) : priceRows(world, session);
    },
  },
  { name: 'price_hourly', hours: hourlyHours, rows: priceHourlyRows },
  { name: 'rating', hours: (_, day) => (dayIn('no-rating-file', day) === null ? [MORNING] : []), rows: ratingRows },
  { name: 'review', hours: () => [7], rows: reviewRows },
  { name: 'review_text', hours: () => [7], rows: reviewTextRows },
  { name: 'review_sentiment', hours: () => [7], rows: reviewSentimentRows },
  {
    name: 'content_detail',
    hours: (_, day) => ([MONDAY, THURSDAY].includes(weekday(day)) ? [4] : []),
    rows: contentDetailRows,
  },
  { name: 'e_retail_media', hours: () => [6], rows: eRetailMediaRows },
];

export interface Window {
  readonly last: Day;
  readonly days: number;
  /** Sessions that end later are left out. */
  readonly until: Date;
}

/** Returns the sessions of a feed in a window, oldest first. */
export function sessionsOf(feed: Feed, world: World, { last, days, until }: Window): Session[] {
  return Array.from({ length: days }, (_, i) => last - days + 1 + i)
    .flatMap((day) => feed.hours(world, day, last - day).map((hour) => ({ day, hour })))
    .filter(({ day, hour }) => Date.parse(instant(day, hour + 1)) <= until.getTime());
}

function hasAfternoon(day: Day): boolean {
  return [TUESDAY, FRIDAY].includes(weekday(day)) && dayIn('no-afternoon-file', day) === null;
}

/** Returns all hours of the last days, except for one that is missing every other day. */
function hourlyHours(world: World, day: Day, age: number): number[] {
  if (age >= HOURLY_DAYS) return [];
  const missing = missingHour(world, day);
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => hour !== missing);
}

/** Returns the missing hour of a day, or null. It is before ten, so that it is never the hour of a flash price. */
export function missingHour({ seed }: World, day: Day): number | null {
  return day % 2 === 0 ? null : Math.floor(10 * noise(keyOf(seed, 'missing hour'), 'hour', day));
}

function firstPart<T>(rows: Iterable<T>): T[] {
  const all = [...rows];
  return all.slice(0, Math.floor(all.length * LIGHT_SHARE));
}
