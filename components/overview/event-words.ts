import type { Format } from '@/lib/client/format/format';
import { formatCompared } from '@/lib/client/format/format-unit';
import { SIGNAL_WORDS, type SignalName } from '@/lib/metrics/signals.words';
import type { Example } from '@/lib/queries/overview/lines';
import type { Problem } from '@/lib/queries/overview/problems';
import { distinctDigits } from '@/lib/text/distinct-digits';

/** What a line is about: its first subject, and how many more there are. */
export type Subject = Pick<Problem, 'rule' | 'retailer' | 'subjects' | 'example'>;

/** Rules whose subject is the retailer. */
const RETAILER_SUBJECTS: Partial<Record<SignalName, string>> = {
  home_page_takeover: 'Home page',
  banner_share_fallen: 'Banners',
};

/** Between the base and the benchmark in the title of a competition. */
const BETWEEN = ' / ';

/** The base of a competition if its own price has moved, otherwise null. */
function movedBase({ title, who }: Example, retailer: string): string | null {
  const atRetailer = ` at ${retailer}`;
  const base = who.slice(0, -atRetailer.length);
  return who.endsWith(atRetailer) && title.startsWith(base + BETWEEN) ? base : null;
}

/** The base in the title of a competition. The whole title if names contain the separator, too. */
function baseOf(example: Example, retailer: string): string {
  const { title } = example;
  const [first = title, ...others] = title.split(BETWEEN);
  return movedBase(example, retailer) ?? (others.length === 1 ? first : title);
}

/** The name of a subject: "“deo” ★", with its product if it is a product for a keyword, or the compared product. */
export function subjectName({ rule, retailer, example }: Subject): { name: string; product: string } {
  const { title, keyword, power } = example;
  const star = power ? ' ★' : '';
  const quoted = `“${keyword}”`;
  if (title === retailer) return { name: RETAILER_SUBJECTS[rule] ?? title, product: '' };
  if (rule === 'price_off_target') {
    const base = baseOf(example, retailer);
    return { name: base + star, product: base === title ? '' : `vs ${title.slice(base.length + BETWEEN.length)}` };
  }
  if (keyword === '' || !title.startsWith(quoted)) return { name: title + star, product: '' };
  return { name: quoted + star, product: title.slice(quoted.length).trim() };
}

interface Figures {
  /** The earlier and the later figure. */
  from: number | null;
  to: number | null;
  reference: number | null;
  currency: string;
}

/** Formats figures in the unit of a rule: ranks without decimals, others with as many as tell them apart. */
export function formatFigures({ from, to, reference, currency }: Figures, rule: SignalName, format: Format) {
  const { unit } = SIGNAL_WORDS[rule];
  const whole = (rank: number | null) => (rank === null ? null : Math.round(rank));
  const values = unit === 'rank' ? [from, to, reference].map(whole) : [from, to, reference];
  const [before = '', after = '', compared = ''] =
    unit === 'index' ? indicesOf(values, format) : formatCompared(format, values, unit, currency);
  const isMoved = from !== null && to !== null && before !== after;
  return {
    ...{ from: before, to: after, compared: reference === null ? '' : compared },
    change: isMoved ? `${before} → ${after}` : after,
  };
}

export type PrintedFigures = ReturnType<typeof formatFigures>;

/** Indices without decimals, unless these tell them apart. */
function indicesOf(values: readonly (number | null)[], { decimal }: Format): string[] {
  const digits = distinctDigits(values, 0, decimal);
  return values.map((value) => decimal(value, digits));
}

const UNRANKED = 'not ranked';

/** Parts of the words. Empty ones are left out. */
type HappenedWords = (example: Example, figures: PrintedFigures, retailer: string) => string[];

const comparedWith =
  (label: string): HappenedWords =>
  (_, { change, compared }) => [change, compared && `${label} ${compared}`];

/** What happened by rule: from which figure to which, and what it is compared with. */
const HAPPENED: Readonly<Record<SignalName, readonly [title: string, words: HappenedWords]>> = {
  buybox_lost: [
    'Buybox',
    ({ who, who_before }, { to }) => [`${who_before ? `${who_before} → ` : ''}${who || 'another merchant'} at ${to}`],
  ],
  above_list_price: ['Above list price', comparedWith('list price')],
  price_off_target: [
    'Off target',
    (example, { change, compared }, retailer) => [
      `index ${change}`,
      compared && `limit ${compared}`,
      example.who && `${movedBase(example, retailer) === null ? 'other' : 'its'} price moved`,
    ],
  ],
  out_of_stock: [
    'Out of stock',
    ({ value_before, reference }, { change, compared }) => [
      value_before === null && reference !== null ? `0 of ${offers(compared)}` : offers(change),
    ],
  ],
  page_one_lost: [
    'Off page one',
    ({ value_before, value }, { change, from }) => [
      value !== null ? `organic ${change}` : value_before !== null ? `organic ${from} → ${UNRANKED}` : UNRANKED,
    ],
  ],
  rank_fallen: ['Organic rank fallen', comparedWith('usually')],
  rank_target_missed: ['Rank target missed', comparedWith('target')],
  keyword_bought: ['Keyword bought', ({ who }, { to }) => [boughtWords(who, to)]],
  search_share_below_target: ['Search target missed', comparedWith('target')],
  home_page_takeover: ['Takeover', ({ who }, { to }) => [`all ${to} banners by ${who}`]],
  banner_share_fallen: ['Banner share fallen', comparedWith('usually')],
  rating_fallen: ['Rating fallen', comparedWith('usually')],
  rating_below_target: ['Rating below target', comparedWith('target')],
};

export function offers(count: string): string {
  return `${count} ${count === '1' ? 'offer' : 'offers'}`;
}

/** Formats the figures of an open subject: before it opened, and on the day. */
export function figuresOf({ value_before, value, reference, currency }: Example, rule: SignalName, format: Format) {
  return formatFigures({ from: value_before, to: value, reference, currency }, rule, format);
}

/** What may explain a fallen rank: "all 4 sponsored positions by Oskarine", "out of stock since 10 Nov". */
function causesOf({ bought_by, bought_positions, sold_out_from, sold_out_to }: Example, format: Format): string[] {
  const [from, to] = [sold_out_from, sold_out_to].map(format.shortDay);
  const days = sold_out_to === '' ? `since ${from}` : from === to ? `on ${from}` : `${from} – ${to}`;
  return [
    bought_by && boughtWords(bought_by, format.integer(bought_positions)),
    sold_out_from && `out of stock ${days}`,
  ];
}

function boughtWords(who: string, positions: string): string {
  return `all ${positions} sponsored positions by ${who}`;
}

/** "Off page one: #3 → #45, out of stock since 10 Nov, on and off". */
export function happenedWords(
  { rule, retailer, subjects, example, on_and_off, first_seen }: Subject & Pick<Problem, 'on_and_off' | 'first_seen'>,
  format: Format,
): string {
  const [title, words] = HAPPENED[rule];
  const parts = [
    ...words(example, figuresOf(example, rule, format), retailer),
    ...causesOf(example, format),
    on_and_off && (subjects > 1 ? 'some on and off' : 'on and off'),
    first_seen && 'first seen',
  ].filter(Boolean);
  return parts.length > 0 ? `${title}: ${parts.join(', ')}` : title;
}
