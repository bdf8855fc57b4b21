import type * as z from 'zod/mini';
import { CALCULATION_TYPES } from '@/lib/contract/calculation-types';
import { offerFilters } from '@/lib/datasets/offers/filters';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { choice, commonParams, filterParams } from '../params';

/** Parameters of every query of Prices. */
export const pricesParams = {
  ...commonParams,
  ...filterParams(offerFilters),
  /** Which price of the day the service returns. */
  calculation_type: choice(CALCULATION_TYPES, PRICE_TYPE),
};

export type PricesParams = z.output<z.ZodMiniObject<typeof pricesParams>>;
