'use client';

import type { Context } from '@/components/overview/context';
import type { ChangeRow } from '@/components/overview/damage';
import { FindingTable } from '@/components/overview/finding-table';
import { RemarkLine } from '@/components/overview/remark-line';
import { rowEvidence } from '@/components/overview/row-evidence';
import { KIND_NAMES } from '@/components/overview/tellers';
import type { Remark } from '@/components/overview/use-remarks';
import type { Weights } from '@/components/overview/weights';
import { EvidenceButton } from '@/components/page/evidence-button';

interface LineDetailProps {
  row: ChangeRow;
  context: Context;
  weights: Weights;
  remark: Remark;
  onRemark: (change: Partial<Remark>) => void;
}

/** What a line is about, how its damage comes about, and the rows of the service behind it. */
export function LineDetail({ row, context, weights, remark, onRemark }: LineDetailProps) {
  return (
    <div className="flex flex-col gap-2">
      <FindingTable row={row} />
      <div className="no-print flex flex-wrap items-center gap-x-1 gap-y-1">
        <span className="me-3 text-caption text-ink-3">{damageInWords(row, weights)}</span>
        {rowEvidence(row, context).map(({ of, evidence }) => (
          <EvidenceButton
            key={of}
            label={`Rows of ${of}`}
            of={`${KIND_NAMES[row.kind]}${row.retailer ? `, ${row.retailer}` : ''}: ${of}`}
            evidence={evidence}
          />
        ))}
      </div>
      {row.worse ? <RemarkLine remark={remark} onRemark={onRemark} day={context.answers.day ?? ''} /> : null}
    </div>
  );
}

/** "Damage 21 = 3 × (1 + 2 power SKUs × 3)". */
function damageInWords({ kind, damage, findings, heavy }: ChangeRow, weights: Weights): string {
  const plain = findings.length - heavy;
  const what = kind === 'banners' ? 'that changed sides' : heavy === 1 ? 'power SKU' : 'power SKUs';
  const heavyPart = heavy > 0 ? `${heavy} ${what} × ${weights.heavy}` : '';
  const sum = [plain > 0 || heavy === 0 ? String(plain) : '', heavyPart].filter(Boolean).join(' + ');
  return `Damage ${damage} = ${weights.kinds[kind]} × (${sum})`;
}
