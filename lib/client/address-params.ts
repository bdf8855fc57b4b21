type Params = Readonly<Record<string, unknown>>;

/** Parameters as the text of an address: in one order, and nothing that is empty. */
export function searchOf(params: Params): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    const value = params[name];
    const values = Array.isArray(value) ? value : [value];
    for (const one of values)
      if (one !== undefined && one !== null && one !== '' && one !== false)
        search.append(name, one === true ? '1' : String(one));
  }
  return search.toString();
}

/** The same as an object of texts and lists of texts, for a body. */
export function addressParams(params: object): Record<string, unknown> {
  const search = new URLSearchParams(searchOf(params as Params));
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
