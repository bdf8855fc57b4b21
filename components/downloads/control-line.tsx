'use client';

import { BookOpen, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Downloads } from '@/components/downloads/use-downloads';
import { CopyLinkButton, datedLink } from '@/components/layout/copy-link-button';
import { RefusalNote } from '@/components/layout/refusal-note';
import { SavedViewsMenu } from '@/components/layout/saved-views';
import { Freshness } from '@/components/shell/lazy';
import { Button } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Popover } from '@/components/ui/popover';
import { roveHorizontally } from '@/components/ui/roving';
import { Skeleton } from '@/components/ui/skeleton';
import { writeList } from '@/lib/client/address/url-list';
import { useTableChoices } from '@/lib/client/files/use-table-choices';
import { useFormat } from '@/lib/client/format/use-format';
import { CALENDAR_DAYS } from '@/lib/queries/downloads/params';
import { addDays, earlier, periodStart } from '@/lib/queries/shared/dates';

const ScriptMenu = lazyPart(
  () => import('@/components/downloads/script-menu'),
  'ScriptMenu',
  <Skeleton className="h-[30px] w-[30px] min-[1240px]:w-32" />,
);

const DictionaryDrawer = lazyPart(() => import('@/components/downloads/dictionary-drawer'), 'DictionaryDrawer', null);

/** Title and controls of the page in one row, which scrolls on narrow screens. */
export function ControlLine({ downloads }: { downloads: Downloads }) {
  const { refused, files, open } = downloads;
  const choice = useTableChoice(downloads);
  const [isDictionaryOpen, setDictionaryOpen] = useState(false);
  return (
    <div className="-mt-2 mb-2 flex flex-col gap-2">
      <div
        ref={roveHorizontally}
        role="toolbar"
        aria-label="Controls of Downloads"
        className="relative -m-1 flex min-h-8 items-center gap-1.5 overflow-x-auto p-1 [&>*]:shrink-0 print:overflow-visible"
      >
        <h1 className="me-1.5 font-semibold text-title leading-[30px]">Downloads</h1>
        <Range downloads={downloads} />
        <span className="no-print flex h-[30px] min-w-0 grow basis-0 items-center justify-end max-sm:hidden">
          <Freshness />
        </span>
        <span className="no-print flex items-center gap-1">
          <Button look="quiet" onClick={() => setDictionaryOpen(true)}>
            <BookOpen aria-hidden />
            <span className="max-[1239px]:sr-only">Dictionary</span>
          </Button>
          <ScriptMenu downloads={downloads} />
          <span className="inline-flex [&_button>span]:sr-only [&_button]:w-[30px] [&_button]:px-0">
            <SavedViewsMenu />
            <CopyLinkButton link={() => datedLink({ ...choice, ...(files && { until: files.to }) })} />
          </span>
        </span>
      </div>
      <RefusalNote refused={refused} />
      {isDictionaryOpen ? (
        <DictionaryDrawer onClose={() => setDictionaryOpen(false)} initialDataset={open?.dataset ?? 'price'} />
      ) : null}
    </div>
  );
}

/**
 * Returns the chosen columns, retailers and brands, which this browser remembers, as parameters of the address. Only for a
 * single dataset, as the address has them for all datasets.
 */
function useTableChoice({ selection }: Downloads): Record<string, string> {
  const { choiceOf } = useTableChoices();
  const datasets = selection?.datasets ?? [];
  const [dataset] = datasets;
  if (dataset === undefined || datasets.length > 1) return {};
  const chosen = Object.entries(choiceOf(dataset)).filter(([, values]) => values.length > 0);
  return Object.fromEntries(chosen.map(([name, values]) => [name, writeList(values)]));
}

/** Selects the days of the calendar, in steps of its length. */
function Range({ downloads: { address, set, files } }: { downloads: Downloads }) {
  const format = useFormat();
  const until = files?.to ?? address.until ?? '';
  const today = files?.today;
  const step = (days: number) => {
    const next = addDays(until, days);
    set({ until: today ? earlier(next, today) : next });
  };
  return (
    <span className="flex items-center gap-0.5">
      <IconButton
        label={`${CALENDAR_DAYS} days before`}
        className="no-print"
        disabled={!until}
        onClick={() => step(-CALENDAR_DAYS)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <Popover
        title="Last day of the calendar"
        className="w-80"
        trigger={
          <Button>
            {until ? `${format.shortDay(periodStart(until, CALENDAR_DAYS))} – ${format.day(until)}` : 'Days'}
            <ChevronDown aria-hidden className="no-print text-ink-3" />
          </Button>
        }
      >
        <Calendar label="Last day" value={until} max={today} onChange={(day) => set({ until: day })} />
      </Popover>
      <IconButton
        label={`${CALENDAR_DAYS} days after`}
        className="no-print"
        disabled={!until || (today !== undefined && until >= today)}
        onClick={() => step(CALENDAR_DAYS)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </span>
  );
}
