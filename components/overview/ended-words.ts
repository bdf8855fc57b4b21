import { formatFigures, offers, type PrintedFigures } from '@/components/overview/event-words';
import { minimumAge } from '@/components/overview/since';
import type { Format } from '@/lib/client/format/format';
import type { SignalName } from '@/lib/metrics/signals.words';
import type { Example } from '@/lib/queries/overview/lines';
import type { Ending } from '@/lib/queries/overview/problems';
import { addDays, daysBetween } from '@/lib/queries/shared/dates';

/** Returns the figures of the last bad day and of the first good day, or else `words`. */
const moved =
  (words: string, print = (change: string) => change) =>
  ({ change }: PrintedFigures) =>
    change.includes('→') ? print(change) : words;

/** What ended by rule, and the change of its figure in short. */
const ENDED: Readonly<
  Record<SignalName, readonly [title: (example: Example) => string, change: (figures: PrintedFigures) => string]>
> = {
  buybox_lost: [({ who }) => (who ? `Buybox back from ${who}` : 'Buybox back'), () => 'buybox back'],
  above_list_price: [() => 'At or below list price again', moved('at list price')],
  price_off_target: [() => 'Price index no longer off target', moved('not off target', (change) => `index ${change}`)],
  out_of_stock: [() => 'Back in stock', moved('in stock', offers)],
  page_one_lost: [() => 'Back on page one', moved('page one again')],
  rank_fallen: [() => 'Rank recovered', moved('recovered')],
  rank_target_missed: [() => 'Rank target met', moved('target met')],
  keyword_bought: [({ who }) => `${who} no longer has all sponsored positions`, () => 'not bought'],
  search_share_below_target: [() => 'Search target met', moved('target met')],
  home_page_takeover: [({ who }) => `Takeover ended: ${who}`, () => 'takeover ended'],
  banner_share_fallen: [() => 'Banner share recovered', moved('recovered')],
  rating_fallen: [() => 'Rating recovered', moved('recovered')],
  rating_below_target: [() => 'Rating target met', moved('target met')],
};

/** "#25 → #9" */
export function endedChange({ rule, example }: Pick<Ending, 'rule' | 'example'>, format: Format): string {
  const { value: from, value_ended: to, reference, currency } = example;
  return ENDED[rule][1](formatFigures({ from, to, reference, currency }, rule, format));
}

/** "Back on page one: #25 → #9", "Takeover ended: Oskarine" */
export function endedWords(ending: Pick<Ending, 'rule' | 'example'>, format: Format): string {
  const change = endedChange(ending, format);
  return [ENDED[ending.rule][0](ending.example), change.includes('→') && change].filter(Boolean).join(': ');
}

/** "lasted 3 days", "lasted 4+ weeks". Days that were not collected before its end may not have been bad. */
export function lastedWords(
  { since, since_at_least, last_bad, ended }: Pick<Ending, 'since' | 'since_at_least' | 'last_bad' | 'ended'>,
  format: Format,
): string {
  const isExact = !since_at_least && addDays(last_bad, 1) === ended;
  return `lasted ${isExact ? format.count(daysBetween(since, last_bad), 'day') : minimumAge(since, last_bad)}`;
}
