import { type BrandOrder, STYLED_COMPETITORS } from '@/lib/contract/brand-order';

export interface Brand {
  name: string;
  own: boolean;
}

/** How marks without a line, such as bars and squares, are filled. */
export type FillPattern = 'outline' | 'rows' | 'columns' | 'diagonal';

export interface BrandStyle {
  color: string;
  width: number;
  /** SVG dash pattern; solid without. */
  dash?: string;
  /** The counterpart of `dash`; a plain fill without. */
  pattern?: FillPattern;
}

const HUES = 7;

/** Brands of one hue differ by these, in this order. The last one is reserved for brands outside the account's order. */
const PATTERNS: readonly Pick<BrandStyle, 'dash' | 'pattern'>[] = [
  {},
  { dash: '6 3', pattern: 'outline' },
  { dash: '2 3', pattern: 'rows' },
  { dash: '8 3 2 3', pattern: 'columns' },
  { dash: '8 3 2 3 2 3', pattern: 'diagonal' },
];
const SLOTS = HUES * PATTERNS.length;

/** Brands that are drawn together, or not known. */
export const OTHER_STYLE: BrandStyle = { color: 'var(--brand-other)', width: 1.5 };
/** The products of an unknown brand, next to `OTHER_STYLE` in one chart. */
export const UNNAMED_STYLE: BrandStyle = { ...OTHER_STYLE, ...PATTERNS[1] };

/** The style of the nth competitor, or of the nth line of something that is no brand. Grey from the 36th on. */
export function styleOfSlot(slot: number): BrandStyle {
  if (slot >= SLOTS) return OTHER_STYLE;
  return { color: `var(--brand-${(slot % HUES) + 1})`, width: 1.5, ...PATTERNS[Math.floor(slot / HUES)] };
}

/**
 * The style of each brand of a picture by name. No two are equal, except greys from the 36th competitor on.
 *
 * @param brands the most important first
 */
export function brandStyles(order: BrandOrder, brands: readonly Brand[]): ReadonlyMap<string, BrandStyle> {
  const own = namesOf(brands, true);
  const competitors = namesOf(brands, false);
  const ownSlots = assignSlots(order.own, own, { slots: order.own.length + own.length, hues: 1 });
  const slots = assignSlots(order.competitors.slice(0, STYLED_COMPETITORS), competitors, { slots: SLOTS, hues: HUES });
  const styles = new Map(competitors.map((name) => [name, styleOfSlot(slots.get(name) ?? SLOTS)]));
  for (const name of own) styles.set(name, ownStyle(ownSlots.get(name) ?? 0));
  return styles;
}

function ownStyle(slot: number): BrandStyle {
  const longer = { dash: `8 3${' 2 3'.repeat(slot)}`, pattern: 'diagonal' } as const;
  return { color: 'var(--ink)', width: 2, ...(PATTERNS[slot] ?? longer) };
}

function namesOf(brands: readonly Brand[], own: boolean): string[] {
  return [...new Set(brands.filter((brand) => brand.own === own).map(({ name }) => name))];
}

/**
 * A brand of the order has its position as its slot. Another takes a slot that no brand of the order has, if there is
 * one. It starts at a hue given by its name, so that it mostly looks the same in other pictures.
 */
function assignSlots(
  order: readonly string[],
  names: readonly string[],
  { slots, hues }: { slots: number; hues: number },
): ReadonlyMap<string, number> {
  const assigned = new Map(order.map((name, position) => [name, position]));
  const usedSlots = new Set(names.flatMap((name) => assigned.get(name) ?? []));
  const all = Array.from({ length: slots }, (_, slot) => slot);
  for (const name of names) {
    if (assigned.has(name)) continue;
    const rest = all.filter((slot) => !usedSlots.has(slot));
    const unlisted = rest.filter((slot) => slot >= order.length);
    const slot = nextSlot(unlisted.length > 0 ? unlisted : rest, hash(name) % hues, hues);
    if (slot === undefined) break;
    assigned.set(name, slot);
    usedSlots.add(slot);
  }
  return assigned;
}

/** The lowest pattern, and of it the first hue from `start` on. */
function nextSlot(slots: readonly number[], start: number, hues: number): number | undefined {
  const rankOf = (slot: number) => Math.floor(slot / hues) * hues + ((slot - start + hues) % hues);
  return slots.toSorted((a, b) => rankOf(a) - rankOf(b))[0];
}

function hash(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
