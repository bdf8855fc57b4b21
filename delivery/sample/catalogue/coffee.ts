import { words } from '@/delivery/sample/words/words';
import type { Category } from './category';

/** Categories of the second customer, which must never be visible with the first customer's key. */
export const coffee: readonly Category[] = [
  {
    key: 'coffee-beans',
    shelf: words('Coffee Beans', 'Kaffeebohnen', 'Café en grains', 'Kawa ziarnista'),
    noun: words('Coffee Beans', 'Kaffeebohnen', 'Café en grains', 'Kawa ziarnista'),
    pack: 'pouch',
    variants: [
      words('Espresso', 'Espresso', 'espresso', 'espresso'),
      words('Crema', 'Crema', 'crema', 'crema'),
      words('Decaf', 'entkoffeiniert', 'décaféiné', 'bezkofeinowa'),
    ],
    sizes: [
      { amount: 500, unit: 'g', euro: 8.45 },
      { amount: 1, unit: 'kg', euro: 15.95 },
    ],
    keywords: [
      { words: words('coffee beans', 'kaffeebohnen', 'café en grains', 'kawa ziarnista') },
      { words: words('espresso beans', 'espressobohnen', 'grains espresso', 'ziarna espresso'), variant: 0 },
      { words: words('decaf beans', 'bohnen entkoffeiniert', 'grains décaféinés', 'kawa bezkofeinowa'), variant: 2 },
    ],
  },
  {
    key: 'ground-coffee',
    shelf: words('Ground Coffee', 'Filterkaffee', 'Café moulu', 'Kawa mielona'),
    noun: words('Ground Coffee', 'Filterkaffee', 'Café moulu', 'Kawa mielona'),
    pack: 'box',
    variants: [
      words('Mild', 'Mild', 'doux', 'łagodna'),
      words('Classic', 'Klassik', 'classique', 'klasyczna'),
      words('Dark Roast', 'Kräftig', 'torréfaction foncée', 'mocno palona'),
    ],
    sizes: [
      { amount: 250, unit: 'g', euro: 4.25 },
      { amount: 500, unit: 'g', euro: 7.45 },
    ],
    keywords: [
      { words: words('ground coffee', 'filterkaffee', 'café moulu', 'kawa mielona') },
      { words: words('mild coffee', 'milder kaffee', 'café doux', 'kawa łagodna'), variant: 0 },
      { words: words('filter coffee', 'kaffee gemahlen', 'café filtre', 'kawa do ekspresu') },
    ],
  },
];
