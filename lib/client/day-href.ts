/** What a page calls the day it compares with. */
const AGAINST = 'against';

/**
 * This page on other dates: filters, settings and the comparison stay, and it opens on its first view. A day is not held
 * against itself, so a comparison with the day that is opened is left out.
 */
export function dayHref(path: string, search: URLSearchParams, dates: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search);
  params.delete('view');
  if (Object.values(dates).includes(params.get(AGAINST) ?? '')) params.delete(AGAINST);
  for (const [name, date] of Object.entries(dates)) params.set(name, date);
  return `${path}?${params}`;
}
