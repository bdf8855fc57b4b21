import { words } from '@/delivery/sample/words/words';
import type { Category } from './category';

export const homeCare: readonly Category[] = [
  {
    key: 'detergent',
    shelf: words('Laundry', 'Waschmittel', 'Lessives', 'Pranie'),
    noun: words('Liquid Detergent', 'Flüssigwaschmittel', 'Lessive liquide', 'Płyn do prania'),
    pack: 'bottle',
    variants: [
      words('Colour', 'Color', 'couleurs', 'do kolorów'),
      words('White', 'Weiß', 'blanc', 'do bieli'),
      words('Wool & Silk', 'Wolle & Seide', 'laine & soie', 'wełna i jedwab'),
      words('Sensitive', 'Sensitiv', 'peaux sensibles', 'dla alergików'),
    ],
    sizes: [
      { amount: 20, unit: 'washes', euro: 5.95 },
      { amount: 40, unit: 'washes', euro: 10.95 },
      { amount: 70, unit: 'washes', euro: 17.95 },
    ],
    keywords: [
      { words: words('laundry detergent', 'waschmittel', 'lessive', 'płyn do prania') },
      { words: words('colour detergent', 'colorwaschmittel', 'lessive couleurs', 'płyn do kolorów'), variant: 0 },
      { words: words('wool detergent', 'wollwaschmittel', 'lessive laine', 'płyn do wełny'), variant: 2 },
    ],
  },
  {
    key: 'dishwashing',
    shelf: words('Washing Up', 'Spülmittel', 'Vaisselle', 'Zmywanie'),
    noun: words('Washing-up Liquid', 'Spülmittel', 'Liquide vaisselle', 'Płyn do naczyń'),
    pack: 'bottle',
    variants: [
      words('Lemon', 'Zitrone', 'citron', 'cytryna'),
      words('Green Apple', 'Grüner Apfel', 'pomme verte', 'zielone jabłko'),
      words('Balsam', 'Balsam', 'baume mains', 'balsam'),
      words('Ultra', 'Ultra', 'ultra dégraissant', 'ultra'),
    ],
    sizes: [
      { amount: 500, unit: 'ml', euro: 1.45 },
      { amount: 900, unit: 'ml', euro: 2.35 },
    ],
    keywords: [
      { words: words('washing up liquid', 'spülmittel', 'liquide vaisselle', 'płyn do naczyń') },
      { words: words('lemon washing up liquid', 'spüli zitrone', 'vaisselle citron', 'płyn cytrynowy'), variant: 0 },
      {
        words: words('dish soap sensitive', 'spülmittel sensitiv', 'vaisselle mains douces', 'płyn balsam'),
        variant: 2,
      },
    ],
  },
  {
    key: 'cleaner',
    shelf: words('Household Cleaners', 'Reiniger', 'Nettoyants', 'Środki czystości'),
    noun: words('All-purpose Cleaner', 'Allzweckreiniger', 'Nettoyant multi-usages', 'Płyn uniwersalny'),
    pack: 'spray',
    variants: [
      words('Bathroom', 'Bad', 'salle de bain', 'łazienka'),
      words('Kitchen', 'Küche', 'cuisine', 'kuchnia'),
      words('Glass', 'Glas', 'vitres', 'szyby'),
      words('Vinegar', 'Essig', 'vinaigre', 'ocet'),
    ],
    sizes: [
      { amount: 750, unit: 'ml', euro: 2.45 },
      { amount: 1, unit: 'l', euro: 2.95 },
    ],
    keywords: [
      { words: words('cleaner', 'reiniger', 'nettoyant', 'środek czystości') },
      { words: words('bathroom cleaner', 'badreiniger', 'nettoyant salle de bain', 'płyn do łazienki'), variant: 0 },
      { words: words('glass cleaner', 'glasreiniger', 'nettoyant vitres', 'płyn do szyb'), variant: 2 },
    ],
  },
];
