import { describe, expect, it } from 'vitest';
import { type Brand, brandStyles, OTHER_STYLE, styleOfSlot } from '@/components/chart/brand-color';
import { EMPTY_ORDER } from '@/lib/contract/brand-order';

const competitor = (name: string): Brand => ({ name, own: false });
const NAMES = ['Alba', 'Bork', 'Cento', 'Dorn', 'Elva', 'Fjord', 'Gamma', 'Hask', 'Iona', 'Jorn', 'Kelp', 'Lund'];
const ORDER = { own: ['Velquin', 'Zeta'], competitors: NAMES };
const MANY = Array.from({ length: 50 }, (_, index) => `Brand ${index}`);

const distinct = (styles: ReadonlyMap<string, unknown>) =>
  new Set([...styles.values()].map((style) => JSON.stringify(style)));

describe('brandStyles', () => {
  it('gives a brand the same style whichever brands share its picture', () => {
    const all = brandStyles(ORDER, NAMES.map(competitor));
    for (const name of NAMES) expect(brandStyles(ORDER, [competitor(name)]).get(name)).toEqual(all.get(name));
  });

  it('keeps the style of a brand when others are appended to the order', () => {
    const before = brandStyles({ own: [], competitors: NAMES.slice(0, 3) }, NAMES.slice(0, 3).map(competitor));
    const after = brandStyles(ORDER, NAMES.map(competitor));
    for (const [name, style] of before) expect(after.get(name)).toEqual(style);
  });

  it('repeats the hue of the first brand for the eighth, with a dash and an outline', () => {
    const styles = brandStyles(ORDER, NAMES.map(competitor));
    expect(styles.get('Hask')).toEqual({ ...styles.get('Alba'), dash: '6 3', pattern: 'outline' });
  });

  it.each([
    ['listed', { own: [], competitors: MANY }, MANY.slice(0, 28)],
    ['unlisted', { own: [], competitors: MANY }, Array.from({ length: 35 }, (_, index) => `New ${index}`)],
    ['of an account without an order', EMPTY_ORDER, MANY.slice(0, 35)],
    ['listed and unlisted', ORDER, [...MANY.slice(0, 10), ...NAMES]],
  ])('gives no two brands of a picture the same style: %s', (_, order, names) => {
    expect(distinct(brandStyles(order, names.map(competitor))).size).toBe(names.length);
  });

  it('leaves none of the first seven brands of a picture grey', () => {
    const picture = [...MANY.slice(40, 47), ...MANY.slice(0, 40)].map(competitor);
    const styles = brandStyles({ own: [], competitors: MANY }, picture);
    for (const { name } of picture.slice(0, 7)) expect(styles.get(name)?.color).not.toBe(OTHER_STYLE.color);
  });

  it('draws own brands in ink and wider than competitors, each further one with its own dash', () => {
    const own = ['Zeta', 'Velquin', ...MANY.slice(0, 6)].map((name) => ({ name, own: true }));
    const styles = brandStyles(ORDER, own);
    expect(styles.get('Velquin')).toEqual({ color: 'var(--ink)', width: 2 });
    expect(styles.get('Zeta')?.dash).toBe('6 3');
    expect(distinct(styles).size).toBe(own.length);
  });

  it('gives a brand named like an object member the style of its position', () => {
    const names = ['constructor', '__proto__', 'toString'];
    const styles = brandStyles({ own: [], competitors: names }, names.map(competitor));
    expect(names.map((name) => styles.get(name))).toEqual([0, 1, 2].map(styleOfSlot));
  });
});
