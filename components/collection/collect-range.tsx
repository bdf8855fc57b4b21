'use client';

import { useState } from 'react';
import { type Action, useCost } from '@/components/collection/use-collection';
import { Button } from '@/components/ui/button';
import { DatePicker } from '@/components/ui/date-picker';
import { Select } from '@/components/ui/select';
import { toast } from '@/components/ui/toast';
import type { Format } from '@/lib/client/format/format';
import { useFormat } from '@/lib/client/format/use-format';
import type { Collection, RangeCost } from '@/lib/contract/collection';

interface CollectRangeProps {
  collection: Collection;
  action: Action;
  now: number;
}

const ALL = '';

/** Collects a range of days before the plan, also days outside it. Collected data is not requested again. */
export function CollectRange({ collection, action, now }: CollectRangeProps) {
  const format = useFormat();
  const { from: first, to: last, newest, endpoints, status } = collection;
  const [endpoint, setEndpoint] = useState(ALL);
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState(last);
  const isReversed = from > to;
  const range = { endpoint: endpoint || null, from, to };
  const cost = useCost(range, isReversed ? null : String(status.waiting.tasks === 0 && status.running.length === 0));
  const options = [
    { value: ALL, label: 'All datasets' },
    ...endpoints.filter(({ ranged }) => ranged).map(({ endpoint: value, title }) => ({ value, label: title })),
  ];

  const collect = () =>
    action.mutate(
      { action: 'collect', ...range },
      {
        onSuccess: () =>
          toast('Collecting', `${format.day(from)} to ${format.day(to)}: missing data is collected before the plan.`),
      },
    );

  return (
    <section aria-label="Collect a range now" className="no-print min-w-0">
      <h2 className="mb-2 flex min-h-[30px] items-center gap-1.5 font-semibold text-panel">
        Collect a range now <span className="font-normal text-caption text-ink-3">before the plan</span>
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <Select label="Dataset" value={endpoint} options={options} onChange={setEndpoint} />
        <DatePicker label="First day" value={from} max={newest} onChange={(day) => setFrom(day || first)} />
        <DatePicker label="Last day" value={to} max={newest} onChange={(day) => setTo(day || last)} />
        <Button look="strong" disabled={action.isPending || isReversed || cost?.requests === 0} onClick={collect}>
          {cost && cost.requests > 0 ? `Collect: ${format.count(cost.requests, 'request')}` : 'Collect'}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-caption text-ink-2">
        {isReversed ? 'The first day is after the last.' : cost && costWords(cost, now, format)}
      </p>
    </section>
  );
}

function costWords({ requests, doneAt }: RangeCost, now: number, format: Format): string {
  if (requests === 0) return 'Everything is collected, or the service has no data.';
  const end = doneAt ? `, done ${format.moment(doneAt, now)}` : '';
  return `${format.count(requests, 'request')}${end}.`;
}
