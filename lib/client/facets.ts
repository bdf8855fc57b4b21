export { NOT_STATED } from '@/lib/datasets/filters';

/** Creates an object with a value for each facet. */
export function eachOf<Facet extends string, Value>(facets: readonly Facet[], make: (facet: Facet) => Value) {
  return Object.fromEntries(facets.map((facet) => [facet, make(facet)])) as Record<Facet, Value>;
}
