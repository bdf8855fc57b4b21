/** What all those agree on who state it; null where nobody does, or they differ. */
export function agreed<Value>(values: readonly (Value | null)[]): Value | null {
  const stated = new Set(values.filter((value) => value !== null));
  const [first = null] = stated;
  return stated.size === 1 ? first : null;
}
