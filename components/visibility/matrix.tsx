'use client';

import { useState } from 'react';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { Button } from '@/components/ui/button';
import { ChoiceMenu } from '@/components/ui/choice-menu';
import { SkeletonRows } from '@/components/ui/skeleton';
import { Grid, type GridCell, type GridRow, More } from '@/components/visibility/matrix-grid';
import { MATRIX_STEP, type Measure, type VisibilityState } from '@/components/visibility/page';
import {
  capital,
  glyphOf,
  POSITION_WORDS,
  shopWithCountry,
  TYPE_WORDS,
  verdictOf,
} from '@/components/visibility/words';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import { isolated } from '@/lib/client/isolated';
import { scoreFormat } from '@/lib/client/score-format';
import { type AnswerState, useAnswer } from '@/lib/client/use-answer';
import { useFormat } from '@/lib/client/use-format';
import { POSITION_TYPES } from '@/lib/contract/params';
import type { MatrixCell, MatrixRow } from '@/lib/queries/visibility/matrix.columns';
import type { PositionRow } from '@/lib/queries/visibility/positions.columns';
import type { RetailerFigures, Shop } from '@/lib/queries/visibility/retailers';
import type { ShelfCell } from '@/lib/queries/visibility/shelf-cell';

/** Height of the placeholder, in pixels, so that nothing jumps. */
const HEIGHT = 320;

const MEASURE_OPTIONS = [
  { value: 'gap', label: 'Score − target' },
  { value: 'score', label: 'Score' },
  { value: 'change', label: 'Change' },
] as const;

interface MatrixProps {
  state: VisibilityState;
  retailers: AnswerState<RetailerFigures[]>;
  onOpen: (id: string) => void;
}

/** Keywords by retailer, power keywords first, then those that miss most targets; a cell opens its score. */
export function Matrix({ state, retailers, onOpen }: MatrixProps) {
  const { params, address, set, clear } = state;
  const format = useFormat();
  const [limit, setLimit] = useState(MATRIX_STEP);
  const [shop, setShop] = useState<string | null>(null);
  const { measure } = address;
  const sorted = shop === null ? {} : { shop, sort: 'at_shop.asc' };
  const answer = useAnswer('visibility/matrix', { ...params, measure, ...sorted, limit });
  const shops = shopsOf(retailers);
  return (
    <AnswerPanel
      title="Against target, by retailer"
      untitled
      state={answer}
      height={HEIGHT}
      skeleton={<SkeletonRows rows={12} />}
      caption={({ total }) =>
        `${counted(total, TYPE_WORDS[address.visibility_type].source, format)} by brand · ● target met, ▼ missed${shop === null ? '' : ` · sorted by ${shopName(shops, shop)}`}`
      }
      actions={() => (
        <>
          {shop === null ? null : <Button onClick={() => setShop(null)}>Power keywords first</Button>}
          <ChoiceMenu
            label="Each cell shows"
            value={measure}
            options={MEASURE_OPTIONS}
            onChange={(next) => set({ measure: next === 'gap' ? null : next })}
          />
        </>
      )}
      isEmpty={({ total }) => total === 0}
      onClearFilters={clear}
    >
      {({ rows, total }) => (
        <>
          <Grid
            label="Scores by keyword and retailer"
            header={capital(TYPE_WORDS[address.visibility_type].source)}
            shops={shops}
            onShop={(one) => setShop(shop === one ? null : one)}
            rows={rows.map((row) => matrixRow(row, shops, measure, format, onOpen))}
          />
          <More shown={rows.length} total={total} onMore={() => setLimit(limit + 4 * MATRIX_STEP)} />
        </>
      )}
    </AnswerPanel>
  );
}

/** Organic, sponsored and overall positions next to each other: is a target missed by content, or by budget? */
export function Positions({ state, retailers }: Omit<MatrixProps, 'onOpen'>) {
  const { params, address, set, clear } = state;
  const format = useFormat();
  const [limit, setLimit] = useState(MATRIX_STEP);
  const answer = useAnswer('visibility/positions', { ...params, limit });
  const shops = shopsOf(retailers);
  return (
    <AnswerPanel
      title="Organic and sponsored, by retailer"
      untitled
      state={answer}
      height={HEIGHT}
      skeleton={<SkeletonRows rows={12} />}
      caption={() =>
        'organic, sponsored and overall at each retailer · missed organic targets depend on content, sponsored ones on budget'
      }
      isEmpty={({ total }) => total === 0}
      onClearFilters={clear}
    >
      {({ rows, total }) => (
        <>
          <Grid
            label="Position types by keyword and retailer"
            header={capital(TYPE_WORDS[address.visibility_type].source)}
            shops={shops}
            facts={['Content', 'Budget']}
            rows={rows.map((row) =>
              positionRow(row, shops, format, (kind) => set({ position_type: kind, view: 'matrix' })),
            )}
          />
          <More shown={rows.length} total={total} onMore={() => setLimit(limit + 4 * MATRIX_STEP)} />
        </>
      )}
    </AnswerPanel>
  );
}

function shopsOf(retailers: AnswerState<RetailerFigures[]>): Shop[] {
  return retailers.kind === 'content' ? retailers.data.map(({ keys }) => keys) : [];
}

/** A keyword with its score at each retailer. */
function matrixRow(
  row: MatrixRow,
  shops: readonly Shop[],
  measure: Measure,
  format: Format,
  onOpen: (id: string) => void,
): GridRow {
  const write = scoreFormat(format, row.scale);
  const at = shops.map(({ shop }) => row.cells.find((cell) => cell.shop === shop));
  const wordsOf = (cell: MatrixCell | undefined, column: number) => {
    const { retailer_name = null, retailer_country = null } = shops[column] ?? {};
    const where = shopWithCountry(retailer_name, retailer_country);
    if (!cell) return `${where}: not searched`;
    const { score, target, change, is_target_met, own_product_count, total_product_count } = cell;
    if (score === null) return `${where}: ${total_product_count === 0 ? 'no position of this type' : 'no data'}`;
    return [
      `${where}: ${write.score(score)}${target === null ? ', no target' : ` against ${write.score(target)}`}`,
      is_target_met === null ? '' : is_target_met ? 'target met' : 'target missed',
      own_product_count === null
        ? ''
        : `${format.integer(own_product_count)} of ${format.integer(total_product_count)} listings`,
      change === null ? '' : `${write.difference(change)} since the compared day`,
    ]
      .filter(Boolean)
      .join(', ');
  };
  return {
    name: isolated(row.source_name),
    brand: row.searched_brand,
    isPower: row.is_power === true,
    facts: [row.judged > 0 ? `${format.integer(row.missed)} of ${format.integer(row.judged)}` : ''],
    cells: at.map((cell, column): GridCell => {
      const key = shops[column]?.shop ?? '';
      if (!cell) return { key, text: '', tone: 'empty' };
      if (cell.score === null) return withoutScore(key, 'none', cell);
      const text = measure === 'score' ? write.plain(cell.score) : write.signed(cell[measure]);
      return { key, text: `${text} ${glyphOf(cell.is_target_met, cell.gap)}`, tone: verdictOf(cell.is_target_met) };
    }),
    heat: {
      key: `${row.source} ${row.searched_brand ?? ''}`,
      label: `${row.source_name}${row.searched_brand ? `, ${row.searched_brand}` : ''}: ${row.missed} of ${row.judged} targets missed`,
      cells: shops.length,
      wordsOf: (column) => wordsOf(at[column], column),
      onOpen: (column) => at[column] && onOpen(at[column].id),
    },
  };
}

/** A keyword with its three position types at each retailer. */
function positionRow(
  row: PositionRow,
  shops: readonly Shop[],
  format: Format,
  onKind: (kind: (typeof POSITION_TYPES)[number]) => void,
): GridRow {
  const write = scoreFormat(format, row.scale);
  const kinds = (['ORGANIC', 'SPONSORED', 'OVERALL'] as const).filter((kind) => POSITION_TYPES.includes(kind));
  const at = shops.flatMap((shop) =>
    kinds.map((kind) => ({ shop, kind, cell: row.cells.find((one) => one.kind === kind && one.shop === shop.shop) })),
  );
  return {
    name: isolated(row.source_name),
    brand: row.searched_brand,
    isPower: row.is_power === true,
    facts: [
      row.content_of > 0 ? `${format.integer(row.content)} of ${format.integer(row.content_of)}` : '',
      row.budget_of > 0 ? `${format.integer(row.budget)} of ${format.integer(row.budget_of)}` : '',
    ],
    cells: at.map(({ shop, kind, cell }): GridCell => {
      const key = `${shop.shop} ${kind}`;
      if (!cell) return { key, text: '', tone: 'empty' };
      if (cell.score === null) return withoutScore(key, '–', cell);
      return { key, text: write.short(cell.score), tone: verdictOf(cell.is_target_met) };
    }),
    heat: {
      key: `${row.source} ${row.searched_brand ?? ''}`,
      label: `${row.source_name}${row.searched_brand ? `, ${row.searched_brand}` : ''}: ${row.content} of ${row.content_of} organic targets missed, ${row.budget} of ${row.budget_of} sponsored ones`,
      cells: at.length,
      wordsOf(column) {
        const position = at[column];
        if (!position) return '';
        const { shop, kind, cell } = position;
        const where = `${shopWithCountry(shop.retailer_name, shop.retailer_country)}, ${POSITION_WORDS[kind].toLowerCase()}`;
        if (!cell) return `${where}: not collected, or not searched`;
        const { score, target, is_target_met } = cell;
        if (score === null) return `${where}: none`;
        const judged = is_target_met === null ? '' : is_target_met ? ', target met' : ', target missed';
        return `${where}: ${write.score(score)}${target === null ? '' : ` against ${write.score(target)}`}${judged}`;
      },
      onOpen: (column) => at[column] && onKind(at[column].kind),
    },
  };
}

/** A cell without a score: the shelf has no position of this type, or nothing is known. */
function withoutScore(key: string, none: string, { total_product_count }: ShelfCell): GridCell {
  return total_product_count === 0 ? { key, text: none, tone: 'none' } : { key, text: '', tone: 'lost' };
}

function shopName(shops: readonly Shop[], shop: string): string {
  const { retailer_name = null, retailer_country = null } = shops.find(({ shop: id }) => id === shop) ?? {};
  return shopWithCountry(retailer_name, retailer_country);
}
