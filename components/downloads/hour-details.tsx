'use client';

import { useMutation } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { type FileFormat, fileSource, slotLabel } from '@/components/downloads/formats';
import { STATES } from '@/components/downloads/prepare';
import { SeenFileFacts } from '@/components/downloads/seen-file-facts';
import type { Slot } from '@/components/downloads/selection';
import { Button } from '@/components/ui/button';
import { downloads } from '@/lib/client/downloads/queue';
import { separatorOf } from '@/lib/client/export-csv';
import { fetchValue } from '@/lib/client/ndjson-stream';
import { toProblem } from '@/lib/client/request-problem';
import { useFormat } from '@/lib/client/use-format';
import { hourText } from '@/lib/contract/dataset';
import { type CalendarHour, downloadProbe } from '@/lib/contract/downloads';
import { type ResponseOf, requestTarget } from '@/lib/contract/endpoint';

interface HourDetailsProps {
  slot: Slot;
  cell: CalendarHour;
  fileFormat: FileFormat;
  /** Something new was learned of this hour. */
  onLearned: () => void;
}

/** What is known of one hour, and what can be done with it. */
export function HourDetails({ slot, cell, fileFormat, onLearned }: HourDetailsProps) {
  const format = useFormat();
  const probe = useMutation({
    mutationFn: async () => {
      const { dataset, date, hour: time } = slot;
      const url = `/api${requestTarget(downloadProbe, { dataset, date, time })}`;
      return (await fetchValue<ResponseOf<typeof downloadProbe>>(url)).value;
    },
    onSuccess: onLearned,
  });
  const { label, meaning } = STATES[cell.state];
  const name = slotLabel(slot, fileFormat);
  return (
    <section aria-labelledby="hour" className="flex flex-col gap-2">
      <h3 id="hour" className="border-line border-b pb-1 font-semibold">
        {format.weekday(slot.date)}, {hourText(slot.hour)}:00 UTC
      </h3>
      <p>
        <span className="font-medium">{label}.</span> <span className="text-ink-2">{cell.reason ?? meaning}</span>
      </p>
      {cell.files.map((file) => (
        <SeenFileFacts key={file.encoding} file={file} />
      ))}
      <div className="no-print flex flex-wrap gap-2">
        <Button onClick={() => downloads.add(name, fileSource(slot, fileFormat, separatorOf(format.locale)))}>
          <Download aria-hidden />
          Download {name.split('.').at(-1)}
        </Button>
        <Button disabled={probe.isPending} onClick={() => probe.mutate()}>
          <Search aria-hidden />
          Check with the service (1 call)
        </Button>
      </div>
      <p role="status" className="text-ink-2">
        {probe.isError ? toProblem(probe.error).title : probe.data?.sentence}
      </p>
    </section>
  );
}
