'use client';

import { EvidenceButton } from '@/components/page/evidence-button';
import type { Evidence } from '@/components/page/evidence-facts';
import { bucketDates } from '@/components/price-competition/bucket-label';
import { DrawerCharts } from '@/components/price-competition/drawer-charts';
import { Merchants } from '@/components/price-competition/merchants';
import { MoveSection } from '@/components/price-competition/move-section';
import { sentenceOf } from '@/components/price-competition/sentence';
import type { Shown } from '@/components/price-competition/shown';
import { SideCard } from '@/components/price-competition/side-card';
import { Drawer } from '@/components/ui/drawer';
import type { Cell, Pair } from '@/lib/client/competition/pair';
import { useFormat } from '@/lib/client/use-format';
import { priceCompetition } from '@/lib/contract/price-competition';

interface CompetitionDrawerProps {
  /** The open competition; null when the drawer is shut. */
  pair: Pair | null;
  shown: Shown | null;
  onClose: () => void;
}

/** One competition: what it says now, how it came there, who moved, and what stands on either side. */
export function CompetitionDrawer({ pair, shown, onClose }: CompetitionDrawerProps) {
  return (
    <Drawer
      open={pair !== null && shown !== null}
      onOpenChange={(open) => !open && onClose()}
      title={pair ? `${pair.baseName} against ${pair.benchmarkName}` : ''}
      className="w-[44rem]"
    >
      {pair && shown ? <Content key={pair.id} pair={pair} shown={shown} /> : null}
    </Drawer>
  );
}

function Content({ pair, shown }: { pair: Pair; shown: Shown }) {
  const format = useFormat();
  const { kind } = shown.choice;
  const { calibration } = shown.calibrated;
  const cell = pair.latest ?? pair.cells.at(-1);
  return (
    <div className="flex flex-col gap-6">
      {cell ? (
        <div>
          <p className="text-panel">{sentenceOf(pair, cell, { kind, calibration, format })}</p>
          <div className="flex flex-wrap items-center justify-between gap-2 text-caption text-ink-3">
            <span>{saidOf(pair, cell, bucketDates(cell, format))}</span>
            <EvidenceButton of={`Index of ${bucketDates(cell, format)}`} evidence={evidenceOf(cell, shown)} />
          </div>
          {cell.base.unread.length + cell.benchmark.unread.length > 0 ? (
            <p className="text-caption text-ink-3">
              Prices that could not be read: {[...cell.base.unread, ...cell.benchmark.unread].join(', ')}
            </p>
          ) : null}
        </div>
      ) : null}
      <DrawerCharts pair={pair} shown={shown} />
      <MoveSection pair={pair} shown={shown} />
      <Merchants pair={pair} kind={kind} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SideCard title="Base" name={pair.baseName} side={pair.competition.base} />
        <SideCard title="Benchmark" name={pair.benchmarkName} side={pair.competition.benchmark} />
      </div>
    </div>
  );
}

/** Of which bucket the sentence is; later ones without an index are named. */
function saidOf({ cells }: Pair, cell: Cell, dates: string): string {
  const after = cells.length - 1 - cells.indexOf(cell);
  const rows = cell.rowCount > 1 ? ` The bucket has ${cell.rowCount} rows: the first is shown.` : '';
  if (after === 0) return `${dates}.${rows}`;
  return `${dates}: ${after === 1 ? 'the bucket' : `the ${after} buckets`} after it ${after === 1 ? 'has' : 'have'} no index.${rows}`;
}

function evidenceOf({ row }: Cell, { question, provenance }: Shown): Evidence {
  return { endpoint: priceCompetition, params: { ...question }, rows: row ? [row] : [], provenance };
}
