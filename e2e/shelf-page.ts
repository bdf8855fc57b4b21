import type { Page } from '@playwright/test';
import type { ResponseOf } from '@/lib/contract/endpoint';
import type { visibilityListings } from '@/lib/contract/visibility-listings';
import type { visibilityScores } from '@/lib/contract/visibility-scores';
import { ask, type Stack } from './ask';

export type Answer = ResponseOf<typeof visibilityListings>;
export type Scores = ResponseOf<typeof visibilityScores>;

/** "waschmittel": its own product falls from #3 of the organic places to page 3 on 25 June. */
export const SOURCE = 'visibility_type=SEARCH&visibility_source_id=2021';
export const SHELF = `${SOURCE}&retailer_code=korbina_de&date=2026-06-30`;
export const LOST = 'Brumella Flüssigwaschmittel Color 20 WL';

export const shelfOf = (stack: Stack, query: string) => ask<Answer>(stack, `/visibility/listings?${query}`);
export const tiles = (page: Page) => page.locator('[data-tile]');
