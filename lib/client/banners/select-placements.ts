import {
  eachFacet,
  FACETS,
  type Facet,
  LABEL_FACETS,
  type LabelFacet,
  type Placement,
} from '@/lib/client/banners/placement';
import { type FacetFilters, NOT_STATED, type Selection } from '@/lib/client/facets';

export type Filters = FacetFilters<Facet>;

export const NO_FILTERS: Filters = eachFacet(() => []);

/**
 * What the filters leave, and how many banners a click on each word would show. Category, subcategory and brand are
 * asked of one and the same label: a banner with our soap and their shampoo is not "their soap".
 */
export function selectPlacements(all: readonly Placement[], filters: Filters): Selection<Facet, Placement> {
  return {
    items: all.filter((placement) => passes(placement, filters)),
    counts: eachFacet((facet) => countWords(all, facet, { ...filters, [facet]: [] })),
  };
}

function countWords(all: readonly Placement[], facet: Facet, others: Filters): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const placement of all) {
    if (!passes(placement, others)) continue;
    for (const word of wordsOf(placement, facet, others)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Whether the filters leave a banner. */
export function passes({ words, labels }: Placement, filters: Filters): boolean {
  const placed = FACETS.every((facet) => isLabelFacet(facet) || accepts(filters[facet], words[facet]));
  return placed && (labels.length > 0 ? labels.some((label) => fits(label, filters)) : fits(null, filters));
}

/** The words of a banner under a facet; of its labels, only those that the other filters accept. */
function wordsOf({ words, labels }: Placement, facet: Facet, filters: Filters): readonly string[] {
  if (!isLabelFacet(facet)) return words[facet];
  if (labels.length === 0) return [NOT_STATED];
  return [...new Set(labels.filter((label) => fits(label, filters)).map((label) => labelWord(label, facet)))];
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
