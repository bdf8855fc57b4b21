'use client';

import { spanWords, untilWords, workWords } from '@/components/collection/words';
import { type Tile, Tiles } from '@/components/page/tiles';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { useFormat } from '@/lib/client/use-format';
import type { Collection } from '@/lib/contract/collection';

/** How much is there, what is left and what it costs, in a line of numbers. */
export function StatusTiles({ collection, now }: { collection: Collection; now: number }) {
  const format = useFormat();
  return <Tiles tiles={tilesOf(collection, now, format)} />;
}

export function tilesOf({ status, endpoints, failed }: Collection, now: number, format: Format): Tile[] {
  const { waiting, budget } = status;
  const days = endpoints.flatMap((endpoint) => endpoint.days).filter(({ state }) => state !== 'not_planned');
  const known = days.filter(({ state }) => state === 'complete' || state === 'no_data').length;
  const work = workWords({ status, now });
  const { limit, left } = budget;
  return [
    {
      name: 'Coverage',
      value: days.length > 0 ? format.percent(known / days.length) : '',
      note: `${format.integer(known)} of ${format.integer(days.length)} days of ${counted(endpoints.length, 'endpoint', format)}`,
      hint: 'Days that are whole, or of which the service has nothing, of the days of the plan',
    },
    { name: 'Collector', value: work.title, note: work.note },
    {
      name: 'Still to ask for',
      value: format.integer(waiting.requests),
      note: leftWords(status, now, format),
      hint: 'Requests, as many as such answers have taken so far',
    },
    {
      name: 'Requests left',
      value: limit ? format.integer(left) : 'No limit',
      note: limit ? `of ${format.integer(limit.calls)} ${spanWords(limit.seconds)}` : 'the service has shown none',
    },
    { name: 'Failed', value: format.integer(failed), note: failed === 0 ? 'nothing to retry' : 'listed below' },
  ];
}

function leftWords({ waiting, doneAt, budget }: Collection['status'], now: number, format: Format): string {
  if (waiting.tasks === 0) return 'nothing is left';
  if (!doneAt) return counted(waiting.tasks, 'answer', format);
  return `done ${untilWords(doneAt, now).toLowerCase()}, ${paceWords(budget.limit, format)}`;
}

function paceWords(limit: Collection['status']['budget']['limit'], format: Format): string {
  if (!limit) return 'at the pace of the last minute';
  return `at ${format.integer(Math.floor(limit.calls * 0.8))} requests ${spanWords(limit.seconds)}`;
}
