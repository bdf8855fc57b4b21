import {
  type AddressOf,
  comparedDay,
  comparison,
  field,
  type KnownDays,
  listField,
  ownField,
} from '@/lib/client/address';
import { choice } from '@/lib/contract/params';
import { competitionParams } from '@/lib/queries/price-competition/params';

/** Competitions by what the service says of them, worst first; then what moved, and all numbers. */
export const VIEWS = ['off', 'near', 'on', 'none', 'all', 'changes', 'buckets'] as const;
export type CompetitionView = (typeof VIEWS)[number];

/** Days that a page opens with: some buckets of each length. */
export const OPENING_DAYS = { DAILY: 28, WEEKLY: 84, MONTHLY: 365, QUARTERLY: 730, YEARLY: 1_095, NONE: 28 } as const;
export type TimeDimension = keyof typeof OPENING_DAYS;

const { page, date, days, by, price_type, kind, offers, q } = competitionParams;

/** What the address of Price competition says, each read by the schema of the queries themselves. */
export const competitionFields = {
  customer_page_id: field(page, null),
  /** Without it the page shows its newest day. */
  date: field(date, null),
  /** What the day is compared with. */
  against: field(comparison, 'previous'),
  /** Without it as many as a page opens with. */
  days: field(days, null),
  time_dimension: field(by, 'DAILY'),
  price_type: field(price_type, 'TOTAL'),
  /** Selling or list price. */
  price: field(kind, 'rsp'),
  offers: field(offers, 'standard'),
  retailer: listField,
  brand: listField,
  tag: listField,
  own: ownField,
  verdict: listField,
  since: listField,
  q: field(q, ''),
  view: field(choice('What is shown', VIEWS), 'off'),
};

export type CompetitionAddress = AddressOf<typeof competitionFields>;

/** What the queries of the page are asked with. @param opening the day of a page that names none */
export function competitionAsked(
  address: CompetitionAddress,
  { page, known, opening }: { page: number; known: KnownDays | null; opening: string },
) {
  const { price_type, price, offers, retailer, brand, tag, own, verdict, since, q, time_dimension } = address;
  const date = address.date ?? known?.newest ?? opening;
  const days = address.days ?? OPENING_DAYS[time_dimension];
  // Of other buckets the one before the newest is compared: a day is none of them.
  const against = time_dimension === 'DAILY' ? { against: comparedDay(date, address.against, known) } : {};
  return {
    ...{ page: String(page), date, days, ...against, by: time_dimension, price_type, kind: price, offers },
    ...{ retailer, brand, tag, own, verdict, since, q },
  };
}

export type CompetitionAsked = ReturnType<typeof competitionAsked>;

/** Competitions that are drawn at once. */
export const HEAT_STEP = 60;

/** What the strips of a view are asked with. */
export function heatParams<Asked extends object>(asked: Asked, view: CompetitionView, limit: number) {
  const tones = view === 'all' ? [] : [view];
  return { ...asked, tone: tones, sort: 'retailer.asc', offset: 0, limit };
}
