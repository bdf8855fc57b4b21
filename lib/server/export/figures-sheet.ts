import 'server-only';
import type { Unit } from '@/lib/metrics/view';
import type { Tile } from '@/lib/queries/shared/tiles';
import type { Column, Value } from '@/lib/spreadsheet/cell';
import type { Sheet } from '@/lib/spreadsheet/workbook';
import { mergeParts } from '../query/coverage';
import { createRun, type Reader } from '../query/run';
import type { PinnedFigures } from './tickets';

const COLUMNS: readonly Column[] = [
  { title: 'Figure', kind: 'text', width: 32 },
  { title: 'Value', kind: 'number' },
  { title: 'Compared day', kind: 'number' },
  { title: 'Counted', kind: 'integer' },
  { title: 'Of', kind: 'integer' },
  { title: 'Of what', kind: 'text', width: 20 },
  { title: 'Unit', kind: 'text' },
  { title: 'Meaning', kind: 'text', width: 80 },
];

/** Returns the sheet with the headline figures of a page, which precedes its tables. */
export function figuresSheet({ query, params, needs, settings }: PinnedFigures, reader: Reader): Sheet {
  async function* rows(): AsyncGenerator<Value[]> {
    const tiles = await query.answer(params, createRun(mergeParts(needs), reader, settings));
    for (const tile of tiles) if (isKnown(tile)) yield rowOf(tile);
  }
  return { title: 'Figures', columns: COLUMNS, rows: rows(), isInFront: true };
}

/** Some figures, such as bookings, are computed only in the browser and have no values here. */
function isKnown({ value, before, whole }: Tile): boolean {
  return value !== null || before !== null || whole !== 0;
}

function rowOf({ title, value, before, part, whole, of, unit, definition }: Tile): Value[] {
  return [title, valueIn(unit, value), valueIn(unit, before), part, whole, of, unit, definition];
}

function valueIn(unit: Unit, value: number | null): Value {
  return value !== null && unit === 'percent' ? { fraction: value } : value;
}
