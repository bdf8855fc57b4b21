'use client';

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { Action } from '@/components/collection/use-collection';
import { CopyLinkButton, datedLink } from '@/components/layout/copy-link-button';
import { SavedViewsMenu } from '@/components/layout/saved-views';
import { Freshness } from '@/components/shell/lazy';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { roveHorizontally } from '@/components/ui/roving';
import { useFormat } from '@/lib/client/format/use-format';
import type { Collection } from '@/lib/contract/collection';
import { addDays } from '@/lib/queries/shared/dates';

interface ControlLineProps {
  collection: Collection;
  action: Action;
  /** Null for the days of the plan. */
  onUntil: (day: string | null) => void;
}

/** The title, the days shown with buttons for earlier and later ones, the age of the data, and Pause or Resume. */
export function ControlLine({ collection, action, onUntil }: ControlLineProps) {
  const format = useFormat();
  const { from, to, newest, status, endpoints } = collection;
  const later = addDays(to, endpoints[0]?.days.length ?? 1);
  return (
    <div
      ref={roveHorizontally}
      role="toolbar"
      aria-label="Controls of Collection"
      className="-mt-2 flex min-h-8 flex-wrap items-center gap-1.5"
    >
      <h1 className="me-1.5 font-semibold text-title leading-[30px]">Collection</h1>
      <span className="flex items-center gap-1">
        <IconButton label="Days before" onClick={() => onUntil(addDays(from, -1))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <span className="whitespace-nowrap font-medium">
          {format.shortDay(from)} – {format.day(to)}
        </span>
        <IconButton label="Days after" disabled={to >= newest} onClick={() => onUntil(later >= newest ? null : later)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </span>
      {/* On phones, it is in the top bar. */}
      <span className="flex h-[30px] min-w-0 grow basis-0 items-center justify-end max-sm:hidden">
        <Freshness />
      </span>
      <span className="no-print ms-auto inline-flex items-center [&_button>span]:sr-only [&_button]:w-[30px] [&_button]:px-0">
        <SavedViewsMenu />
        <CopyLinkButton link={() => datedLink({ until: to })} />
      </span>
      {status.enabled ? (
        <Button
          className="no-print"
          disabled={action.isPending}
          onClick={() => action.mutate({ action: status.isPaused ? 'resume' : 'pause' })}
        >
          {status.isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {status.isPaused ? 'Resume' : 'Pause'}
        </Button>
      ) : null}
    </div>
  );
}
