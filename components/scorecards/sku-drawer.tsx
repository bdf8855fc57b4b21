'use client';

import { Tag } from 'lucide-react';
import Link from 'next/link';
import { EvidenceButton } from '@/components/page/evidence-button';
import type { Evidence } from '@/components/page/evidence-facts';
import { FactList } from '@/components/page/fact-list';
import { ElsewhereTable } from '@/components/scorecards/elsewhere-table';
import type { SkuRow } from '@/components/scorecards/prepare-sku-rows';
import { rowFacts } from '@/components/scorecards/row-facts';
import { buttonClass } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import type { Provenance } from '@/lib/client/panel-state';
import type { Reading } from '@/lib/client/scorecards/reading';
import { type Score, skuName } from '@/lib/client/scorecards/score';
import { useFormat } from '@/lib/client/use-format';
import { type ScorecardRow, scorecard } from '@/lib/contract/scorecard';

/** A call and the age of its answer. */
export interface Call {
  params: Evidence['params'];
  provenance?: Provenance;
}

interface SkuDrawerProps {
  /** Null: nothing is open. */
  open: string | null;
  /** Null where neither range holds the row that is asked for. */
  row: SkuRow | null;
  onClose: () => void;
  /** The whole answer: the drawer is not narrowed by filters. */
  all: readonly Score[];
  reading: Reading;
  /** The calls that the row and its match before came with. */
  calls: { now: Call | null; before: Call | null };
  /** "30 Jun 2026, 05:00": the rating file that counts come from. */
  file: string | null;
}

/** Everything that is known of a SKU at a retailer, and the rows it comes from. */
export function SkuDrawer({ open, row, onClose, all, reading, calls, file }: SkuDrawerProps) {
  const format = useFormat();
  const score = row?.score;
  const { now, before } = row?.change ?? { now: score, before: null };
  const elsewhere = all.filter(
    (one) => one.row.service_sku_id !== null && one.row.service_sku_id === score?.row.service_sku_id,
  );
  return (
    <Drawer
      open={open !== null}
      onOpenChange={(opened) => !opened && onClose()}
      title={score ? skuName(score.row) : 'Not in this answer'}
      caption={[score?.row.retailer, score?.row.brand, score?.row.service_sku_id, score?.facts?.barcode]
        .filter(Boolean)
        .join(' · ')}
    >
      {row && score ? (
        <>
          <FactList facts={rowFacts(row, reading, file, format)} />
          <div className="-mx-2.5 my-3 flex flex-wrap gap-x-1">
            <RowEvidence row={now?.row} call={calls.now} />
            <RowEvidence row={before?.row} call={calls.before} />
            {score.row.service_sku_id ? (
              <Link
                href={`/prices?sku=${encodeURIComponent(score.row.service_sku_id)}`}
                prefetch={false}
                className={buttonClass({ look: 'quiet' })}
              >
                <Tag aria-hidden />
                Prices of this SKU
              </Link>
            ) : null}
          </div>
          <ElsewhereTable scores={elsewhere} current={score.id} reading={reading} />
        </>
      ) : (
        <p className="text-ink-2">Neither range holds this row. It may belong to another scorecard or another range.</p>
      )}
    </Drawer>
  );
}

/** The row itself, and the call that gave it. */
function RowEvidence({ row, call }: { row: ScorecardRow | undefined; call: Call | null }) {
  const format = useFormat();
  if (!row || !call) return null;
  const range = `${format.shortDay(row.start_date)} to ${format.shortDay(row.end_date)}`;
  return (
    <EvidenceButton
      of={`Rating of ${range}`}
      label={`Evidence ${range}`}
      evidence={{ endpoint: scorecard, rows: [row], ...call }}
    />
  );
}
