/** What is remembered of a day, and of which answer: a revised answer is read anew. */
interface Remembered {
  fetchedAt: string;
  held: unknown;
}

export type Memory = Readonly<Record<string, Remembered>>;

/** More days than any course looks at. */
const MOST = 60;

function keyOf(name: string): string {
  return `endcap.overview.course.${name}`;
}

/** The remembered days of a course by address. Empty where the browser keeps nothing, or something else. */
export function recall(name: string): Memory {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}');
  } catch {
    return {};
  }
}

/** Remembers a day in this browser, so that it need not be read again; the days of the longest ago are forgotten. */
export function remember(name: string, url: string, its: Remembered): void {
  const days = Object.entries({ ...recall(name), [url]: its }).sort(([a], [b]) => (a < b ? 1 : -1));
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(days.slice(0, MOST))));
  } catch {
    // A full store costs reading the day again, nothing else.
  }
}
