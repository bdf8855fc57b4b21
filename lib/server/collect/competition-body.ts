import 'server-only';
import { parse, stringify } from 'lossless-json';

/** A collected answer of competitions, and the days to take from it. */
export interface CompetitionSet {
  body: string;
  days: ReadonlySet<string>;
}

/** A competition as received: an empty list may be null or absent. */
interface Competition {
  competition_id?: unknown;
  date_buckets?: { start_date?: unknown }[] | null;
}

/**
 * Returns the body with these days of answers that may have other days as well: competitions of the first answer, then
 * those that only others have. Numbers stay as they are written.
 *
 * @param sets newest first
 */
export function competitionBody(sets: readonly CompetitionSet[]): string {
  const merged = new Map<string, Competition>();
  for (const { body, days } of sets)
    for (const competition of competitionsIn(body)) {
      const key = keyOf(competition);
      const union = merged.get(key) ?? { ...competition, date_buckets: [] };
      // A day may be an instant.
      const buckets = (competition.date_buckets ?? []).filter(({ start_date }) =>
        days.has(String(start_date).slice(0, 10)),
      );
      union.date_buckets = [...(union.date_buckets ?? []), ...buckets].toSorted(byDay);
      merged.set(key, union);
    }
  return stringify({ competitions: [...merged.values()] }) ?? '';
}

function competitionsIn(body: string): Competition[] {
  // The endpoint's schema has validated the body before it was stored.
  const { competitions } = parse(body, undefined, { onDuplicateKey: ({ newValue }) => newValue }) as {
    competitions?: Competition[] | null;
  };
  return competitions ?? [];
}

/** Competitions without an id are compared by their sides. */
function keyOf({ date_buckets: _, ...competition }: Competition): string {
  return competition.competition_id ? String(competition.competition_id) : (stringify(competition) ?? '');
}

function byDay(a: { start_date?: unknown }, b: { start_date?: unknown }): number {
  return String(a.start_date) < String(b.start_date) ? -1 : 1;
}
