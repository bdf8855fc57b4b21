import {
  eachFacet,
  FACETS,
  type Facet,
  LABEL_FACETS,
  type LabelFacet,
  type Placement,
} from '@/lib/client/banners/placement';
import { type FacetFilters, NOT_STATED } from '@/lib/client/facets';

type Filters = FacetFilters<Facet>;

export const NO_FILTERS: Filters = eachFacet(() => []);

/**
 * Whether the filters leave a banner. Category, subcategory and brand are asked of one and the same label: a banner with
 * our soap and their shampoo is not "their soap".
 */
export function passes({ words, labels }: Placement, filters: Filters): boolean {
  const placed = FACETS.every((facet) => isLabelFacet(facet) || accepts(filters[facet], words[facet]));
  return placed && (labels.length > 0 ? labels.some((label) => fits(label, filters)) : fits(null, filters));
}

/** Null stands for a banner without labels: nothing of it is stated. */
function fits(label: Placement['labels'][number] | null, filters: Filters): boolean {
  return LABEL_FACETS.every((facet) => accepts(filters[facet], [label ? labelWord(label, facet) : NOT_STATED]));
}

function labelWord({ label }: Placement['labels'][number], facet: LabelFacet): string {
  return label[facet] ?? NOT_STATED;
}

function accepts(wanted: readonly string[], words: readonly string[]): boolean {
  return wanted.length === 0 || words.some((word) => wanted.includes(word));
}

function isLabelFacet(facet: Facet): facet is LabelFacet {
  return LABEL_FACETS.some((one) => one === facet);
}
