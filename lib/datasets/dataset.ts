import { type View, type ViewOptions, view } from '@/lib/metrics/view';
import { type Filtering, type FilteringOptions, filtering } from './filtering';
import type { Filters } from './filters';

/** A view with filters. Conditions, facets, controls and addresses follow from its description. */
export type Dataset<M extends string = string, C extends string = string, F extends Filters = Filters> = View<M, C> &
  Filtering<F>;

/** Describes a view and its filters. */
export function dataset<const M extends string, const C extends string, const F extends Filters>({
  filters,
  compared,
  counts,
  search,
  ...options
}: ViewOptions<M, C> & FilteringOptions<F>): Dataset<M, C, F> {
  return { ...view<M, C>(options), ...filtering({ filters, compared, search, counts }) };
}
