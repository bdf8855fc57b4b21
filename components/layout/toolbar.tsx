'use client';

import { ChevronDown, RotateCw, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { CopyLinkButton } from '@/components/layout/copy-link-button';
import { Filters, type FiltersProps } from '@/components/layout/filters';
import { RefusalNote } from '@/components/layout/refusal-note';
import { SavedViewsMenu } from '@/components/layout/saved-views';
import { Freshness } from '@/components/shell/lazy';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { DatePicker, type DatePickerProps } from '@/components/ui/date-picker';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import { roveHorizontally } from '@/components/ui/roving';
import type { Refusal } from '@/lib/client/address/address';
import { useFormat } from '@/lib/client/format/use-format';

interface ToolbarProps {
  title: string;
  /** The selected day, and the days to choose from. */
  day: Omit<DatePickerProps, 'label'>;
  /** The control of the compared day. */
  compare: ReactNode;
  filters: FiltersProps;
  /** Settings that rarely change, behind one button with their current value. */
  settings: { label: string; title: string; children: ReactNode };
  /** Fetches the page's data from the service again and checks for a newer day. */
  refresh: { onPress: () => void; isBusy: boolean };
  /** Returns an address that shows the same data on later days. */
  link: () => string;
  /** The page's export and download menu. */
  exports: ReactNode;
  /** Messages about invalid parameters of the address. */
  refused: readonly Refusal[];
}

/** The line with a page's title and controls. A phone folds everything except title and day into one button. */
export function Toolbar(props: ToolbarProps) {
  const { title, day, compare, filters, settings, refresh, link, exports, refused } = props;
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const inside = useId();
  const inUse = filters.filters.filter(({ value }) => value.length > 0).length;
  return (
    <div className="-mt-2 mb-2 flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-start gap-1.5 sm:flex-nowrap">
        <h1 className="me-1.5 font-semibold text-title leading-[30px] max-sm:w-full">{title}</h1>
        {/* In print, the notes show the day. */}
        <div
          ref={roveHorizontally}
          role="toolbar"
          aria-label={`Controls of ${title}`}
          className="contents print:hidden"
        >
          <DatePicker label="Day" {...day} />
          <Button
            shape="icon"
            aria-label={inUse > 0 ? `Controls, ${format.count(inUse, 'filter')} in use` : 'Controls'}
            aria-expanded={open}
            aria-controls={inside}
            onClick={() => setOpen(!open)}
            className="no-print relative ms-auto sm:hidden"
          >
            <SlidersHorizontal aria-hidden />
            {inUse > 0 ? (
              <span className="absolute -end-1 -top-1 rounded-full bg-ink px-1 text-caption text-ground">{inUse}</span>
            ) : null}
          </Button>
          <div
            id={inside}
            className={cn(
              'flex min-w-0 grow basis-0 flex-wrap items-center gap-1 max-sm:w-full max-sm:basis-full print:hidden [&_button]:px-2',
              !open && 'max-sm:hidden',
            )}
          >
            {compare}
            <Filters {...filters} />
            {/* Takes the remaining space, so that it moves nothing when it appears. On a phone, the bar above shows it. */}
            <span className="flex h-[30px] min-w-16 grow basis-0 items-center justify-end max-sm:hidden">
              <Freshness />
            </span>
            <span className="ms-auto flex flex-wrap items-center gap-1">
              <Popover
                title={settings.title}
                align="end"
                className="w-80"
                trigger={
                  <Button title={settings.title}>
                    <span className="max-w-48 truncate">{settings.label}</span>
                    <ChevronDown aria-hidden className="text-ink-3" />
                  </Button>
                }
              >
                {settings.children}
              </Popover>
              <span className="inline-flex [&_button>span]:sr-only [&_button]:w-[30px] [&_button]:px-0">
                <SavedViewsMenu />
              </span>
              <IconButton label="Refresh from the service" disabled={refresh.isBusy} onClick={refresh.onPress}>
                <RotateCw aria-hidden />
              </IconButton>
              <CopyLinkButton link={link} />
              {exports}
            </span>
          </div>
        </div>
      </div>
      <RefusalNote refused={refused} />
    </div>
  );
}
