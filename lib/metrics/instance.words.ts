import type { SignalName } from './signals.words';

/** The figures of an instance, and who moved, won or bought, or ''. */
interface InstanceFigures {
  rule: SignalName;
  value: number | null;
  reference: number | null;
  who: string;
}

type Words = (figures: { value: number; reference: number | null; who: string }) => readonly (string | false | null)[];

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 });
const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
const rank = (value: number) => `#${number(value)}`;

function compared(format: (value: number) => string, word: string): Words {
  return ({ value, reference }) => [format(value), reference !== null && `${word} ${format(reference)}`];
}

const WORDS: Readonly<Record<SignalName, Words>> = {
  buybox_lost: ({ value, reference, who }) => [
    who && `to ${who}`,
    `at ${number(value)}`,
    reference !== null && `main merchant at ${number(reference)}`,
  ],
  above_list_price: ({ value, reference, who }) => [
    number(value),
    reference !== null && `list price ${number(reference)}`,
    who && `by ${who}`,
  ],
  price_off_target: ({ value, reference, who }) => [
    `index ${number(value)}`,
    reference !== null && `limit ${number(reference)}`,
    who && `moved: ${who}`,
  ],
  out_of_stock: ({ reference }) => [reference !== null && `0 of ${number(reference)} offers in stock`],
  // Its figure only states that the SKU is not on the first page.
  page_one_lost: () => [],
  rank_fallen: compared(rank, 'usually'),
  rank_target_missed: compared(rank, 'target'),
  keyword_bought: ({ value, who }) => [`${number(value)} positions by ${who}`],
  search_share_below_target: compared(number, 'target'),
  home_page_takeover: ({ value, who }) => [`${number(value)} banners by ${who}`],
  banner_share_fallen: compared(percent, 'usually'),
  rating_fallen: compared(number, 'usually'),
  rating_below_target: compared(number, 'target'),
};

/** Returns the figures of an instance in words, such as "3.94, target 4"; '' if they are not known. */
export function figuresInWords({ rule, value, ...rest }: InstanceFigures): string {
  if (value === null) return '';
  return WORDS[rule]({ value, ...rest })
    .filter(Boolean)
    .join(', ');
}
