'use client';

import { type Tile, Tiles, UNWRITTEN } from '@/components/page/tiles';
import type { Behind, CountTile } from '@/components/shelf/shelf-tiles';

const NAMES = [
  'Own among the first places',
  'First own place',
  'Share of the searched brand',
  'Organic / sponsored',
  'Score of the service',
];
const WAITING = NAMES.map((name): Tile => ({ name, ...UNWRITTEN }));

interface TotalsLineProps {
  /** Null while there is nothing to count: the tiles keep their places. */
  tiles: readonly CountTile[] | null;
  onOpen: (behind: Behind) => void;
}

/** The shelf in five numbers, each with a way to what it counts. */
export function TotalsLine({ tiles, onOpen }: TotalsLineProps) {
  const shown = tiles?.map(({ behind, words, ...tile }): Tile => {
    return { ...tile, opens: behind ? { words, onOpen: () => onOpen(behind) } : undefined };
  });
  return <Tiles tiles={shown ?? WAITING} wordy />;
}
