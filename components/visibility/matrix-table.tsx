'use client';

import { useMemo } from 'react';
import { DataTable } from '@/components/table/data-table';
import { Segmented } from '@/components/ui/segmented';
import { matrixColumns } from '@/components/visibility/matrix-columns';
import type { Change } from '@/components/visibility/prepare-change';
import type { Matrix } from '@/components/visibility/prepare-matrix';
import { MEASURES, type Measure } from '@/components/visibility/url-state';
import { LEGEND_WORDS, VerdictLegend } from '@/components/visibility/verdict-legend';
import { MEASURE_WORDS } from '@/components/visibility/words';
import { saveXlsx } from '@/lib/client/export-xlsx';
import type { Score } from '@/lib/client/visibility/score';
import type { PositionType } from '@/lib/client/visibility/scores-url';

interface MatrixTableProps {
  matrix: Matrix;
  scale: number | null;
  change: Change | null;
  /** "Keyword" or "Category". */
  header: string;
  noun: string;
  title: string;
  /** Question and filters in words, a line each. */
  notes: readonly string[];
  measure: Measure;
  /** The kind of places that the scores count. */
  position: PositionType;
  onMeasure: (measure: Measure) => void;
  onOpen: (score: Score) => void;
}

/** Source × retailer: where the target is missed. A cell opens its score. */
export function MatrixTable(props: MatrixTableProps) {
  const { matrix, scale, change, header, noun, title, notes, position, onMeasure, onOpen } = props;
  const measures = measuresOf(matrix, change);
  const measure = measures.find((one) => one === props.measure) ?? 'score';
  const columns = useMemo(
    () => matrixColumns(matrix, { scale, measure, change, position, header, onOpen }),
    [matrix, scale, measure, change, position, header, onOpen],
  );
  const unit = scale === null ? '' : measure === 'score' ? ', %' : ', pp';
  const numbers = `number: ${MEASURE_WORDS[measure].sentence}${unit}`;
  return (
    <div className="flex flex-col gap-2">
      <VerdictLegend>{numbers}</VerdictLegend>
      <DataTable
        name="matrix"
        label={title}
        noun={noun}
        columns={columns}
        rows={matrix.rows}
        searchable={false}
        onXlsx={saveXlsx}
        pictureNotes={[...notes, `${LEGEND_WORDS} · ${numbers}`]}
        tools={
          <Segmented
            label="Number of a cell"
            options={measures.map((value) => ({ value, label: MEASURE_WORDS[value].short }))}
            value={measure}
            onChange={onMeasure}
          />
        }
      />
    </div>
  );
}

/** No gap where nobody has a target, no change without another day. */
function measuresOf({ rows }: Matrix, change: Change | null): Measure[] {
  const aimed = rows.some(({ cells }) => [...cells.values()].some(({ gap }) => gap !== null));
  return MEASURES.filter((measure) => (measure === 'gap' ? aimed : measure === 'score' || change !== null));
}
