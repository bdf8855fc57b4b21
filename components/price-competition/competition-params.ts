import {
  comparedDay,
  comparison,
  field,
  type KnownDays,
  listField,
  ownField,
  readAddress,
  type Search,
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

const view = choice('What is shown', VIEWS);

/** What the address of Price competition says, each read by the schema of the queries themselves. */
export const competitionFields = {
  customer_page_id: field(page),
  /** Without it the page shows its newest day. */
  date: field(date),
  /** What the day is compared with. */
  against: field(comparison),
  days: field(days),
  time_dimension: field(by),
  price_type: field(price_type),
  /** Selling or list price. */
  price: field(kind),
  offers: field(offers),
  retailer: listField,
  brand: listField,
  tag: listField,
  own: ownField,
  verdict: listField,
  since: listField,
  q: field(q),
  view: field(view),
};

export interface CompetitionAddress {
  customer_page_id: number | null;
  date: string | null;
  against: string;
  days: number | null;
  time_dimension: TimeDimension;
  price_type: 'TOTAL' | 'UNIT';
  price: 'rsp' | 'rrp';
  offers: 'standard' | 'with_oos';
  retailer: string[];
  brand: string[];
  tag: string[];
  own: 'own' | 'competitor' | 'all';
  verdict: string[];
  since: string[];
  q: string;
  view: CompetitionView;
}

/** What the page shows where the address says nothing. */
export const initialAddress: CompetitionAddress = {
  customer_page_id: null,
  date: null,
  against: 'previous',
  days: null,
  time_dimension: 'DAILY',
  price_type: 'TOTAL',
  price: 'rsp',
  offers: 'standard',
  retailer: [],
  brand: [],
  tag: [],
  own: 'all',
  verdict: [],
  since: [],
  q: '',
  view: 'off',
};

/** For the sentence about what an address says and cannot be followed. */
export const refusableSchemas = {
  ...{ customer_page_id: page, date, against: comparison, days, time_dimension: by },
  ...{ price_type, price: kind, offers, view },
};

/** Reads the address on the server, as the browser reads it. */
export function readCompetitionAddress(search: Search): CompetitionAddress {
  return readAddress(competitionFields, initialAddress, search);
}

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
