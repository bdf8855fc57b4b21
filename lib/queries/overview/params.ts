import * as z from 'zod/mini';
import { competitionRequest } from '@/lib/contract/competition-request';
import { day, list, whole } from '../params';
import type { Need } from '../query';
import { signalDayNeeds, signalNeeds } from '../signals/needs';

/** Parameters of every query of the Overview. */
export const overviewParams = {
  date: day(),
  /** Length of the period that ends with `date`. Instances that opened before it are "since at least" its first day. */
  days: whole(1, 92, 28),
  /** Numbers of the pages of Price competition. */
  page: z.pipe(list(), z.array(competitionRequest.shape.customer_page_id)),
  retailer: list(),
};

export type OverviewParams = z.output<z.ZodMiniObject<typeof overviewParams>>;

/** The sets of the period for the signals, and those of the day to be collected first. */
export function pageNeeds(params: OverviewParams): Need[] {
  return [...signalDayNeeds(params), ...signalNeeds(params)];
}
