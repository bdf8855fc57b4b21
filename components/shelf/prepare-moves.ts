import type { Place } from '@/components/shelf/place';
import { likeForLike } from '@/lib/client/match-sets';

/** `alone`: its product is not identified, or stands here more than once, so nothing can be said of it. */
export type MoveKind = 'up' | 'down' | 'same' | 'new' | 'gone' | 'unranked' | 'alone';

export interface Move {
  readonly id: string;
  readonly kind: MoveKind;
  readonly now: Place | null;
  readonly beside: Place | null;
  /** Places gained: positive is nearer to the first. Null where one of both has no place. */
  readonly by: number | null;
}

export interface Moves {
  readonly rows: readonly Move[];
  /** The same by the id of a place, for the marks on either shelf. */
  readonly now: ReadonlyMap<string, Move>;
  readonly beside: ReadonlyMap<string, Move>;
}

/** What identifies a product on both shelves; null matches nothing. */
export type KeyOf = (place: Place) => string | null;

/** What moved between two shelves. A paid and an organic place of one product are two, each with its own way. */
export function prepareMoves(now: readonly Place[], beside: readonly Place[], nowKey: KeyOf, besideKey: KeyOf): Moves {
  const besidePlaces = new Set(beside);
  const keyOf = (place: Place) => {
    const key = (besidePlaces.has(place) ? besideKey : nowKey)(place);
    return key === null ? null : `${key}|${place.won === 'paid'}`;
  };
  const { both, entered, left } = likeForLike(now, beside, keyOf);
  const told = new Set([...both.flatMap((pair) => [pair.now, pair.before]), ...entered, ...left]);
  const rows: Move[] = [
    ...both.map(({ now: one, before }) => moved(one, before)),
    ...entered.map((place) => ({ id: place.id, kind: 'new' as const, now: place, beside: null, by: null })),
    ...left.map((place) => ({ id: `${place.id}~beside`, kind: 'gone' as const, now: null, beside: place, by: null })),
    ...now.filter((place) => !told.has(place)).map((place) => alone(place, null)),
    ...beside.filter((place) => !told.has(place)).map((place) => alone(null, place)),
  ];
  return {
    rows,
    now: new Map(rows.flatMap((move) => (move.now ? [[move.now.id, move]] : []))),
    beside: new Map(rows.flatMap((move) => (move.beside ? [[move.beside.id, move]] : []))),
  };
}

function moved(now: Place, beside: Place): Move {
  const by = now.rank === null || beside.rank === null ? null : beside.rank - now.rank;
  const kind = by === null ? 'unranked' : by === 0 ? 'same' : by > 0 ? 'up' : 'down';
  return { id: now.id, kind, now, beside, by };
}

function alone(now: Place | null, beside: Place | null): Move {
  return { id: now ? now.id : `${beside?.id}~beside`, kind: 'alone', now, beside, by: null };
}
