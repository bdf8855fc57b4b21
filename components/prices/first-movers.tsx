'use client';

import { HeatStrip, HeatTable } from '@/components/chart/heat-table';
import {
  followedWords,
  LANE_WIDTH,
  type Lane,
  type LaneAxis,
  laneAxis,
  laneOf,
  laneRow,
  laneX,
} from '@/components/prices/lane';
import { starred } from '@/components/prices/names';
import { MOVES_SHOWN, type PricesPartProps } from '@/components/prices/page';
import { SIDE_ROW, SideRow } from '@/components/prices/side-row';
import { RowsPanel } from '@/components/table/rows-panel';
import { screenColumns } from '@/components/table/screen-columns';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import { useFormat } from '@/lib/client/format/use-format';
import type { AnswerState } from '@/lib/client/query/use-answer';
import { LEAST_MOVE } from '@/lib/queries/prices/directions';
import { type MoveRow, moveColumns } from '@/lib/queries/prices/moves.columns';
import type { TableAnswer } from '@/lib/queries/table';

const COLUMNS = screenColumns(moveColumns);

interface FirstMoversProps extends PricesPartProps {
  /** The first rows, which the sentence of the page counts. */
  moves: AnswerState<TableAnswer<MoveRow>>;
  /** Requests more rows. Null at the maximum. */
  onMore: (() => void) | null;
}

/** The newest moves of prices: the retailer that moved first, those that followed, and whether its price stands. */
export function FirstMovers({ state, onOpen, moves, onMore }: FirstMoversProps) {
  const { params, dates } = state;
  const format = useFormat();
  return (
    <RowsPanel
      title="Who moved first"
      query="prices/moves"
      params={params}
      columns={COLUMNS}
      fileTitle={`Who moved first ${dates.date}`}
      state={moves}
      height={MOVES_SHOWN * SIDE_ROW}
      onMore={onMore}
      whyEmpty={() =>
        `No price of these SKUs is known to have moved by ${format.percent(LEAST_MOVE, 0)} or more from ${format.day(dates.from)} to ${format.day(dates.date)}. A move needs prices on two collected days.`
      }
    >
      {({ rows }) => <Lanes rows={rows} date={dates.date} format={format} onOpen={onOpen} />}
    </RowsPanel>
  );
}

interface LanesProps extends Pick<PricesPartProps, 'onOpen'> {
  rows: readonly MoveRow[];
  date: string;
  format: Format;
}

function Lanes({ rows, date, format, onOpen }: LanesProps) {
  const axis = laneAxis(rows, date);
  const lines = rows.map((move) => {
    const lane = laneOf(move, axis);
    const open = (shop: string | null) => onOpen(move.sku, shop);
    return { move, lane, open, row: laneRow({ move, lane, axis, format, onOpen: open }) };
  });
  return (
    <div data-chart>
      <HeatTable
        label={`${format.count(rows.length, 'move')}, the newest first`}
        rows={lines.map(({ row }) => row)}
        begins="first"
      >
        <p className="flex gap-3 text-caption text-ink-3">
          <span className="flex shrink-0 justify-between" style={{ width: LANE_WIDTH }}>
            <span>{format.shortDay(axis.from)}</span>
            <span>{format.shortDay(date)}</span>
          </span>
          <span>▼▲ first ▽△ followed ━ stands ┃ back</span>
        </p>
        <ul>
          {lines.map(({ move, lane, open, row }) => (
            <SideRow
              key={row.key}
              name={starred(move)}
              onOpen={() => open(move.movers[0]?.shop ?? null)}
              end={
                <>
                  <span className="text-ink-3">{format.money(move.before, move.currency)} → </span>
                  {format.money(move.after, move.currency)}
                </>
              }
            >
              <span className="shrink-0" style={{ width: LANE_WIDTH }}>
                <HeatStrip row={row} className="py-1">
                  <LaneStrip lane={lane} axis={axis} />
                </HeatStrip>
              </span>
              <span className="truncate" title={`${isolated(move.first)}, ${followedWords(move, format)}`}>
                <span className="text-ink-2">{isolated(move.first)}</span>, {followedWords(move, format)}
              </span>
            </SideRow>
          ))}
        </ul>
      </HeatTable>
    </div>
  );
}

const HEIGHT = 16;
const MIDDLE = HEIGHT / 2;

/**
 * Draws a move: a triangle for the first retailer, hollow ones for those that followed, a thick line while its price
 * stands, and a bar when it is back.
 */
export function LaneStrip({ lane, axis }: { lane: Lane; axis: LaneAxis }) {
  const { falls, stops, priceSpan } = lane;
  const x = (dayIndex: number) => laneX(dayIndex, axis);
  const [from, to] = priceSpan.map(x);
  return (
    <svg aria-hidden="true" width={LANE_WIDTH} height={HEIGHT} className="block">
      <path d={`M0 ${MIDDLE}H${LANE_WIDTH}`} stroke="var(--line)" />
      <path d={`M${from} ${MIDDLE}H${to}`} stroke="var(--ink)" strokeWidth={2} />
      {stops.map(({ dayIndex, isFirst, isBack, movers }) => (
        <g key={dayIndex}>
          {isFirst || movers.length > 0 ? (
            <path
              d={`M${x(dayIndex) - 4.5} ${falls ? 4 : 12}h9l-4.5 ${falls ? 8 : -8}z`}
              fill={isFirst ? 'var(--ink)' : 'var(--ground)'}
              stroke="var(--ink)"
            />
          ) : null}
          {isBack ? <path d={`M${x(dayIndex)} 3V13`} stroke="var(--ink)" strokeWidth={2} /> : null}
        </g>
      ))}
    </svg>
  );
}
