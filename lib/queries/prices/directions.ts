import { PRICE_THRESHOLDS } from '@/lib/metrics/thresholds';

/** Smallest change of a price that is a move, of the earlier price. */
export const LEAST_MOVE = PRICE_THRESHOLDS.move;

export const DIRECTION_WORDS = { down: 'Fell', up: 'Rose' } as const;
export type Direction = keyof typeof DIRECTION_WORDS;
export const DIRECTIONS = Object.keys(DIRECTION_WORDS) as [Direction, ...Direction[]];
