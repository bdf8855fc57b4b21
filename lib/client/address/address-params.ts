type Params = Readonly<Record<string, unknown>>;

/** Serializes parameters as a query string in alphabetical order, without empty values. */
export function searchOf(params: Params): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(params).sort()) {
    const value = params[name];
    const values = Array.isArray(value) ? value : [value];
    for (const item of values)
      if (item !== undefined && item !== null && item !== '' && item !== false)
        search.append(name, item === true ? '1' : String(item));
  }
  return search.toString();
}

/** Selects the values that are parameters of a query. `schema` has them by name. */
export function selectParams<Schema extends object, Values extends object>(schema: Schema, values: Values) {
  const entries = Object.entries(values).filter(([name]) => Object.hasOwn(schema, name));
  return Object.fromEntries(entries) as Pick<Values, keyof Schema & keyof Values>;
}

/** Converts parameters in the same way to an object of strings and lists of strings, for a request body. */
export function addressParams(params: object): Record<string, unknown> {
  const search = new URLSearchParams(searchOf(params as Params));
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
