import type { AnswerState } from '@/lib/client/query/use-answer';

/** Finds the newest crawl and fetch times of an answer's rows of a day, or of all rows if none is of only that day. */
export function newestTimes(answer: AnswerState<unknown>, date: string) {
  if (answer.kind !== 'content') return {};
  const ofDay = answer.provenance.filter(({ from, to }) => from === date && to === date);
  const entries = ofDay.length > 0 ? ofDay : answer.provenance;
  const newest = (name: 'crawledAt' | 'fetchedAt') =>
    entries.map((entry) => entry[name]).reduce((a, b) => (a !== null && (b === null || a > b) ? a : b), null);
  return { crawledAt: newest('crawledAt'), fetchedAt: newest('fetchedAt') };
}
