'use client';

import { moveInk, moveText, moveWords, type ShelfRow, shortName } from '@/components/shelf/words';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';

interface MovesListProps {
  title: string;
  caption: string;
  rows: readonly ShelfRow[];
  whyEmpty: string;
  onOpen: (id: string) => void;
}

/** Products with their move, and the rank then and now. */
export function MovesList({ title, caption, rows, whyEmpty, onOpen }: MovesListProps) {
  const format = useFormat();
  const hasMoves = rows.some(({ move }) => move !== null);
  const rankText = (rank: number | null) => (rank === null ? '–' : format.integer(rank));
  return (
    <section>
      <h2 className="flex items-baseline gap-2 font-semibold text-panel">
        {title}
        <span className="font-normal text-caption text-ink-3">{caption}</span>
      </h2>
      {rows.length === 0 ? <p className="text-caption text-ink-3">{whyEmpty}</p> : null}
      <ul aria-label={title}>
        {rows.map((row) => (
          <li key={row.id} className="flex h-6 items-center gap-2 border-line border-b text-caption">
            {hasMoves ? (
              <span className={`w-8 shrink-0 ${moveInk(row)}`} title={moveWords(row, format)}>
                {moveText(row, format)}
              </span>
            ) : null}
            <button
              type="button"
              title={row.name}
              onClick={() => onOpen(row.id)}
              className="min-h-6 min-w-0 grow truncate text-start hover:underline"
            >
              {row.own || row.brand === null ? null : `${isolated(row.brand)} `}
              {shortName(row)}
            </button>
            <span className="shrink-0 text-ink-3">
              {row.rank_before === null ? '' : `${rankText(row.rank_before)} → `}
              <span className="font-semibold text-ink">{rankText(row.rank)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
