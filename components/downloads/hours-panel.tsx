'use client';

import { Search, ShoppingBasket } from 'lucide-react';
import { HourDetails } from '@/components/downloads/hour-details';
import { HoursChart } from '@/components/downloads/hours-chart';
import { hoursWith, isPresent, type Slot, slotKey } from '@/components/downloads/selection';
import { useCheckHours, useFindNewest } from '@/components/downloads/use-check-hours';
import type { Downloads } from '@/components/downloads/use-downloads';
import { PanelProblem } from '@/components/panel/panel-problem';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { counted } from '@/lib/client/counted';
import { useFormat } from '@/lib/client/use-format';
import { useValue } from '@/lib/client/use-set';
import { downloadHours } from '@/lib/contract/download-days';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';

export type Hours = ResponseOf<typeof downloadHours>;

interface HoursPanelProps {
  downloads: Downloads;
  /** The day that is open, and the hour of it. */
  slot: Slot;
}

/** The hours of one day against the rows that they usually have; single hours to choose, to look into, and to ask for. */
export function HoursPanel({ downloads, slot }: HoursPanelProps) {
  const format = useFormat();
  const { dataset, date } = slot;
  const { days, chosen, toggle, set, address } = downloads;
  const { check, start, stop } = useCheckHours();
  const state = useValue<Hours>(`/api${requestTarget(downloadHours, { dataset, date })}`);
  const known = state.kind === 'content' ? state.data.value : null;
  const title = days?.datasets.find(({ name }) => name === dataset)?.title ?? dataset;
  const day = days?.datasets.find(({ name }) => name === dataset)?.days.find((one) => one.date === date);
  const slots = (letters: string) => (day ? hoursWith(day, letters).map((hour) => ({ dataset, date, hour })) : []);
  const present = slots('afl');
  const unknown = slots('?');
  const isWhole = present.length > 0 && present.every((one) => chosen.includes(slotKey(one)));
  const cell = known?.hours[slot.hour];
  const newest = useFindNewest(downloads, dataset);
  const isUnknown = days?.datasets.find(({ name }) => name === dataset)?.newest === null;
  return (
    <section aria-labelledby="hours" className="min-w-0" aria-busy={state.kind === 'content' && state.refetching}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="hours" className="min-w-0 grow truncate font-semibold text-panel">
          {title}, {format.weekday(date)}
          <span className="ms-2 font-normal text-caption text-ink-3">
            rows by hour, UTC · dashed: usual, median of 4 weeks before and after
          </span>
        </h2>
        <span className="no-print flex flex-wrap gap-1">
          {isUnknown ? (
            <Button disabled={newest.isPending} onClick={newest.start} title="Asks the service for its newest file">
              <Search aria-hidden />
              Find the newest (1 request)
            </Button>
          ) : null}
          {unknown.length > 0 || check?.running ? (
            <Button disabled={check?.running} onClick={() => void start(unknown)}>
              <Search aria-hidden />
              Check these hours ({counted(unknown.length, 'request', format)})
            </Button>
          ) : null}
          {present.length > 0 ? (
            <Button aria-pressed={isWhole} onClick={() => toggle(present)}>
              <ShoppingBasket aria-hidden />
              {isWhole ? 'Take the day out' : `Add ${counted(present.length, 'file', format)}`}
            </Button>
          ) : null}
        </span>
      </header>
      {check ? (
        <p role="status" className="flex flex-wrap items-center gap-x-3 pt-1 text-ink-2">
          {check.problem
            ? `${check.problem.title} ${format.integer(check.asked)} of ${format.integer(check.of)} asked.`
            : check.of === 1 && !check.running
              ? check.sentence
              : `${format.integer(check.asked)} of ${format.integer(check.of)} asked, ${format.integer(check.found)} with a file.`}
          {check.running ? (
            <Button look="quiet" onClick={stop}>
              Stop
            </Button>
          ) : null}
        </p>
      ) : null}
      {newest.sentence ? (
        <p role="status" className="pt-1 text-ink-2">
          {newest.sentence}
        </p>
      ) : null}
      {state.kind === 'problem' ? (
        <PanelProblem problem={state.problem} {...(state.retry && { onRetry: state.retry })} />
      ) : null}
      {known ? (
        <HoursChart
          hours={known.hours}
          active={slot.hour}
          chosen={new Set(known.hours.flatMap(({ hour }) => (chosen.includes(slotKey({ ...slot, hour })) ? hour : [])))}
          label={`${title}, ${format.weekday(date)}: rows by hour`}
          onActive={(hour) => set({ dataset, at: date, hour }, 'replace')}
          onToggle={(hour) => toggle([{ ...slot, hour }])}
        />
      ) : (
        <Skeleton className="mt-2 h-32" />
      )}
      {cell ? (
        <HourDetails
          slot={slot}
          cell={cell}
          fileFormat={address.format}
          reviewers={address.reviewers}
          chosen={chosen.includes(slotKey(slot))}
          checking={check?.running === true}
          onToggle={() => toggle([slot])}
          onCheck={() => void start([slot])}
          {...(isPresent(day?.hours[slot.hour]) && {
            onPreview: () => set({ tab: 'preview', dataset, at: date, hour: slot.hour }, 'push'),
          })}
        />
      ) : null}
    </section>
  );
}
