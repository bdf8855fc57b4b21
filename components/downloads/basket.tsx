'use client';

import { Archive, Download } from 'lucide-react';
import { choiceSentence, FORMAT_OPTIONS, hasReviewers, toFileChoice } from '@/components/downloads/formats';
import { parseSlot, type Slot } from '@/components/downloads/selection';
import { TableChoiceFields } from '@/components/downloads/table-choice-fields';
import { type BasketSum, fileWords, sizeWords, sumOf } from '@/components/downloads/use-basket';
import type { Downloads } from '@/components/downloads/use-downloads';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { callMinutes } from '@/lib/client/call-minutes';
import { counted } from '@/lib/client/counted';
import { fileSource } from '@/lib/client/downloads/file-source';
import { downloads as queue } from '@/lib/client/downloads/queue';
import { useTableChoices } from '@/lib/client/downloads/use-table-choices';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import { useStatus } from '@/lib/client/use-status';
import type { BasketLine } from '@/lib/contract/downloads';
import { MAX_FILES } from '@/lib/contract/file-formats';

interface BasketProps {
  downloads: Downloads;
  /** What is known of the chosen files; null until it is. */
  lines: readonly BasketLine[] | null;
  /** The hour that is open. */
  slot: Slot | null;
}

const REVIEWER_OPTIONS = [
  { value: 'left-out', label: 'left out' },
  { value: 'included', label: 'included' },
] as const;

/** The chosen files, in which format they come, and what they cost. */
export function Basket({ downloads: { address, set, chosen, empty, days, place }, lines, slot }: BasketProps) {
  const format = useFormat();
  const slots = chosen.map(parseSlot);
  const none = slots.length === 0;
  const sum = sumOf(lines ?? []);
  const files = counted(slots.length, 'file', format);
  const option = FORMAT_OPTIONS.find(({ value }) => value === address.format);
  const datasets = [...new Set(none ? (place ? [place.dataset] : []) : slots.map(({ dataset }) => dataset))];
  const named = datasets.some(hasReviewers);
  const [dataset, ...otherDatasets] = datasets;
  const { choiceOf } = useTableChoices();
  const { format: fileFormat, reviewers } = address;
  const choice = toFileChoice(slots, { format: fileFormat, reviewers, locale: format.locale, choiceOf });
  const sentence = none ? '' : choiceSentence(choice, format);
  const isTooLarge = slots.length > MAX_FILES;
  const titles = new Map(days?.datasets.map(({ name, title }) => [name, title]));

  return (
    <section aria-labelledby="basket" className="min-w-0">
      <header className="flex h-8 items-center justify-between border-line border-b">
        <h2 id="basket" className="font-semibold text-panel">
          Basket
          <span className="ms-2 font-normal text-caption text-ink-3">
            {none ? 'drag over days to add, or the space bar' : null}
          </span>
        </h2>
        {none ? null : (
          <Button look="quiet" className="no-print -me-2.5" onClick={empty}>
            Empty
          </Button>
        )}
      </header>
      {none ? null : <BasketTable lines={lines ?? []} titles={titles} sum={sum} />}
      <div className="no-print flex flex-col gap-2 pt-2">
        <Segmented
          label="Format"
          options={FORMAT_OPTIONS}
          value={address.format}
          onChange={(value) => set({ format: value })}
          className="w-full [&>button]:grow"
        />
        <p className="text-caption text-ink-3">{option?.note}</p>
        {dataset && otherDatasets.length === 0 && fileFormat !== 'csv' ? (
          <TableChoiceFields dataset={dataset} slot={slot?.dataset === dataset ? slot : null} reviewers={reviewers} />
        ) : null}
        {named ? (
          fileFormat !== 'csv' ? (
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="text-ink-2">Names of reviewers</span>
              <Segmented
                label="Names of reviewers"
                options={REVIEWER_OPTIONS}
                value={address.reviewers}
                onChange={(value) => set({ reviewers: value === 'included' ? value : null })}
              />
              <span className="text-caption text-ink-3">they are personal data</span>
            </div>
          ) : (
            <p className="text-caption text-ink-2">
              This raw file holds names of reviewers, which are personal data. Other formats leave them out.
            </p>
          )
        ) : null}
        <div className="flex flex-wrap gap-1">
          <Button look="strong" disabled={none || isTooLarge} onClick={() => queue.add(sentence, fileSource(choice))}>
            <Download aria-hidden />
            Download {none ? null : files}
          </Button>
          <Button
            disabled={none || isTooLarge}
            onClick={() => queue.add(`${sentence}, zip`, fileSource(choice, 'zip'))}
            title="A file for each hour, with a manifest and the data dictionary"
          >
            <Archive aria-hidden />
            One zip ({fileFormat === 'excel-csv' ? 'csv' : fileFormat})
          </Button>
        </div>
        <p aria-live="polite" className="text-caption text-ink-3">
          {none ? null : `${sentence}. `}
          {none ? null : lines ? `${fileWords(sum, format)} ` : null}
          <Cost requests={slots.length} />
        </p>
      </div>
    </section>
  );
}

interface BasketTableProps {
  lines: readonly BasketLine[];
  titles: ReadonlyMap<string, string>;
  sum: BasketSum;
}

/** A line a dataset, and their sum where there are several. Sizes that are guessed by others say so. */
function BasketTable({ lines, titles, sum }: BasketTableProps) {
  const format = useFormat();
  return (
    <table className="w-full">
      <thead>
        <tr className="border-line border-b text-caption text-ink-3">
          <th scope="col" className="py-1 text-start font-medium">
            Dataset, days
          </th>
          {['Files', 'MB', 'Requests'].map((name) => (
            <th key={name} scope="col" className="py-1 ps-2 text-end font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.dataset} className="border-line border-b">
            <th scope="row" className="py-0.5 text-start font-normal">
              {titles.get(line.dataset) ?? line.dataset} <span className="text-ink-3">{daysOf(line, format)}</span>
            </th>
            <Figures sum={sumOf([line])} />
          </tr>
        ))}
        {lines.length > 1 ? (
          <tr className="font-semibold">
            <th scope="row" className="py-0.5 text-start">
              Total
            </th>
            <Figures sum={sum} />
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function Figures({ sum }: { sum: BasketSum }) {
  const format = useFormat();
  const { files, bytes, exact } = sum;
  const look = 'whitespace-nowrap py-0.5 ps-2 text-end';
  return (
    <>
      <td className={look}>{format.integer(files)}</td>
      <td className={look} title={sizeWords(sum, format) || 'no size is known'}>
        {bytes === null ? '—' : `${exact ? '' : '~'}${format.decimal(bytes / 1e6, 1)}`}
      </td>
      <td className={look}>{format.integer(files)}</td>
    </>
  );
}

/** "19 Nov", "25 Oct – 21 Nov" */
function daysOf({ from, to }: BasketLine, format: Format): string {
  return from === to ? format.shortDay(from) : `${format.shortDay(from)} – ${format.shortDay(to)}`;
}

/** What the files cost: a request each, for their bytes are not kept here. */
function Cost({ requests }: { requests: number }) {
  const format = useFormat();
  const limit = useStatus()?.budget.limit;
  if (requests === 0) return null;
  const minutes = callMinutes(requests, limit);
  const asked = counted(requests, 'request', format);
  // What fits into one allowance starts at once.
  if (!limit || minutes === null || requests <= limit.calls) return <>{asked}.</>;
  return (
    <>
      {asked}: about {format.integer(minutes)} min at {format.integer(limit.calls)} in {format.integer(limit.seconds)}{' '}
      s.
    </>
  );
}
