import type { Filters } from '@/components/overview/filters';
import type { LinkDays } from '@/components/overview/links';
import type { Answers } from '@/components/overview/use-answers';
import type { Weights } from '@/lib/client/banners/weights';
import type { CompetitionPage } from '@/lib/client/competition/use-pages';
import type { Format } from '@/lib/client/format';
import type { FetchedSet, FetchedValue } from '@/lib/client/ndjson-stream';
import { mapContent, type PanelState } from '@/lib/client/panel-state';

/** What a reader set, here and on the pages, and how they read numbers. */
export interface Reading {
  readonly format: Format;
  readonly price2: string;
  readonly deepest: number | null;
  readonly threshold: number;
  readonly target: number;
  readonly bannerWeights: Weights;
}

/** What each part of the page is made from. */
export interface Context {
  readonly answers: Answers;
  /** The pages of competitions, in the order of their answers. */
  readonly pages: readonly CompetitionPage[];
  /** The day in the address; null for the newest. */
  readonly asked: string | null;
  readonly filters: Filters;
  readonly reading: Reading;
}

type DayPart = keyof Answers['days']['against'];

/** The two days of a part, for its links. */
export function linkDays({ answers, asked }: Context, part: DayPart): LinkDays {
  return { asked, now: answers.days[part] ?? '', against: answers.days.against[part] ?? '' };
}

/** The same in words. */
export function dayWords({ answers: { days }, reading: { format } }: Context, part: DayPart) {
  return { now: format.day(days[part]), before: format.day(days.against[part]) };
}

export function rowsOf<Row>(state: PanelState<FetchedSet<Row>>): PanelState<readonly Row[]> {
  return mapContent(state, ({ rows }) => rows);
}

export function itsValue<Value>(state: PanelState<FetchedValue<Value>>): PanelState<Value> {
  return mapContent(state, ({ value }) => value);
}

/** The data of a state, where there is any. */
export function dataOf<Data>(state: PanelState<Data>): Data | null {
  return state.kind === 'content' ? state.data : null;
}
