import { distinctDigits } from '@/lib/text/distinct-digits';
import { moneyDigits } from '@/lib/text/money-digits';
import { isIsoCurrency, numberFormat } from '@/lib/text/number-format';
import type { SignalName } from './signals.words';

/** The figures of an instance, and who moved, won or bought, or ''. */
interface InstanceFigures {
  rule: SignalName;
  value: number | null;
  reference: number | null;
  who: string;
  /** Of prices, '' if it is not known. */
  currency: string;
}

type Print = (value: number) => string;
type Figures = Omit<InstanceFigures, 'rule' | 'value'> & { value: number };
type Words = (
  figures: Figures,
  print: Record<'number' | 'percent' | 'rank' | 'money', Print>,
) => readonly (string | false)[];

function compared(unit: 'number' | 'percent' | 'rank', word: string): Words {
  return ({ value, reference }, { [unit]: print }) => [
    print(value),
    reference !== null && `${word} ${print(reference)}`,
  ];
}

const WORDS: Readonly<Record<SignalName, Words>> = {
  buybox_lost: ({ value, reference, who }, { money }) => [
    who && `to ${who}`,
    `at ${money(value)}`,
    reference !== null && `main merchant at ${money(reference)}`,
  ],
  above_list_price: ({ value, reference, who }, { money }) => [
    money(value),
    reference !== null && `list price ${money(reference)}`,
    who && `by ${who}`,
  ],
  price_off_target: ({ value, reference, who }, { number }) => [
    `index ${number(value)}`,
    reference !== null && `limit ${number(reference)}`,
    who && `moved: ${who}`,
  ],
  out_of_stock: ({ reference }, { number }) => [
    reference !== null && `0 of ${number(reference)} ${reference === 1 ? 'offer' : 'offers'} in stock`,
  ],
  page_one_lost: ({ value }, { rank }) => [`now ${rank(value)}`],
  rank_fallen: compared('rank', 'usually'),
  rank_target_missed: compared('rank', 'target'),
  keyword_bought: ({ value, who }, { number }) => [`${number(value)} positions by ${who}`],
  search_share_below_target: ({ value, reference }, { number }) => [
    `score ${number(value)}`,
    reference !== null && `target ${number(reference)}`,
  ],
  home_page_takeover: ({ value, who }, { number }) => [`${number(value)} banners by ${who}`],
  banner_share_fallen: compared('percent', 'usually'),
  rating_fallen: compared('number', 'usually'),
  rating_below_target: compared('number', 'target'),
};

/**
 * Returns the figures of an instance in words, such as "3.94, target 4"; '' if they are not known. Both figures have as
 * many decimals as tell them apart.
 */
export function figuresInWords({ rule, value, ...rest }: InstanceFigures, locale = 'en'): string {
  if (value === null) return rule === 'page_one_lost' ? 'now not ranked' : '';
  const { reference, currency } = rest;
  const printer = (digits: number, options: (digits: number) => Intl.NumberFormatOptions): Print => {
    const print = (amount: number, count: number) => numberFormat(locale, options(count)).format(amount);
    return (amount) => print(amount, distinctDigits([value, reference], digits, print));
  };
  const number = printer(2, (digits) => ({ maximumFractionDigits: digits }));
  const money = printer(Math.max(moneyDigits(value, currency), moneyDigits(reference ?? 0, currency)), (digits) => ({
    ...(isIsoCurrency(currency) ? { style: 'currency', currency } : {}),
    ...fixed(digits),
  }));
  const print = {
    number,
    percent: printer(1, (digits) => ({ style: 'percent', ...fixed(digits) })),
    rank: (position: number) => `#${number(position)}`,
    money: (amount: number) => (currency && !isIsoCurrency(currency) ? `${money(amount)} ${currency}` : money(amount)),
  };
  return WORDS[rule]({ value, ...rest }, print)
    .filter(Boolean)
    .join(', ');
}

function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
