'use client';

import { cn } from '@/components/ui/cn';
import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';
import { hourText } from '@/lib/contract/dataset';
import type { downloadDatasets } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';

export type Datasets = ResponseOf<typeof downloadDatasets>;
export type DatasetCard = Datasets['datasets'][number];

interface DatasetCardsProps {
  datasets: readonly DatasetCard[];
  value: string;
  onChange: (name: string) => void;
}

/** One card for each dataset: what it is for, how wide it is, the newest file seen. One of them is open below. */
export function DatasetCards({ datasets, value, onChange }: DatasetCardsProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Dataset"
      className="grid auto-cols-[15rem] grid-flow-col gap-2 overflow-x-auto p-0.5 sm:grid-flow-row sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]"
    >
      {datasets.map((dataset) => (
        <label
          key={dataset.name}
          className={cn(
            'relative flex cursor-pointer flex-col rounded-md border border-line px-3 py-2 hover:bg-surface',
            'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-1',
            dataset.name === value && 'border-ink bg-surface',
          )}
        >
          <input
            type="radio"
            name="dataset"
            value={dataset.name}
            checked={dataset.name === value}
            onChange={() => onChange(dataset.name)}
            className="sr-only"
          />
          <span className="font-semibold">{dataset.title}</span>
          <span className="grow pb-1 text-caption text-ink-2">{dataset.purpose}</span>
          <LastFile dataset={dataset} />
        </label>
      ))}
    </div>
  );
}

function LastFile({ dataset: { last, columns, promised, listed } }: { dataset: DatasetCard }) {
  const format = useFormat();
  const now = useNow();
  const width = promised ? `${columns.length} columns` : 'columns vary';
  const list = listed ? 'listed' : 'unlisted';
  const newest = last && `newest ${format.shortDay(last.date)} ${hourText(last.hour)}:00`;
  const facts = last && [
    format.bytes(last.file.bytes),
    last.file.rows === null ? null : `${format.integer(last.file.rows)} rows`,
    now === null ? null : format.age(last.file.lastSeen, now),
  ];
  return (
    <span
      title={[width, list, newest, ...(facts ?? [])].filter(Boolean).join(' · ')}
      className="truncate text-caption text-ink-3"
    >
      {newest ? `${width} · ${newest}` : `${width} · ${list} · none fetched`}
    </span>
  );
}
