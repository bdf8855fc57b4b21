// The customer of the recorded data.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '@/delivery/store/oracle/account';
import type { CompetitionPage } from '@/delivery/store/oracle/competitions';
import type { RawRow } from '@/delivery/store/oracle/raw-rows';
import { rawRows } from '../raw-rows.mts';

/** The own brands that `real-data.sh` imports. */
const OWN_BRANDS = ['Balea', 'alverde', 'dmBio', 'SUNDANCE', 'Denkmit'];

function readAccount(folder: string): Account {
  return { ownBrands: OWN_BRANDS, retailers: JSON.parse(readFileSync(join(folder, 'retailers.json'), 'utf8')) };
}

/** Definitions of the customer, and the recorded rows by dataset. */
export interface Customer {
  account: Account;
  prices: readonly RawRow[];
  listings: readonly RawRow[];
  banners: readonly RawRow[];
  ratings: readonly RawRow[];
  reviews: readonly RawRow[];
}

export function readCustomer(folder: string): Customer {
  return {
    account: readAccount(folder),
    prices: rawRows(folder, 'price'),
    listings: rawRows(folder, 'visibility_listing'),
    banners: rawRows(folder, 'e_retail_media'),
    ratings: rawRows(folder, 'rating'),
    reviews: rawRows(folder, 'review'),
  };
}

/** Returns the pages of price competitions that `real-data.sh` imports. */
export const readPages = (): CompetitionPage[] => JSON.parse(readFileSync('.ci/competitions.json', 'utf8'));
