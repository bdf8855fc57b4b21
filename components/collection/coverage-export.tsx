'use client';

import { FileSpreadsheet } from 'lucide-react';
import { coverageSheet, type GridRow } from '@/components/collection/grid-rows';
import { Button } from '@/components/ui/button';
import { useFormat } from '@/lib/client/format/use-format';

/** Saves the state of each day of each dataset as CSV. */
export function CoverageExport({ rows }: { rows: readonly GridRow[] }) {
  const format = useFormat();
  async function save() {
    const { saveCsv } = await import('@/lib/client/files/save-csv');
    const days = rows[0]?.days ?? [];
    const dates = [days[0], days.at(-1)].flatMap((day) => (day ? format.day(day.day) : []));
    saveCsv(coverageSheet(rows), format.locale, dates.join(' to '));
  }
  return (
    <Button look="quiet" className="h-6" onClick={() => void save()}>
      <FileSpreadsheet aria-hidden />
      CSV
    </Button>
  );
}
