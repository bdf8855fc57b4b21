import 'server-only';
import { endpointWords } from '@/lib/contract/endpoint-words';
import type { State } from '@/lib/queries/query';
import type { Fact } from '@/lib/spreadsheet/about';
import { config } from '../base/config';
import type { NeedCoverage } from '../query/coverage';
import { needsOfExport, type PinnedExport } from './tickets';

/** If more days are missing, only their number is shown. */
const LISTED_DAYS = 10;

const MISSING: readonly (readonly [state: State, words: string])[] = [
  ['partly', 'partly collected'],
  ['no_data', 'nothing published'],
  ['failed', 'could not be collected'],
  ['not_collected', 'not collected'],
];

/** Returns the title, dates and coverage of an export for the About sheet of its workbook. */
export function aboutExport(content: PinnedExport): Fact[] {
  const { title, sheets, figures, facts } = content;
  const dates = [...new Set([...sheets, ...(figures ? [figures] : [])].flatMap(({ params }) => datesOf(params)))];
  const coverage = new Map(needsOfExport(content).map((need) => [JSON.stringify(coverageFact(need)), need]));
  return [
    ['Title', title],
    ...(dates.length > 0 ? [['Dates', dates.join('; ')] as const] : []),
    ['Account', config().accountName],
    ['Exported', new Date().toISOString()],
    ...facts,
    ...[...coverage.values()].map(coverageFact),
  ];
}

/** Formats dates: "2026-06-30, compared with 2026-06-29". Changes of a whole period are not compared with a day. */
function datesOf({ date, against, span }: Readonly<Record<string, unknown>>): string[] {
  if (typeof date !== 'string') return [];
  const isCompared = typeof against === 'string' && against !== '' && span !== 'period';
  return [isCompared ? `${date}, compared with ${against}` : date];
}

/**
 * Formats coverage: ["Data: Visibility", "2026-06-03 to 2026-06-30: 27 of 28 days collected; not collected:
 * 2026-06-04"].
 */
function coverageFact({ need, days, fetchedAt }: NeedCoverage): Fact {
  const { view, params, from, to } = need;
  const title = endpointWords(view.dataset);
  const collected = days.filter(({ state }) => state === 'complete' || state === 'partly').length;
  const missing = MISSING.flatMap(([state, words]) => {
    const dates = days.filter((day) => day.state === state).map(({ day }) => day);
    if (dates.length === 0) return [];
    return [`${words}: ${dates.length > LISTED_DAYS ? `${dates.length} days` : dates.join(', ')}`];
  });
  const request = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  const range = from === to ? from : `${from} to ${to}`;
  const parts = [
    `${range}: ${collected} of ${days.length} days collected`,
    ...missing,
    ...(fetchedAt ? [`fetched ${fetchedAt}`] : []),
    ...(request.length > 0 ? [`requested with ${request.join(', ')}`] : []),
  ];
  return [`Data: ${title}`, parts.join('; ')];
}
