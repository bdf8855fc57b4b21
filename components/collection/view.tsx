'use client';

import { CollectRange } from '@/components/collection/collect-range';
import { CoverageGrid } from '@/components/collection/coverage-grid';
import { Failures } from '@/components/collection/failures';
import { StatusTiles } from '@/components/collection/status-tiles';
import { useAction, useCollection } from '@/components/collection/use-collection';
import { Work } from '@/components/collection/work';
import { PanelProblem } from '@/components/panel/panel-problem';
import { PageTitle } from '@/components/shell/page-title';
import { toProblem } from '@/lib/client/request-problem';
import { useNow } from '@/lib/client/use-now';
import type { Collection } from '@/lib/contract/collection';

interface CollectionViewProps {
  first: Collection;
  /** The server's clock when it wrote the page: until the reader's ticks. */
  now: number;
}

/** What the dashboard has collected, what it does now, what that costs, and what went wrong. */
export function CollectionView({ first, now: written }: CollectionViewProps) {
  const { collection, error, retry } = useCollection(first);
  const now = useNow(1_000) ?? written;
  const action = useAction();
  return (
    <>
      <PageTitle title="Collection" />
      <div className="grid gap-5 [&>*]:min-w-0">
        {error ? <PanelProblem problem={toProblem(error)} onRetry={retry} kept /> : null}
        <StatusTiles collection={collection} now={now} />
        <div className="grid gap-x-7 gap-y-5 xl:grid-cols-[minmax(0,1fr)_340px] [&>*]:min-w-0">
          <CoverageGrid endpoints={collection.endpoints} />
          <Work status={collection.status} now={now} />
        </div>
        <div className="grid gap-x-7 gap-y-5 xl:grid-cols-[minmax(0,1fr)_340px] [&>*]:min-w-0">
          <Failures collection={collection} action={action} />
          <CollectRange collection={collection} action={action} now={now} />
        </div>
      </div>
    </>
  );
}
