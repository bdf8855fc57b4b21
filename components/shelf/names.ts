import { barcodeOf, type Catalogue } from '@/components/shelf/prepare-catalogue';
import type { Shelf } from '@/components/shelf/use-shelf';
import type { Format } from '@/lib/client/format';
import { isolated } from '@/lib/client/isolated';
import type { PanelState } from '@/lib/client/panel-state';

type NameOf = (code: string) => string | null;

/** "Korbina DE, 30 Jun 2026"; empty for no shelf. */
export function shelfName(shelf: Shelf | null, nameOf: NameOf, format: Format): string {
  if (!shelf) return '';
  const { retailer_code, date } = shelf.question;
  return `${isolated(nameOf(retailer_code) ?? retailer_code)}, ${format.day(date)}`;
}

/** The question in words: "Korbina DE, 30 Jun 2026 · first 20 places, overall · All places". */
export function saidOf({ question }: Shelf, names: { now: string; beside: string }, filters: string): string {
  const shelves = names.beside ? `${names.now}, beside ${names.beside}` : names.now;
  const places = `first ${question.first_n_products} places, ${question.position_type.toLowerCase()}`;
  return [shelves, places, filters].join(' · ');
}

interface Paired {
  shelf: Shelf;
  other: Shelf;
  prices: { state: PanelState<unknown>; catalogue: Catalogue };
  nameOf: NameOf;
}

/** How far the products of two retailers can be paired: numbers differ, so barcodes of the newest prices do it. */
export function pairingWords({ shelf, other, prices, nameOf }: Paired, format: Format): string {
  if (prices.state.kind === 'problem') return 'products cannot be paired: the newest prices could not be loaded';
  if (prices.state.kind !== 'content') return 'the newest prices, which pair products by barcode, are loading';
  const found = [shelf, other].map(({ places, question }) => {
    const named = nameOf(question.retailer_code);
    const known = places.filter((place) => barcodeOf(prices.catalogue, named, place) !== null).length;
    return `${format.integer(known)} of ${format.integer(places.length)}`;
  });
  return `paired by barcode, known for ${found.join(' and ')} places by the newest prices`;
}
