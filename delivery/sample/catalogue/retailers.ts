import type { Merchant, Retailer } from './retailer';

const drugstoreEndings = [15, 25, 35, 45, 55, 65, 75, 85, 95];
const grocerEndings = [19, 29, 39, 49, 59, 69, 79, 89, 99];

const plain = {
  marketplace: false,
  sparse: false,
  cardLevel: null,
  pageSize: 24,
  paidPositions: [1, 2, 9, 18],
} as const;

export const retailers: readonly Retailer[] = [
  {
    ...plain,
    ...germany(),
    name: 'Seifenhof DE',
    code: 'seifenhof_de',
    level: 0.93,
    endings: drugstoreEndings,
    merchants: [shop('Seifenhof', 4.95)],
    assortment: 0.92,
    promotions: 0.06,
  },
  {
    ...plain,
    ...germany(),
    name: 'Korbina DE',
    code: 'korbina_de',
    level: 0.97,
    endings: grocerEndings,
    merchants: [shop('Korbina', null)],
    assortment: 0.68,
    pageSize: 20,
    promotions: 0.11,
  },
  {
    ...plain,
    ...germany(),
    name: 'Plazora DE',
    code: 'plazora_de',
    level: 0.95,
    endings: [],
    marketplace: true,
    merchants: [
      shop('Plazora', 0),
      seller('Seifenlager Nord', true, 1, 0, 4.8),
      seller('Haushaltswelt Emden', false, 1.03, 4.99, 4.5),
      seller('Putzpalast24', false, 0.9, 1.49, 4.1),
      seller('Kleinpreis Kontor', false, 0.98, 0, 3.9),
    ],
    assortment: 0.85,
    pageSize: 36,
    paidPositions: [1, 2, 3, 13, 24, 35],
    promotions: 0.07,
  },
  {
    ...plain,
    ...france(),
    name: 'Halvéo FR',
    code: 'halveo_fr',
    level: 0.94,
    endings: [],
    merchants: [shop('Halvéo', null)],
    assortment: 0.74,
    pageSize: 30,
    paidPositions: [1, 2, 11, 21],
    promotions: 0.1,
  },
  {
    ...plain,
    ...france(),
    name: 'Marchandor FR',
    code: 'marchandor_fr',
    level: 0.96,
    endings: [49, 90, 99],
    marketplace: true,
    merchants: [
      shop('Marchandor', 0),
      seller('Hygiène & Cie', true, 1, 0, 4.7),
      seller('Le Placard Bleu', false, 1.04, 4.9, 4.3),
      seller('Vraquier du Midi', false, 0.92, 0.99, 3.8),
    ],
    assortment: 0.7,
    paidPositions: [1, 2, 3, 12],
    promotions: 0.07,
  },
  {
    ...plain,
    name: 'Thistle & Penn GB',
    code: 'thistle_penn_gb',
    country: 'GB',
    language: 'en',
    currency: 'GBP',
    perEuro: 0.9,
    level: 0.95,
    endings: [0, 10, 20, 25, 35, 50, 60, 75, 85, 99],
    merchants: [shop('Thistle & Penn', 3.95)],
    assortment: 0.72,
    promotions: 0.12,
    cardLevel: 0.9,
  },
  {
    ...plain,
    name: 'Półeczka PL',
    code: 'poleczka_pl',
    country: 'PL',
    language: 'pl',
    currency: 'PLN',
    perEuro: 3.7,
    level: 0.95,
    endings: [29, 49, 79, 99],
    merchants: [shop('Półeczka', null)],
    assortment: 0.6,
    pageSize: 18,
    paidPositions: [1, 10],
    promotions: 0.07,
    sparse: true,
  },
];

function germany() {
  return { country: 'DE', language: 'de', currency: 'EUR', perEuro: 1 } as const;
}

function france() {
  return { country: 'FR', language: 'fr', currency: 'EUR', perEuro: 1.12 } as const;
}

function shop(name: string, cargoFee: number | null): Merchant {
  return { name, main: true, level: 1, cargoFee, score: null };
}

function seller(name: string, main: boolean, level: number, cargoFee: number, score: number): Merchant {
  return { name, main, level, cargoFee, score };
}
