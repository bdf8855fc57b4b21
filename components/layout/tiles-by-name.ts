import type { AnswerState } from '@/lib/client/query/use-answer';

/** Returns tiles by their name. Empty until they are known. */
export function tilesByName<Tile extends { name: string }>(
  tiles: AnswerState<readonly Tile[]>,
): ReadonlyMap<string, Tile> {
  return new Map(tiles.data?.map((tile) => [tile.name, tile]));
}
