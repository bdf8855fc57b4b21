'use client';

import { HeatGrid, type HeatGridCell, type HeatGridRow } from '@/components/chart/heat-grid';
import { AnswerPanel } from '@/components/panel/answer-panel';
import { useRowLimit } from '@/components/table/use-row-limit';
import { ShowMore } from '@/components/ui/show-more';
import { SkeletonRows } from '@/components/ui/skeleton';
import { MATRIX_STEP, type VisibilityAddress, type VisibilityState } from '@/components/visibility/page';
import { glyphOf, shopWithCountry, starred, verdictOf } from '@/components/visibility/words';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { capital } from '@/lib/client/format/names';
import { type ScoreFormat, scoreFormat } from '@/lib/client/format/score-format';
import { useFormat } from '@/lib/client/format/use-format';
import { type AnswerState, useAnswer } from '@/lib/client/query/use-answer';
import { POSITION_TYPES } from '@/lib/contract/params';
import { POSITION_WORDS, type PositionType, TYPE_WORDS } from '@/lib/datasets/scores/filters';
import type { TableAnswer } from '@/lib/queries/table';
import type { MatrixCell, MatrixRow, PositionRow, ShelfCell } from '@/lib/queries/visibility/matrix.columns';
import type { RetailerFigures, Shop } from '@/lib/queries/visibility/retailers';

/** Width of the brands in rem. */
const BRAND = 5.5;

interface GridProps {
  state: VisibilityState;
  retailers: AnswerState<RetailerFigures[]>;
}

/** Scores by keyword and retailer: power keywords first, then those with most missed targets. Cells open scores. */
export function Matrix({ state, retailers, onOpen }: GridProps & { onOpen: (id: string) => void }) {
  const { params, address } = state;
  const format = useFormat();
  const { limit, onMore } = useRowLimit(MATRIX_STEP);
  const answer = useAnswer('visibility/matrix', { ...params, limit });
  const whyEmpty = isFilteredByScore(address) ? 'not searched, or left out by the filters' : 'not searched';
  const { source } = TYPE_WORDS[address.visibility_type];
  return (
    <KeywordGrid
      state={state}
      retailers={retailers}
      title="Against target, by retailer"
      answer={answer}
      caption={({ total }) => `${format.count(total, source)} by brand · score − target · ● target met, ▼ missed`}
      whyEmpty={whyEmpty}
      facts={['Missed']}
      rowOf={(row, shops) => matrixRow(row, shops, { whyEmpty, format, onOpen })}
      onMore={onMore}
    />
  );
}

/** Organic, sponsored and overall positions, which show whether a target is missed because of content or budget. */
export function Positions({ state, retailers }: GridProps) {
  const { params, address, set } = state;
  const format = useFormat();
  const { limit, onMore } = useRowLimit(MATRIX_STEP);
  const answer = useAnswer('visibility/positions', { ...params, limit });
  const whyEmpty = isFilteredByScore(address)
    ? 'not collected, not searched, or left out by the filters'
    : 'not collected, or not searched';
  const onOpen = (kind: PositionType) => set({ position_type: kind, view: 'matrix' });
  return (
    <KeywordGrid
      state={state}
      retailers={retailers}
      title="Organic and sponsored, by retailer"
      answer={answer}
      caption={() =>
        'organic, sponsored and overall at each retailer · missed organic targets depend on content, sponsored ones on budget'
      }
      whyEmpty={whyEmpty}
      facts={['Content', 'Budget']}
      rowOf={(row, shops) => positionRow(row, shops, { whyEmpty, format, onOpen })}
      onMore={onMore}
    />
  );
}

interface KeywordGridProps<Row> extends GridProps {
  title: string;
  answer: AnswerState<TableAnswer<Row>>;
  caption: (answer: TableAnswer<Row>) => string;
  /** Why a retailer has no cell. */
  whyEmpty: string;
  facts: string[];
  rowOf: (row: Row, shops: readonly Shop[]) => HeatGridRow;
  onMore: (() => void) | null;
}

/** A grid of keywords by retailer. Brands have a column if a keyword has several rows, which only differ in it. */
function KeywordGrid<Row extends Pick<MatrixRow, 'source'>>(props: KeywordGridProps<Row>) {
  const { state, retailers, title, answer, caption, whyEmpty, facts, rowOf, onMore } = props;
  const shops = retailers.data?.map(({ keys }) => keys) ?? [];
  return (
    <AnswerPanel
      title={title}
      untitled
      state={answer}
      // Avoids layout shifts.
      height={320}
      skeleton={<SkeletonRows rows={12} />}
      caption={(data) => (isFilteredByScore(state.address) ? `${caption(data)} · empty: ${whyEmpty}` : caption(data))}
      isEmpty={({ total }) => total === 0}
    >
      {({ rows, total }) => {
        const hasBrands = new Set(rows.map(({ source }) => source)).size < rows.length;
        const lines = rows.map((row) => rowOf(row, shops));
        return (
          <>
            <HeatGrid
              label={title}
              header={capital(TYPE_WORDS[state.address.visibility_type].source)}
              columns={shops.map((shop) => ({ key: shop.shop, name: shopWithCountry(shop) }))}
              facts={hasBrands ? [{ name: 'Brand', width: BRAND }, ...facts] : facts}
              rows={hasBrands ? lines.map(withBrand) : lines}
            />
            <ShowMore shown={rows.length} total={total} onMore={onMore} />
          </>
        );
      }}
    </AnswerPanel>
  );
}

function withBrand({ detail, ...line }: HeatGridRow): HeatGridRow {
  return { ...line, facts: [detail ?? 'Unknown brand', ...line.facts] };
}

/** Whether filters leave out scores of a retailer. Other filters leave out its column, or the row of a keyword. */
function isFilteredByScore({ target, check }: VisibilityAddress): boolean {
  return target.length + check.length > 0;
}

/** Names the row of a keyword. `missed` describes its missed targets for screen readers. */
function nameOf({ source, source_name, is_power, searched_brand: brand }: MatrixRow | PositionRow, missed: string) {
  return {
    key: `${source} ${brand ?? ''}`,
    name: isolated(starred({ source_name, is_power })),
    detail: brand,
    label: `${source_name}${brand ? `, ${brand}` : ''}: ${missed}`,
  };
}

interface RowOptions<Target> {
  /** Why a retailer has no cell. */
  whyEmpty: string;
  format: Format;
  /** Opens a cell. */
  onOpen: (target: Target) => void;
}

/** Returns the row of a keyword with its score at each retailer. */
function matrixRow(
  row: MatrixRow,
  shops: readonly Shop[],
  { whyEmpty, format, onOpen }: RowOptions<string>,
): HeatGridRow {
  const write = scoreFormat(format, row.scale);
  const counts = ({ own_product_count: own, total_product_count: all }: MatrixCell) =>
    own === null ? '' : `, ${format.integer(own)} of ${format.integer(all)} listings`;
  const changed = ({ change }: MatrixCell) =>
    change === null ? '' : `, ${write.difference(change)} since the compared day`;
  return {
    ...nameOf(row, `${row.missed} of ${row.judged} targets missed`),
    facts: [missedOf(row.missed, row.judged, format)],
    cells: shops.map((shop): HeatGridCell => {
      const cell = row.cells.find((candidate) => candidate.shop === shop.shop);
      const base = { key: shop.shop, where: shopWithCountry(shop) };
      if (!cell) return { ...base, text: '', tone: 'empty', words: () => whyEmpty };
      const opening = { ...base, onOpen: () => onOpen(cell.id) };
      const noScore = cell.total_product_count === 0 ? 'no position of this type' : 'no data';
      if (cell.score === null) return { ...opening, ...withoutScore(cell, 'none'), words: () => noScore };
      return {
        ...opening,
        text: `${write.signed(cell.gap)} ${glyphOf(cell.is_target_met, cell.gap)}`,
        tone: verdictOf(cell.is_target_met),
        words: () => scoreWords(cell, write, ', no target') + counts(cell) + changed(cell),
      };
    }),
  };
}

/** Returns the row of a keyword with its three position types at each retailer. */
function positionRow(
  row: PositionRow,
  shops: readonly Shop[],
  { whyEmpty, format, onOpen }: RowOptions<PositionType>,
): HeatGridRow {
  const { content, content_of, budget, budget_of } = row;
  const write = scoreFormat(format, row.scale);
  const cellOf = (shop: Shop, kind: PositionType): HeatGridCell => {
    const cell = row.cells.find((candidate) => candidate.kind === kind && candidate.shop === shop.shop);
    const base = {
      key: `${shop.shop} ${kind}`,
      where: `${shopWithCountry(shop)}, ${POSITION_WORDS[kind].toLowerCase()}`,
      onOpen: () => onOpen(kind),
    };
    if (!cell) return { ...base, text: '', tone: 'empty', words: () => whyEmpty };
    if (cell.score === null) return { ...base, ...withoutScore(cell, '–'), words: () => 'none' };
    const tone = verdictOf(cell.is_target_met);
    return { ...base, text: write.short(cell.score), tone, words: () => scoreWords(cell, write) };
  };
  return {
    ...nameOf(row, `${content} of ${content_of} organic targets missed, ${budget} of ${budget_of} sponsored ones`),
    facts: [missedOf(content, content_of, format), missedOf(budget, budget_of, format)],
    cells: shops.flatMap((shop) => POSITION_TYPES.map((kind) => cellOf(shop, kind))),
  };
}

function missedOf(missed: number, judged: number, format: Format): string {
  return judged > 0 ? `${format.integer(missed)} of ${format.integer(judged)}` : '';
}

/** Returns a cell without a score: the shelf has no position of this type, or the score is unknown. */
function withoutScore({ total_product_count }: ShelfCell, emptyText: string): Pick<HeatGridCell, 'text' | 'tone'> {
  return total_product_count === 0 ? { text: emptyText, tone: 'none' } : { text: '', tone: 'lost' };
}

/** Describes a score: "15.0% against 20.0%, target missed". */
function scoreWords({ score, target, is_target_met }: ShelfCell, write: ScoreFormat, noTarget = ''): string {
  const judged = is_target_met === null ? '' : `, target ${verdictOf(is_target_met)}`;
  return `${write.score(score, target)}${target === null ? noTarget : ` against ${write.score(target, score)}`}${judged}`;
}
