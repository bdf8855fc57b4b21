'use client';

import { STATES } from '@/components/downloads/prepare';
import { RecentStrip } from '@/components/downloads/recent-strip';
import { cn } from '@/components/ui/cn';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { useNow } from '@/lib/client/use-now';
import { hourText } from '@/lib/contract/dataset';
import { DATASET_NAMES } from '@/lib/contract/dataset-names';
import type { downloadDatasets } from '@/lib/contract/downloads';
import type { ResponseOf } from '@/lib/contract/endpoint';

export type Datasets = ResponseOf<typeof downloadDatasets>;
export type DatasetCard = Datasets['datasets'][number];

interface DatasetCardsProps {
  datasets: readonly DatasetCard[];
  value: string;
  onChange: (name: string) => void;
}

const GRID =
  'grid auto-cols-[15rem] grid-flow-col gap-2 overflow-x-auto p-0.5 sm:grid-flow-row sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]';

/** One card for each dataset: what it is for, how wide it is, the newest file seen. One of them is open below. */
export function DatasetCards({ datasets, value, onChange }: DatasetCardsProps) {
  const format = useFormat();
  return (
    <div role="radiogroup" aria-label="Dataset" className={GRID}>
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
          <span className="flex items-end justify-between gap-3" title={lastDays(dataset, format)}>
            <LastFile dataset={dataset} />
            <RecentStrip days={dataset.recent} />
          </span>
        </label>
      ))}
    </div>
  );
}

function LastFile({ dataset: { last, columns, promised, listed } }: { dataset: DatasetCard }) {
  const format = useFormat();
  const now = useNow();
  const width = promised ? `${columns.length} columns` : 'columns vary';
  const facts = last
    ? [
        `newest fetched ${format.shortDay(last.date)} ${hourText(last.hour)}:00`,
        format.bytes(last.file.bytes),
        last.file.rows === null ? null : `${format.integer(last.file.rows)} rows`,
        now === null ? null : format.age(last.file.lastSeen, now),
      ]
    : [listed ? 'listed by the service' : 'the service has no list of it'];
  return (
    <span title={facts.filter(Boolean).join(' · ')} className="truncate text-caption text-ink-3">
      {width} · {last ? `${format.shortDay(last.date)} ${hourText(last.hour)}:00` : 'none fetched'}
    </span>
  );
}

/** The strip in words, a line a day. */
function lastDays({ recent }: DatasetCard, format: Format): string {
  return recent
    .map(({ date, state, files, bytes }) =>
      [
        `${format.weekday(date)}: ${STATES[state].label.toLowerCase()}`,
        files > 0 && `${format.integer(files)} ${files === 1 ? 'file' : 'files'}`,
        bytes !== null && format.bytes(bytes),
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');
}

/** Their places while they load. */
export function DatasetPlaces() {
  return (
    <div aria-hidden className={GRID}>
      {DATASET_NAMES.map((name) => (
        <div key={name} className="skeleton h-24 rounded-md" />
      ))}
    </div>
  );
}
