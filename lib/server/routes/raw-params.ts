import 'server-only';

/** Returns the parameters of an address by name. A repeated name has a list of values. */
export function rawParams(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
