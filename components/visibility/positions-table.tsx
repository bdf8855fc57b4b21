'use client';

import { useMemo } from 'react';
import { DataTable } from '@/components/table/data-table';
import { Segmented } from '@/components/ui/segmented';
import { positionColumns } from '@/components/visibility/positions-columns';
import type { Positions } from '@/components/visibility/prepare-positions';
import type { Measure } from '@/components/visibility/url-state';
import { LEGEND_WORDS, VerdictLegend } from '@/components/visibility/verdict-legend';
import { MEASURE_WORDS, POSITION_WORDS, partInWords } from '@/components/visibility/words';
import { saveXlsx } from '@/lib/client/export-xlsx';
import { useFormat } from '@/lib/client/use-format';
import type { Score } from '@/lib/client/visibility/score';
import type { PositionType } from '@/lib/client/visibility/scores-url';
import { POSITION_TYPES } from '@/lib/contract/params';

export interface PositionsTableProps {
  positions: Positions;
  scale: number | null;
  header: string;
  noun: string;
  title: string;
  notes: readonly string[];
  /** What the number of a cell is; a change is none of this table's. */
  measure: Measure;
  onMeasure: (measure: Measure) => void;
  onOpen: (score: Score, position: PositionType) => void;
}

const MEASURED = (['gap', 'score'] as const).map((value) => ({ value, label: MEASURE_WORDS[value].short }));

const MEANING: Record<PositionType, string> = {
  ORGANIC: 'missed here: content',
  SPONSORED: 'missed here: budget',
  OVERALL: 'both together',
};

/** Each shelf three times beside itself: what content earns, what budget buys, and both together. */
export function PositionsTable(props: PositionsTableProps) {
  const { positions, scale, header, noun, title, notes, onMeasure, onOpen } = props;
  const measure = props.measure === 'score' ? 'score' : 'gap';
  const numbers = `number: ${MEASURE_WORDS[measure].sentence}${scale === null ? '' : measure === 'score' ? ', %' : ', pp'}`;
  const format = useFormat();
  const columns = useMemo(
    () => positionColumns(positions, { scale, header, measure, onOpen }),
    [positions, scale, header, measure, onOpen],
  );
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-3 gap-x-6 border-line border-b pb-2.5">
        {POSITION_TYPES.map((position) => (
          <div key={position} className="flex min-w-0 flex-col">
            <dt className="text-caption text-ink-2">{POSITION_WORDS[position]}</dt>
            <dd className="text-panel">{partInWords(positions.met[position], format)} met</dd>
            <dd className="text-caption text-ink-3">{MEANING[position]}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-2">
        <VerdictLegend>{numbers}</VerdictLegend>
        <DataTable
          name="positions"
          label={title}
          noun={noun}
          columns={columns}
          rows={positions.rows}
          searchable={false}
          onXlsx={saveXlsx}
          pictureNotes={[...notes, `${LEGEND_WORDS} · ${numbers}`]}
          tools={<Segmented label="Number of a cell" options={MEASURED} value={measure} onChange={onMeasure} />}
        />
      </div>
    </div>
  );
}
