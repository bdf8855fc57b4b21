/** Parameter of the compared day. */
const AGAINST = 'against';

/**
 * Returns a link to the same page on other dates. It keeps filters, settings and the comparison, and opens the first
 * view. A comparison with the opened day itself is removed.
 */
export function dayHref(path: string, search: URLSearchParams, dates: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search);
  params.delete('view');
  if (Object.values(dates).includes(params.get(AGAINST) ?? '')) params.delete(AGAINST);
  for (const [name, date] of Object.entries(dates)) params.set(name, date);
  return `${path}?${params}`;
}
