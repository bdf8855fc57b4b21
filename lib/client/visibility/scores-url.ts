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

/** The other way round: what such an address asks for. While another question loads, its answer is still on screen. */
export function questionOf(url: string): Question {
  const asked = Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?'))));
  const { visibility_type, date, first_n_products, position_type } = visibilityScores.params.parse(asked);
  return { visibility_type, date, first_n_products, position_type };
}
