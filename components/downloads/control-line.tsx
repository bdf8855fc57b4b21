'use client';

import { BookOpen, ChevronDown, ChevronLeft, ChevronRight, Terminal } from 'lucide-react';
import { useState } from 'react';
import { type Shown, SPANS } from '@/components/downloads/download-params';
import { fileNames } from '@/components/downloads/formats';
import { parseSlot, type Slot } from '@/components/downloads/selection';
import type { Downloads } from '@/components/downloads/use-downloads';
import { RefusalNote } from '@/components/page/refusal-note';
import { SavedViewsMenu } from '@/components/page/saved-views';
import { Freshness } from '@/components/shell/lazy';
import { Button } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { MultiSelect } from '@/components/ui/multi-select';
import { Popover } from '@/components/ui/popover';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import { jsonPost } from '@/lib/client/json-post';
import { addDays } from '@/lib/client/period';
import { refuseFailure, toProblem } from '@/lib/client/request-problem';
import { useFormat } from '@/lib/client/use-format';
import type { FileFormat } from '@/lib/contract/file-formats';

const SHOWN_WORDS: readonly { value: Shown; label: string; note: string }[] = [
  { value: 'all', label: 'all files', note: 'a drag adds every file' },
  { value: 'new', label: 'not collected', note: 'a drag adds what has not passed here' },
  { value: 'odd', label: 'light or missing', note: 'a drag adds what is amiss' },
];

/** The one line of the page's title and controls. A phone moves it sideways. */
export function ControlLine({ downloads, files }: { downloads: Downloads; files: readonly Slot[] }) {
  const { address, set, days, refused } = downloads;
  const names = days?.datasets.map(({ name, title }) => ({ value: name, label: title })) ?? [];
  return (
    <div className="-mt-2 mb-2 flex flex-col gap-2">
      <div className="relative -m-1 flex min-h-8 items-center gap-1.5 overflow-x-auto p-1 [&>*]:shrink-0 print:overflow-visible">
        <h1 className="me-1.5 font-semibold text-title leading-[30px]">Downloads</h1>
        <Range downloads={downloads} />
        <span className="no-print flex items-center gap-1.5">
          <MultiSelect
            label={address.only.length > 0 || names.length === 0 ? 'Dataset' : `Dataset all ${names.length}`}
            options={names}
            value={address.only}
            onChange={(only) => set({ only: only.length > 0 ? only : null })}
          />
          <Select
            label="Show"
            options={SHOWN_WORDS}
            value={address.show}
            onChange={(show) => set({ show: show === 'all' ? null : show })}
          />
        </span>
        <span className="no-print flex h-[30px] min-w-0 grow basis-0 items-center justify-end max-sm:hidden">
          <Freshness />
        </span>
        <span className="no-print flex items-center gap-1">
          <Button look="quiet" onClick={() => set({ tab: 'columns' }, 'push')}>
            <BookOpen aria-hidden />
            <span className="max-[1239px]:sr-only">Dictionary</span>
          </Button>
          <CopyCurlButton slots={files} fileFormat={address.format} />
          <span className="inline-flex [&_button>span]:sr-only [&_button]:w-[30px] [&_button]:px-0">
            <SavedViewsMenu />
          </span>
        </span>
      </div>
      <RefusalNote refused={refused} />
    </div>
  );
}

/** The days in sight, with steps as long as they are. */
function Range({ downloads: { address, set, days } }: { downloads: Downloads }) {
  const format = useFormat();
  const length = address.days;
  const until = days?.until ?? address.until ?? '';
  const from = until && addDays(until, 1 - length);
  const today = days?.today;
  const step = (by: number) => {
    const next = addDays(until, by * length);
    set({ until: today && next > today ? today : next, at: null, hour: null });
  };
  const spans = SPANS.some((one) => one === length) ? [...SPANS] : [...SPANS, length].sort((a, b) => a - b);
  return (
    <span className="flex items-center gap-0.5">
      <IconButton label={`${length} days before`} className="no-print" disabled={!until} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Popover
        title="Days in sight"
        className="w-80"
        trigger={
          <Button>
            {until ? `${format.shortDay(from)} – ${format.day(until)}` : 'Days'}
            <ChevronDown aria-hidden className="no-print text-ink-3" />
          </Button>
        }
      >
        <p className="mb-1 text-caption text-ink-3">Up to</p>
        <Calendar
          label="Last day"
          value={until}
          max={today ?? undefined}
          onChange={(day) => set({ until: day, at: null, hour: null })}
        />
        <p className="mt-3 mb-1 text-caption text-ink-3">How many days</p>
        <Segmented
          label="How many days"
          options={spans.map((span) => ({ value: String(span), label: String(span) }))}
          value={String(length)}
          onChange={(span) => set({ days: Number(span) === 28 ? null : Number(span) })}
        />
      </Popover>
      <IconButton
        label={`${length} days after`}
        className="no-print"
        disabled={!until || (today !== undefined && until >= today)}
        onClick={() => step(1)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </span>
  );
}

/** What the commands are for: the basket, or the files of the open day. */
export function curlFiles(chosen: readonly string[], open: readonly Slot[]): Slot[] {
  return chosen.length > 0 ? chosen.map(parseSlot) : [...open];
}

interface CopyCurlButtonProps {
  slots: readonly Slot[];
  fileFormat: FileFormat;
}

/** Copies the commands that fetch these files from the service itself, the key left as `$API_KEY`. */
export function CopyCurlButton({ slots, fileFormat }: CopyCurlButtonProps) {
  const [refused, setRefused] = useState('');
  async function copy() {
    try {
      const commands = await fetchCommands(slots, fileFormat);
      await navigator.clipboard.writeText(commands).then(
        () => toast('Copied', 'Set API_KEY in your shell before you run it.'),
        () => setRefused(commands),
      );
    } catch (error) {
      toast('Not copied', toProblem(error).title);
    }
  }
  return (
    <>
      <Button look="quiet" disabled={slots.length === 0} onClick={copy} aria-label="Copy as curl" title="Copy as curl">
        <Terminal aria-hidden />
        <span className="max-[1400px]:hidden">Copy as curl</span>
      </Button>
      <Dialog
        open={refused !== ''}
        onOpenChange={() => setRefused('')}
        title="The browser did not allow copying"
        className="w-[48rem]"
      >
        <p className="mb-2 text-ink-2">Copy the commands from here. Set API_KEY in your shell before you run them.</p>
        <textarea
          readOnly
          aria-label="Commands"
          value={refused}
          rows={10}
          wrap="off"
          onFocus={({ target }) => target.select()}
          className="w-full rounded-md border border-control bg-ground p-2 font-mono text-caption"
        />
      </Dialog>
    </>
  );
}

async function fetchCommands(slots: readonly Slot[], format: FileFormat): Promise<string> {
  const body = JSON.stringify({ files: fileNames(slots, format) });
  const response = await fetch('/api/downloads/curl', jsonPost(body));
  await refuseFailure(response);
  return response.text();
}
