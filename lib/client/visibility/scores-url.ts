import { requestTarget } from '@/lib/contract/endpoint';
import type { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';
import { visibilityScores } from '@/lib/contract/visibility-scores';

export type PositionType = (typeof POSITION_TYPES)[number];
export type VisibilityType = (typeof VISIBILITY_TYPES)[number];

/** What the service is asked: the shelves of a day, how much of each counts, and which places of it. */
export interface Question {
  visibility_type: VisibilityType;
  date: string;
  first_n_products: number;
  position_type: PositionType;
}

/** Where our own server answers the question, the whole set of it. */
export function scoresUrl(question: Question): string {
  return `/api${requestTarget(visibilityScores, { ...question })}`;
}
