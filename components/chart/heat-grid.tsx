'use client';

import type { ReactNode } from 'react';
import { type HeatRow, HeatStrip, HeatTable } from '@/components/chart/heat-table';
import { cn } from '@/components/ui/cn';
import { MiddleCut } from '@/components/ui/middle-cut';

export interface HeatGridCell {
  key: string;
  /** The column of the cell, and its part if a column has several cells. */
  where: string;
  text: ReactNode;
  tone: keyof typeof TONES;
  /** Text for screen readers and on hover. */
  words: () => string;
  onOpen?: () => void;
}

export interface HeatGridRow {
  key: string;
  name: string;
  /** Shown after the name in a lighter color. */
  detail?: string | null;
  /** Text for screen readers. */
  label: string;
  /** Opens the row by its name. */
  onName?: () => void;
  facts: string[];
  /** The same number for each column. */
  cells: HeatGridCell[];
}

/** A fact that is a text, with its width in rem. Others are numbers. */
interface TextFact {
  name: string;
  width: number;
}

export interface HeatGridProps {
  label: string;
  header: string;
  columns: readonly { key: string; name: string }[];
  /** Whether names of columns have two lines. */
  isWrapped?: boolean;
  facts: readonly (string | TextFact)[];
  /** Smallest width of a column in rem. */
  columnWidth?: number;
  rows: readonly HeatGridRow[];
}

/** Widths of a fact, of a column, and of a column with several cells, in rem. */
const [FACT, COLUMN, WIDE_COLUMN] = [4, 4, 6.5];

const TONES = {
  met: 'bg-[color-mix(in_srgb,var(--on-target)_var(--on-target-fill),transparent)]',
  missed: 'bg-off-target/20',
  none: '',
  lost: 'hatch opacity-60',
  empty: '',
};

/** Rows of cells with facts. On phones, the columns scroll and the names of rows stay visible. */
export function HeatGrid(props: HeatGridProps) {
  const { label, header, columns, isWrapped, facts, columnWidth = COLUMN, rows } = props;
  const cellsPerColumn = (rows[0]?.cells.length ?? 0) / Math.max(1, columns.length);
  const width = cellsPerColumn > 1 ? WIDE_COLUMN : columnWidth;
  const heads = facts.map((fact) =>
    typeof fact === 'string' ? { name: fact, width: FACT, className: 'text-end' } : { ...fact, className: 'truncate' },
  );
  const widths = heads.map((head) => `${head.width}rem`).join(' ');
  const factsWidth = heads.reduce((sum, head) => sum + head.width + 0.5, 0.5);
  const frame = { gridTemplateColumns: `var(--name) ${widths} minmax(0, 1fr)` };
  const minWidth = { minWidth: `calc(var(--name) + ${factsWidth + columns.length * width}rem)` };
  const lines = rows.map((row) => ({
    ...row,
    heat: heatRow(row),
    RowName: row.onName ? ('button' as const) : ('span' as const),
  }));
  return (
    <div className="overflow-x-auto" data-chart>
      {/* As wide as its columns, so that the sticky names stay visible while the columns scroll. */}
      <div className="[--name:9rem] sm:[--name:13rem]" style={minWidth}>
        <HeatTable label={label} rows={lines.map(({ heat }) => heat)} begins="first">
          <div
            className={cn(
              'grid items-end gap-x-2 border-line border-b text-caption text-ink-3',
              isWrapped ? 'h-9' : 'h-7',
            )}
            style={frame}
          >
            <span className="sticky start-0 z-[2] bg-ground">{header}</span>
            {heads.map((head) => (
              <span key={head.name} className={head.className}>
                {head.name}
              </span>
            ))}
            <span className="grid items-end" style={columnsOf(Math.max(1, columns.length))}>
              {columns.map(({ key, name }) => (
                <span
                  key={key}
                  title={name}
                  className={cn('px-1 text-end', isWrapped ? 'line-clamp-2 break-words' : 'truncate')}
                >
                  {name}
                </span>
              ))}
            </span>
          </div>
          <ul>
            {lines.map(({ name, detail, onName, facts: values, cells, heat, RowName }) => (
              <li key={heat.key} className="grid min-h-7 items-center gap-x-2 border-line border-b" style={frame}>
                <span
                  className="sticky start-0 z-[2] flex min-w-0 items-baseline gap-x-1 whitespace-nowrap bg-ground sm:h-6 sm:flex-wrap sm:overflow-hidden"
                  title={detail ? `${name} ${detail}` : name}
                >
                  <RowName
                    className={cn('min-h-6 min-w-0 max-w-full truncate text-start', onName && 'hover:underline')}
                    {...(onName && {
                      type: 'button',
                      onClick: onName,
                      'aria-label': name.trim() === '' ? 'Row without a name' : undefined,
                    })}
                  >
                    <MiddleCut text={name} />
                  </RowName>
                  {/* Wraps out of sight where it does not fit, so that the name keeps its letters. */}
                  {detail ? <span className="min-w-0 truncate text-ink-3 max-sm:shrink-[99]">{detail}</span> : null}
                </span>
                {values.map((value, index) => (
                  <span
                    key={heads[index]?.name}
                    title={typeof facts[index] === 'object' ? value : undefined}
                    className={cn('text-ink-2', heads[index]?.className)}
                  >
                    {value}
                  </span>
                ))}
                <HeatStrip row={heat} className="h-7">
                  <span aria-hidden className="grid h-full text-end" style={columnsOf(cells.length)}>
                    {cells.map(({ key, text, tone }, column) => (
                      <span
                        key={key}
                        className={cn(
                          'overflow-hidden whitespace-nowrap px-1 leading-7',
                          TONES[tone],
                          cellsPerColumn > 1 && 'text-caption',
                          column > 0 && column % cellsPerColumn === 0 && 'border-ground border-s-2',
                        )}
                      >
                        {text}
                      </span>
                    ))}
                  </span>
                </HeatStrip>
              </li>
            ))}
          </ul>
        </HeatTable>
      </div>
    </div>
  );
}

function columnsOf(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

function heatRow({ key, label, cells }: HeatGridRow): HeatRow {
  return {
    key,
    label,
    cells: cells.length,
    wordsOf: (column) => (cells[column] ? `${cells[column].where}: ${cells[column].words()}` : ''),
    onOpen: (column) => cells[column]?.onOpen?.(),
  };
}
