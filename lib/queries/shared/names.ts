import type { VISIBILITY_TYPES } from '@/lib/contract/params';
import { scores } from '@/lib/datasets/scores/view';
import type { Need } from '../query';
import { addDays } from './dates';
import { shelfScores } from './planned-sets';

/** The scores of the days until a day. They name keywords, categories and retailers, and state who owns brands. */
export const NAMES = { view: scores, as: 'names' } as const;

/** Days of scores that are read. A day may be missing. */
const NAME_DAYS = 7;

interface NamesParams {
  date: string;
  visibility_type: (typeof VISIBILITY_TYPES)[number];
}

/** Returns the need of `NAMES`. */
export function namesNeed({ date, visibility_type }: NamesParams): Need {
  return {
    ...NAMES,
    isAside: true,
    params: shelfScores(visibility_type),
    from: addDays(date, 1 - NAME_DAYS),
    to: date,
  };
}
