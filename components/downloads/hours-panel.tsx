'use client';

import type { Slot } from '@/components/downloads/download-params';
import { HourDetails } from '@/components/downloads/hour-details';
import { HoursChart } from '@/components/downloads/hours-chart';
import type { Downloads } from '@/components/downloads/use-downloads';
import type { FileCheck } from '@/components/downloads/use-file-check';
import { PanelProblem } from '@/components/panel/panel-problem';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormat } from '@/lib/client/format/use-format';
import { useJson } from '@/lib/client/query/use-json';
import { type DayHours, downloadHours } from '@/lib/contract/download-days';
import { requestTarget } from '@/lib/contract/endpoint';

interface HoursPanelProps {
  downloads: Downloads;
  fileCheck: FileCheck;
  /** The open hour. */
  slot: Slot;
}

/** Shows the rows of the hours of the open day with their usual rows, and the details of the open hour. */
export function HoursPanel({ downloads, fileCheck, slot }: HoursPanelProps) {
  const format = useFormat();
  const { dataset, date } = slot;
  const { slots, show, titleOf } = downloads;
  const state = useJson<DayHours>(`/api${requestTarget(downloadHours, { dataset, date })}`, { keepPrevious: true });
  const hours = state.data?.hours ?? null;
  // The previous day stays on screen while another loads.
  const day = state.kind === 'content' ? state.data : slot;
  const isOld = day.dataset !== dataset || day.date !== date;
  const title = `${titleOf(day.dataset)}, ${format.weekday(day.date)}`;
  const selectedHours = slots
    .filter((candidate) => candidate.dataset === day.dataset && candidate.date === day.date)
    .map(({ hour }) => hour);
  const hour = hours?.[slot.hour];
  return (
    <section aria-labelledby="hours" className="min-w-0" aria-busy={state.kind === 'content' && state.refetching}>
      <h2 id="hours" className="font-semibold text-panel">
        {title}
        <span className="ms-2 font-normal text-caption text-ink-3">
          rows by hour, UTC · dashed: usual, median of 4 weeks before and after
        </span>
      </h2>
      {state.kind === 'problem' ? <PanelProblem problem={state.problem} onRetry={state.retry} /> : null}
      {hours ? (
        <div className={cn('transition-opacity', isOld && 'opacity-60')}>
          <HoursChart
            hours={hours}
            openHour={slot.hour}
            selected={new Set(selectedHours)}
            label={`${title}: rows by hour`}
            onOpen={(hour) => show({ ...slot, hour })}
          />
        </div>
      ) : (
        <Skeleton className="mt-2 h-32" />
      )}
      {hours && hour && !isOld ? (
        <HourDetails slot={slot} hours={hours} hour={hour} downloads={downloads} fileCheck={fileCheck} />
      ) : null}
    </section>
  );
}
