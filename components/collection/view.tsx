'use client';

import { CollectRange } from '@/components/collection/collect-range';
import { collectionFields } from '@/components/collection/collection-address';
import { ControlLine } from '@/components/collection/control-line';
import { CoverageGrid } from '@/components/collection/coverage-grid';
import { Lists } from '@/components/collection/lists';
import { RequestsChart } from '@/components/collection/requests-chart';
import { StatusTiles } from '@/components/collection/status-tiles';
import { useAction, useCollection } from '@/components/collection/use-collection';
import { workWords } from '@/components/collection/words';
import { Work } from '@/components/collection/work';
import { RefusalNote } from '@/components/layout/refusal-note';
import { useAddress } from '@/components/layout/use-address';
import { PanelProblem } from '@/components/panel/panel-problem';
import { cn } from '@/components/ui/cn';
import { useTimeFormat } from '@/lib/client/format/use-time-format';
import { toProblem } from '@/lib/client/query/request-problem';
import { useServerNow } from '@/lib/client/query/use-server-now';
import type { Collection, CollectionView as View } from '@/lib/contract/collection';

interface CollectionViewProps {
  first: { view: View; collection: Collection };
  /** Server time at which the page was rendered, used until the browser's clock is available. */
  now: number;
}

/** The page Collection: collected data, current work, requests and failures. */
export function CollectionView({ first, now: renderedAt }: CollectionViewProps) {
  const { address, set, refused } = useAddress(collectionFields);
  const { collection, before, error, retry } = useCollection(address, first);
  const now = useServerNow(1_000) ?? renderedAt;
  const action = useAction();
  const { status } = collection;
  const isOtherDays = before && address.until !== collection.to;
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <ControlLine collection={collection} action={action} onUntil={(until) => set({ until })} />
      <RefusalNote refused={refused} />
      {error ? <PanelProblem problem={toProblem(error)} onRetry={retry} kept /> : null}
      <StatusTiles collection={collection} now={now} />
      <StatusLine collection={collection} now={now} />
      <div className="grid gap-x-7 gap-y-5 lg:grid-cols-[minmax(0,1fr)_340px] [&>*]:min-w-0">
        <div className={cn('transition-opacity', isOtherDays && 'opacity-60')}>
          <CoverageGrid collection={collection} />
        </div>
        <div className="grid content-start gap-4">
          <RequestsChart status={status} now={now} />
          <Work status={status} now={now} />
        </div>
      </div>
      <div className="grid gap-x-7 gap-y-5 lg:grid-cols-[minmax(0,1fr)_340px] [&>*]:min-w-0">
        <Lists collection={collection} action={action} list={address.list} onList={(list) => set({ list })} now={now} />
        <CollectRange collection={collection} action={action} now={now} />
      </div>
    </div>
  );
}

/** Describes the collector's current work and its estimated end. */
function StatusLine({ collection: { status, counts, newest }, now }: { collection: Collection; now: number }) {
  const format = useTimeFormat();
  const { title, note } = workWords({ status, failed: counts.failed, now });
  const { waiting, doneAt } = status;
  const end = doneAt ? `: done ${format.moment(doneAt, now)}` : '';
  return (
    <p role="status" className="-mt-3 border-line border-b py-1.5 text-panel">
      <b className="font-semibold">{title}.</b> {note}
      {waiting.tasks > 0
        ? ` ${format.count(waiting.requests, 'request')} left of the days up to ${format.day(newest)}${end}.`
        : ''}
    </p>
  );
}
