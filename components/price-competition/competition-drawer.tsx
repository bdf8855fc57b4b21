'use client';

import { BucketFacts } from '@/components/price-competition/bucket-facts';
import { DrawerCharts } from '@/components/price-competition/drawer-charts';
import { Merchants } from '@/components/price-competition/merchants';
import { MoveSection } from '@/components/price-competition/move-section';
import type { Shown } from '@/components/price-competition/shown';
import { SideCard } from '@/components/price-competition/side-card';
import { Drawer } from '@/components/ui/drawer';
import type { Pair } from '@/lib/client/competition/pair';
import { isolated } from '@/lib/client/isolated';

interface CompetitionDrawerProps {
  /** The open competition; null when the drawer is shut. */
  pair: Pair | null;
  /** First day of the bucket that it tells of; null is the latest with an index. */
  bucket: string | null;
  onBucket: (bucket: string) => void;
  shown: Shown | null;
  onClose: () => void;
}

/** One competition: what it says now, how it came there, who moved, and what stands on either side. */
export function CompetitionDrawer({ pair, shown, bucket, onBucket, onClose }: CompetitionDrawerProps) {
  return (
    <Drawer
      open={pair !== null && shown !== null}
      onOpenChange={(open) => !open && onClose()}
      title={pair ? `${isolated(pair.baseName)} against ${isolated(pair.benchmarkName)}` : ''}
      className="w-[44rem]"
    >
      {pair && shown ? <Content key={pair.id} {...{ pair, shown, bucket, onBucket }} /> : null}
    </Drawer>
  );
}

interface ContentProps extends Pick<CompetitionDrawerProps, 'bucket' | 'onBucket'> {
  pair: Pair;
  shown: Shown;
}

function Content({ pair, shown, bucket, onBucket }: ContentProps) {
  const { kind } = shown.choice;
  const cell = pair.cells.find(({ start_date }) => start_date === bucket) ?? pair.latest ?? pair.last;
  return (
    <div className="flex flex-col gap-6">
      {cell ? <BucketFacts {...{ pair, cell, shown, onBucket }} /> : null}
      <DrawerCharts pair={pair} shown={shown} />
      <MoveSection key={bucket} pair={pair} shown={shown} bucket={bucket} />
      <Merchants pair={pair} kind={kind} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SideCard title="Base" name={pair.baseName} side={pair.competition.base} />
        <SideCard title="Benchmark" name={pair.benchmarkName} side={pair.competition.benchmark} />
      </div>
    </div>
  );
}
