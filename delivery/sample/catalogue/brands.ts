import type { Brand } from './category';

// All names are invented. A test compares them with well-known brands.

const PERSONAL = ['shampoo', 'shower-gel', 'deodorant', 'toothpaste', 'face-cream'];
const HOME = ['detergent', 'dishwashing', 'cleaner'];

export const careBrands: readonly Brand[] = [
  { name: 'Velquin', own: true, colour: '#0f5e9c', level: 1.05, range: buildRange(PERSONAL, 5) },
  { name: 'Brumella', own: true, colour: '#2d6a4f', level: 1, range: buildRange(HOME, 6) },
  { name: 'Oskarine', own: false, colour: '#a4133c', level: 1.1, range: buildRange(PERSONAL, 5) },
  { name: 'Tresolune', own: false, colour: '#5a189a', level: 1.25, range: buildRange(PERSONAL, 4) },
  { name: 'Pomvarra', own: false, colour: '#c26a00', level: 0.85, range: buildRange(PERSONAL, 3) },
  {
    name: 'Fenwarra',
    own: false,
    colour: '#00707a',
    level: 0.9,
    range: { ...buildRange(PERSONAL, 3), ...buildRange(HOME, 4) },
  },
  { name: 'Havrolin', own: false, colour: '#b5179e', level: 1.15, range: buildRange(HOME, 5) },
  { name: 'Mirabrook', own: false, colour: '#6b705c', level: 0.95, range: buildRange(HOME, 5) },
];

export const coffeeBrands: readonly Brand[] = [
  { name: 'Harbrew', own: true, colour: '#3d2b1f', level: 1, range: buildRange(['coffee-beans', 'ground-coffee'], 5) },
  {
    name: 'Caldovar',
    own: false,
    colour: '#9b2226',
    level: 1.15,
    range: buildRange(['coffee-beans', 'ground-coffee'], 4),
  },
  {
    name: 'Montarrel',
    own: false,
    colour: '#1b4332',
    level: 0.9,
    range: buildRange(['coffee-beans', 'ground-coffee'], 3),
  },
];

/** Unmonitored brands, which fill search results. */
export const shelfFillers: readonly Brand[] = [
  ['Lintwell', '#8d99ae'],
  ['Ederling', '#588157'],
  ['Sopranta', '#bc6c25'],
  ['Wispelo', '#7b8fa1'],
  ['Quarzando', '#6d597a'],
  ['Bellagrund', '#b56576'],
  ['Nordavelle', '#457b9d'],
].map(([name = '', colour = '']) => ({ name, own: false, colour, level: 0.9, range: {} }));

function buildRange(categories: readonly string[], count: number): Record<string, number> {
  return Object.fromEntries(categories.map((key) => [key, count]));
}
