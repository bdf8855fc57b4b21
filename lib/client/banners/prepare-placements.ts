import type { PlaceFacet, Placement, SidedLabel } from '@/lib/client/banners/placement';
import { NOT_STATED } from '@/lib/client/facets';
import { textWords } from '@/lib/client/shared-filters';
import type { Banner } from '@/lib/contract/e-retail-media';

/** In the order of a walk through the shops: retailer, kind of page, page, place on it. */
export function preparePlacements(items: readonly Banner[]): Placement[] {
  const taken = new Map<string, number>();
  return items.toSorted(byPlace).map((item) => toPlacement(item, taken));
}

function toPlacement(item: Banner, taken: Map<string, number>): Placement {
  const { own_label_count, competitor_label_count, own_labels, competitor_labels } = item;
  const labels: SidedLabel[] = [
    ...own_labels.map((label) => ({ label, own: true })),
    ...competitor_labels.map((label) => ({ label, own: false })),
  ];
  const counts =
    own_label_count === null || competitor_label_count === null
      ? null
      : { own: own_label_count, competitor: competitor_label_count };
  return {
    id: idOf(item, taken),
    item,
    words: wordsOf(item),
    labels,
    counts,
  };
}

function wordsOf(item: Banner): Record<PlaceFacet, readonly string[]> {
  const { e_retail_media_position: position, e_retail_media_types: types } = item;
  return {
    retailer: textWords(item.retailer_name),
    page_type: textWords(item.page_type),
    type: types.length > 0 ? [...new Set(types)] : [NOT_STATED],
    position: [position === null ? NOT_STATED : String(position)],
    own: whose(item),
  };
}

/** Banners may show both; one that shows neither, as far as is known, is of neither. */
function whose({ own_label_count, own_labels, competitor_label_count, competitor_labels }: Banner): readonly string[] {
  const words = [
    ...(own_labels.length > 0 || (own_label_count ?? 0) > 0 ? ['own'] : []),
    ...(competitor_labels.length > 0 || (competitor_label_count ?? 0) > 0 ? ['competitor'] : []),
  ];
  return words.length > 0 ? words : [NOT_STATED];
}

function idOf(item: Banner, taken: Map<string, number>): string {
  const { retailer_name, page_type, page_name, page_url, e_retail_media_position, e_retail_media_url } = item;
  const id = hash(keyOf([retailer_name, page_type, page_name, page_url, e_retail_media_position, e_retail_media_url]));
  const before = taken.get(id) ?? 0;
  taken.set(id, before + 1);
  return before === 0 ? id : `${id}-${before + 1}`;
}

function keyOf(parts: readonly (string | number | null)[]): string {
  return JSON.stringify(parts);
}

/** FNV-1a over two halves: short enough for an address, wide enough that a day's banners do not meet. */
function hash(text: string): string {
  let low = 0x811c9dc5;
  let high = 0x01000193;
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}

function byPlace(a: Banner, b: Banner): number {
  return (
    byText(a.retailer_name, b.retailer_name) ||
    byText(a.page_type, b.page_type) ||
    byText(a.page_name, b.page_name) ||
    (a.e_retail_media_position ?? Number.MAX_SAFE_INTEGER) - (b.e_retail_media_position ?? Number.MAX_SAFE_INTEGER)
  );
}

function byText(a: string | null, b: string | null): number {
  return (a ?? '\uffff').localeCompare(b ?? '\uffff');
}
