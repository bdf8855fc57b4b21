import type { Sheet } from '@/lib/client/files/sheet';
import type { Column, ColumnKind } from '@/lib/spreadsheet/cell';

const KINDS: Record<Sheet['columns'][number]['kind'], ColumnKind> = {
  text: 'text',
  number: 'number',
  boolean: 'boolean',
  day: 'date',
  moment: 'time',
};

/** Converts the columns of a sheet to columns of a file. */
export function columnsOf({ columns }: Sheet): Column[] {
  return columns.map(({ header, kind }) => ({ title: header, kind: KINDS[kind] }));
}
