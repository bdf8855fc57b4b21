import type { ReactNode } from 'react';
import { type BrandStyle, OTHER_STYLE } from '@/components/chart/brand-color';
import { DotMark } from '@/components/chart/dot-mark';
import { type HeatRow, HeatStrip } from '@/components/chart/heat-table';
import { type RankAxis, type RankMark, rankMarks, rankX, type StripRow } from '@/components/rankings/rank-axis';

export type BrandStyles = ReadonlyMap<string, BrandStyle>;

const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;
/** Half of the width of a mark, in pixels, and as a part of a strip for pointers. */
const RADIUS = 4;
const REACH = 0.015;
/** Space at both ends of a strip, so that marks are whole. */
const ENDS = 'px-2';

/** Marks around the origin: our rank then and now, no rank or one behind the end of the axis, and the target. */
const THEN = <circle cy={MIDDLE} r={RADIUS + 1} fill="var(--ground)" stroke="var(--ink)" strokeWidth={1.25} />;
const NOW = <circle cy={MIDDLE} r={RADIUS} fill="var(--ink)" />;
const BEHIND = <path d={`M-3 ${MIDDLE - 5}l7 5l-7 5z`} fill="var(--ink)" />;
const TARGET = <path d={`M0 2V${HEIGHT - 2}`} stroke="var(--on-target)" strokeWidth={2} />;

/** Returns the marks of a strip as cells, which arrow keys read and a click opens. */
export function stripCells(
  row: StripRow,
  axis: RankAxis,
  wordsOf: (mark: RankMark) => string,
): Pick<HeatRow, 'cells' | 'bounds' | 'wordsOf'> {
  const marks = rankMarks(row);
  return {
    cells: Math.max(1, marks.length),
    bounds: marks.map(({ rank }) => [rankX(rank, axis) - REACH, 2 * REACH]),
    wordsOf(column) {
      const mark = marks[column];
      return mark ? wordsOf(mark) : 'not ranked';
    },
  };
}

interface RankStripProps {
  row: StripRow;
  axis: RankAxis;
  styles: BrandStyles;
  heat: HeatRow;
}

/**
 * Draws the ranks of a keyword: our rank then as a ring and now as a dot, or as an arrow behind the end; a tick for the
 * target, small dots for competitors, and the page one of the retailer as a band. Positions are shares of the width, so
 * that the server can draw it.
 */
export function RankStrip({ row, axis, styles, heat }: RankStripProps) {
  const { rank, rank_before, page_one_size, target, rivals } = row;
  const x = (position: number) => percent(rankX(position, axis));
  const isBehind = rank === null || rank > axis.end;
  const end = isBehind ? '100%' : x(rank);
  return (
    <div className={ENDS}>
      <HeatStrip row={heat} className="h-6 py-0.5">
        <svg aria-hidden="true" width="100%" height={HEIGHT} className="block overflow-visible">
          {page_one_size === null ? null : (
            <>
              <rect x={-6} width={6} height={HEIGHT} fill="var(--wash)" />
              <rect width={x(page_one_size + 0.5)} height={HEIGHT} fill="var(--wash)" />
              <At x={x(page_one_size + 0.5)}>
                <path d={`M0 0V${HEIGHT}`} stroke="var(--ink-3)" />
              </At>
            </>
          )}
          {target === null ? null : <At x={x(target)}>{TARGET}</At>}
          {rank_before === null ? null : (
            <>
              <line x1={x(rank_before)} x2={end} y1={MIDDLE} y2={MIDDLE} stroke="var(--ink)" />
              <At x={x(rank_before)}>{THEN}</At>
            </>
          )}
          {rank === null && rank_before === null ? null : <At x={end}>{isBehind ? BEHIND : NOW}</At>}
          {rivals.map(({ brand, rank: best }) => (
            <At key={brand} x={x(best)}>
              <RivalMark style={styles.get(brand)} />
            </At>
          ))}
        </svg>
      </HeatStrip>
    </div>
  );
}

/** The ranks of the axis above the strips. */
export function AxisLabels({ axis: { ticks, end } }: { axis: RankAxis }) {
  return (
    <span aria-hidden className={`${ENDS} block`}>
      <svg
        aria-hidden="true"
        width="100%"
        height={14}
        className="block overflow-visible"
        fontSize={11}
        fill="var(--ink-3)"
      >
        {ticks.map((tick) => (
          <text key={tick} x={percent(rankX(tick, { ticks, end }))} y={11} textAnchor="middle">
            {tick}
          </text>
        ))}
      </svg>
    </span>
  );
}

interface RankKeyProps {
  /** Name of the products whose ranks the strips show. */
  products: string;
  /** Both days: "14 → 21 Nov". */
  days: string;
  styles: BrandStyles;
  brands: readonly string[];
}

/** Explains the marks of strips in a line of text. */
export function RankKey({ products, days, styles, brands }: RankKeyProps) {
  return (
    <ul className="flex flex-wrap gap-x-3 text-caption text-ink-2">
      <KeyItem width={30} words={`${products}, ${days}`}>
        <At x={5}>{THEN}</At>
        <path d={`M${5 + RADIUS} ${MIDDLE}H25`} stroke="var(--ink)" />
        <At x={25}>{NOW}</At>
      </KeyItem>
      {brands.map((brand) => (
        <KeyItem key={brand} width={8} words={brand}>
          <At x={4}>
            <RivalMark style={styles.get(brand)} />
          </At>
        </KeyItem>
      ))}
      <KeyItem width={2} words="target">
        <At x={1}>{TARGET}</At>
      </KeyItem>
      <KeyItem width={12} words="page one">
        <path d="M0 3h11v14h-11z" fill="var(--wash)" />
        <path d="M11.5 3V17" stroke="var(--ink-3)" />
      </KeyItem>
      <KeyItem width={8} words="not ranked, or behind">
        <At x={5}>{BEHIND}</At>
      </KeyItem>
      <li>★ power keyword</li>
    </ul>
  );
}

function KeyItem({ width, words, children }: { width: number; words: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1 whitespace-nowrap">
      <svg aria-hidden="true" width={width} height={HEIGHT} className="overflow-visible">
        {children}
      </svg>
      {words}
    </li>
  );
}

/** Moves the origin to a share of the width, or to a pixel. */
function At({ x, children }: { x: string | number; children: ReactNode }) {
  return (
    <svg x={x} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The mark of a brand, smaller than those of the SKU. */
function RivalMark({ style: { color, pattern } = OTHER_STYLE }: { style: BrandStyle | undefined }) {
  return (
    <g transform={`translate(0 ${MIDDLE}) scale(0.8)`}>
      <DotMark cx={0} cy={0} color={color} pattern={pattern} />
    </g>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
