'use client';

import { FileSpreadsheet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { bookedColumns } from '@/components/banners/booked-columns';
import { BookedDrawer } from '@/components/banners/booked-drawer';
import { bookedSheets } from '@/components/banners/booked-sheets';
import { BookedLegend } from '@/components/banners/booked-strip';
import { bookingKey } from '@/components/banners/booking';
import { BookingDialog } from '@/components/banners/booking-dialog';
import type { Booked } from '@/components/banners/prepare-booked';
import type { BookedOf } from '@/components/banners/use-booked';
import { CollectDays } from '@/components/page/collect-days';
import { Panel } from '@/components/panel/panel';
import { PanelProblem } from '@/components/panel/panel-problem';
import { DataTable } from '@/components/table/data-table';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import { saveWorkbook, saveXlsx } from '@/lib/client/export-xlsx';
import { mapContent } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface BookedPanelProps {
  booked: BookedOf;
  /** Retailers and page types of the day, to choose from. */
  known: { retailers: readonly string[]; pageTypes: readonly string[] };
  /** Names the exports. */
  title: string;
}

/** What was booked beside what was seen, day by day. */
export function BookedPanel({ booked, known, title }: BookedPanelProps) {
  const format = useFormat();
  const [listing, setListing] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const columns = useMemo(() => bookedColumns(format), [format]);
  const list = () => setListing(true);
  const state = mapContent(booked.state, (rows) => rows, guidance(booked, list));
  const opened = booked.state.kind === 'content' ? booked.state.data.find(({ key }) => key === open) : undefined;
  return (
    <div className="flex flex-col gap-4">
      {booked.collect && booked.collect.of > 0 ? <CollectDays {...booked.collect} /> : null}
      {booked.problem ? <PanelProblem problem={booked.problem} onRetry={booked.retry} kept /> : null}
      <Panel
        title="Did what was booked run"
        state={state}
        caption={(rows) => caption(rows, booked.empty, format)}
        actions={(rows) => (
          <>
            <Button onClick={list}>Add bookings</Button>
            <Button onClick={() => void saveWorkbook(`${title}, booked and seen`, bookedSheets(rows, format))}>
              <FileSpreadsheet aria-hidden />
              Excel, day by day
            </Button>
          </>
        )}
        className="min-h-96"
      >
        {(rows) => (
          <>
            <BookedLegend />
            <DataTable
              name="booked"
              label={`${title}, booked and seen`}
              noun="bookings"
              columns={columns}
              rows={rows}
              onXlsx={saveXlsx}
              onRowClick={({ key }) => setOpen(key)}
            />
          </>
        )}
      </Panel>
      <BookingDialog open={listing} onOpenChange={setListing} known={known} onAdd={booked.add} />
      <BookedDrawer
        booked={opened ?? null}
        known={known}
        onClose={() => setOpen(null)}
        onChange={(key, changed) => {
          booked.change(key, changed);
          setOpen(bookingKey(changed));
        }}
        onRemove={(key) => {
          booked.remove(key);
          setOpen(null);
        }}
      />
    </div>
  );
}

function guidance({ bookings }: BookedOf, list: () => void) {
  return () =>
    bookings.length > 0
      ? null
      : {
          kind: 'guidance' as const,
          reason: 'not-listed' as const,
          text: 'No booking is listed yet. List what was paid for, or paste its rows from a sheet: retailer, page type, position or name, first and last day. The list stays in this browser.',
          action: { label: 'Add bookings', onAction: list },
        };
}

function caption(rows: readonly Booked[], empty: number, format: ReturnType<typeof useFormat>): string {
  const sum = (state: keyof Booked['counts']) => rows.reduce((total, { counts }) => total + counts[state], 0);
  const collected = sum('seen') + sum('missing');
  return [
    counted(rows.length, 'booking', format),
    `seen on ${format.integer(sum('seen'))} of ${format.integer(collected)} booked days that are collected`,
    sum('unknown') > 0 && `${format.integer(sum('unknown'))} others prove nothing`,
    empty > 0 && `${format.integer(empty)} collected without any banner`,
  ]
    .filter(Boolean)
    .join(' · ');
}
