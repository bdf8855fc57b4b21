'use client';

import { Eye } from 'lucide-react';
import { shareWord } from '@/components/downloads/profile-words';
import type { Slot } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { usePreview } from '@/components/downloads/use-preview';
import { Button } from '@/components/ui/button';
import { Truncated } from '@/components/ui/truncated';
import { useFormat } from '@/lib/client/use-format';
import { hourText } from '@/lib/contract/dataset';
import { datasetByName } from '@/lib/contract/datasets';

/** The columns of the open file. How full each is, is known once somebody has looked into the file: one request. */
export function ColumnsPanel({ downloads, slot }: { downloads: Downloads; slot: Slot }) {
  const format = useFormat();
  const { set, address } = downloads;
  const preview = usePreview(slot, address.reviewers, false);
  const known = preview.kind === 'content' ? preview.data : null;
  const dataset = datasetByName(slot.dataset);
  const columns =
    known?.columns.map(({ name, type, profile }, at) => ({
      name,
      type,
      empty: shareWord(profile.nulls, known.read, format),
      example: known.rows.find((row) => row[at])?.[at] ?? '',
    })) ?? Object.entries(dataset?.columns ?? {}).map(([name, { type }]) => ({ name, type, empty: '', example: '' }));
  return (
    <section aria-labelledby="columns" className="min-w-0">
      <header className="flex h-8 items-center justify-between border-line border-b">
        <h2 id="columns" className="min-w-0 truncate font-semibold text-panel">
          {dataset?.title}, columns
          <span className="ms-2 font-normal text-caption text-ink-3">
            {known ? `${format.shortDay(slot.date)} ${hourText(slot.hour)}:00` : `${columns.length}`}
          </span>
        </h2>
        <Button
          look="quiet"
          className="no-print -me-2.5"
          title="Reads the beginning of the file: one request"
          onClick={() => set({ ...slotAddress(slot), tab: 'preview' }, 'push')}
        >
          <Eye aria-hidden />
          Preview
        </Button>
      </header>
      <table className="w-full table-fixed">
        <thead>
          <tr className="border-line border-b text-caption text-ink-3">
            <th scope="col" className="py-1 text-start font-medium">
              Column
            </th>
            <th scope="col" className="w-[4.5rem] py-1 text-start font-medium">
              Type
            </th>
            {known ? (
              <>
                <th scope="col" className="w-12 py-1 text-end font-medium">
                  Empty
                </th>
                <th scope="col" className="w-24 py-1 ps-2 text-end font-medium">
                  Example
                </th>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, type, empty, example }) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-0.5 pe-2 text-start font-normal">
                <Truncated text={name} />
              </th>
              <td className="py-0.5 text-ink-3">{type ?? '—'}</td>
              {known ? (
                <>
                  <td className="py-0.5 text-end">{empty}</td>
                  <td className="py-0.5 ps-2 text-end text-ink-3">
                    <Truncated text={example} />
                  </td>
                </>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function slotAddress({ dataset, date, hour }: Slot) {
  return { dataset, at: date, hour };
}
