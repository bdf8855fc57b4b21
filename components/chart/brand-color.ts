import { ownValue } from '@/lib/contract/own-value';

/** A brand as charts name it. */
export interface Brand {
  name: string;
  own: boolean;
}

/** How a brand's line is drawn, everywhere and for good. */
export interface BrandStyle {
  color: string;
  width: number;
  /** SVG dash pattern: tells a second own brand from the first. */
  dash?: string;
}

/** Which of the seven hues each competitor has, by name. */
export type BrandSlots = Readonly<Record<string, number>>;

/** Hues of the palette. */
export const SLOTS = 7;
const OWN_DASHES = [undefined, '6 3', '2 3'];
export const OTHER_STYLE: BrandStyle = { color: 'var(--brand-other)', width: 1.5 };

/**
 * Gives each competitor a hue and never takes one away. A name starts at its own place in the palette, so that two
 * readers mostly see the same; the next free hue is taken when another brand has it. Beyond seven, brands are grey.
 */
export function assignSlots(kept: BrandSlots, brands: readonly Brand[]): BrandSlots {
  const slots = new Map(Object.entries(kept));
  const taken = new Set(slots.values());
  for (const { name, own } of brands) {
    if (own || slots.has(name)) continue;
    const start = hash(name) % SLOTS;
    const free = Array.from({ length: SLOTS }, (_, step) => (start + step) % SLOTS).find((slot) => !taken.has(slot));
    if (free === undefined) break;
    slots.set(name, free);
    taken.add(free);
  }
  return Object.fromEntries(slots);
}

/** The style of each brand by name: own brands in ink, the strongest on any chart. */
export function brandStyles(slots: BrandSlots, brands: readonly Brand[]): ReadonlyMap<string, BrandStyle> {
  const own = brands.filter((brand) => brand.own).map((brand) => brand.name);
  own.sort((a, b) => a.localeCompare(b, 'en'));
  return new Map(
    brands.map((brand) => [brand.name, brand.own ? ownStyle(own.indexOf(brand.name)) : style(slots, brand)]),
  );
}

function ownStyle(index: number): BrandStyle {
  return { color: 'var(--ink)', width: 2, dash: OWN_DASHES[Math.min(index, OWN_DASHES.length - 1)] };
}

function style(slots: BrandSlots, { name }: Brand): BrandStyle {
  const slot = ownValue(slots, name);
  return slot === undefined ? OTHER_STYLE : { color: `var(--brand-${slot + 1})`, width: 1.5 };
}

function hash(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
