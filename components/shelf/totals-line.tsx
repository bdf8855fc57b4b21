import type { CountTile } from '@/components/shelf/shelf-tiles';

const NAMES = [
  'Own among the first places',
  'Share of the searched brand',
  'Organic / sponsored',
  'Score of the service',
];
const WAITING: readonly CountTile[] = NAMES.map((name) => ({ name, value: '', notes: [] }));

/** The shelf in four numbers. Null while there is nothing to count: the tiles keep their places. */
export function TotalsLine({ tiles }: { tiles: readonly CountTile[] | null }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-line border-y py-2.5 lg:grid-cols-4">
      {(tiles ?? WAITING).map(({ name, value, notes }) => (
        <div key={name} className="flex min-h-20 min-w-0 flex-col">
          <dt className="text-caption text-ink-2">{name}</dt>
          <dd className="min-h-8 text-tile">{value}</dd>
          {notes.map((note) => (
            <dd key={note} className="text-caption text-ink-3">
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
