import type { HeatRow } from '@/components/chart/heat-table';
import { retailerName } from '@/components/prices/names';
import type { Format } from '@/lib/client/format/format';
import { isolated } from '@/lib/client/format/isolated';
import type { MoveRow, Mover } from '@/lib/queries/prices/moves.columns';
import { addDays, daysBetween, earlier } from '@/lib/queries/shared/dates';

/** The days that all lanes share. */
export interface LaneAxis {
  from: string;
  to: string;
  days: number;
}

/** Width of a lane in pixels, and of the half of a mark. */
export const LANE_WIDTH = 112;
const HALF_MARK = 5;

/** Returns the middle of a day on the axis, in pixels, so that marks at both ends are whole. */
export function laneX(dayIndex: number, { days }: LaneAxis): number {
  return HALF_MARK + (dayIndex / Math.max(1, days - 1)) * (LANE_WIDTH - 2 * HALF_MARK);
}

/** Shortest axis, in days. */
const WEEK = 8;

/** Returns an axis from the day before the oldest move to the selected day, of a week or more. */
export function laneAxis(rows: readonly MoveRow[], date: string): LaneAxis {
  const oldest = rows.map(({ moved }) => addDays(moved, -1)).reduce(earlier, addDays(date, 1 - WEEK));
  return { from: oldest, to: date, days: daysBetween(oldest, date) };
}

/** A day of a move: the retailers whose price changed, or the first one is back. */
interface LaneStop {
  day: string;
  /** Days after the first day of the axis. */
  dayIndex: number;
  movers: readonly Mover[];
  isFirst: boolean;
  isBack: boolean;
}

/** A move on the axis of all lanes. */
export interface Lane {
  falls: boolean;
  stops: readonly LaneStop[];
  /** The first retailer keeps its price from the first day to the second one, in days after the start of the axis. */
  priceSpan: readonly [from: number, to: number];
}

/** Returns the stops of a move in the order of their days, and how long the price of the first retailer stands. */
export function laneOf({ direction, moved, back, last_known, movers }: MoveRow, { from }: LaneAxis): Lane {
  const toDayIndex = (day: string) => daysBetween(from, day) - 1;
  const days = [...new Set([...movers.map(({ day }) => day), ...(back ? [back] : [])])].toSorted();
  return {
    falls: direction === 'Fell',
    stops: days.map((day) => ({
      day,
      dayIndex: toDayIndex(day),
      movers: movers.filter((mover) => mover.day === day),
      isFirst: day === moved,
      isBack: day === back,
    })),
    priceSpan: [toDayIndex(moved), toDayIndex(back ?? last_known)],
  };
}

/** Describes who followed: "then Halvéo FR after 1 day, Korbina DE after 3 days", and whether the price stands. */
export function followedWords(move: MoveRow, format: Format): string {
  const { moved, movers } = move;
  const followers = movers
    .filter(({ day }) => day > moved)
    .map(({ retailer, day }) => `${isolated(retailer ?? 'Unknown retailer')} ${delayWords(moved, day, format)}`);
  const followed = followers.length === 0 ? 'no retailer followed' : `then ${followers.join(', ')}`;
  return `${followed} · ${standingWords(move, format)}`;
}

function standingWords({ state, back, last_price, currency }: MoveRow, format: Format): string {
  if (state === 'Back') return `back on ${format.shortDay(back)}`;
  if (state === 'Partly back') return `now ${format.money(last_price, currency)}`;
  return state === 'Still there' ? 'stands' : 'price now unknown';
}

function delayWords(moved: string, day: string, format: Format): string {
  return `after ${format.count(daysBetween(moved, day) - 1, 'day')}`;
}

interface LaneRowOptions {
  move: MoveRow;
  lane: Lane;
  axis: LaneAxis;
  format: Format;
  onOpen: (shop: string | null) => void;
}

/** Returns the stops of a move as cells, which arrow keys read and a click opens. */
export function laneRow({ move, lane, axis, format, onOpen }: LaneRowOptions): HeatRow {
  const { sku, moved, currency, sku_name, first } = move;
  const price = (value: number) => format.money(value, currency);
  const change = ({ before, after }: Mover) => `${price(before)} to ${price(after)}`;
  const moverWords = (mover: Mover, { day, isFirst }: LaneStop) =>
    [
      retailerName({ retailer: mover.retailer, retailer_country: null }),
      isFirst ? 'moved first' : `followed ${delayWords(moved, day, format)}`,
      `${change(mover)}${mover.or_earlier ? ', on this day or earlier' : ''}`,
    ].join(', ');
  return {
    key: `${sku} ${move.retailer_country} ${currency} ${move.direction} ${moved}`,
    label: `${isolated(sku_name)}: ${isolated(first)} ${lane.falls ? 'fell' : 'rose'} first on ${format.shortDay(moved)}, ${followedWords(move, format)}`,
    cells: lane.stops.length,
    bounds: lane.stops.map(({ dayIndex }) => [
      (laneX(dayIndex, axis) - HALF_MARK) / LANE_WIDTH,
      (2 * HALF_MARK) / LANE_WIDTH,
    ]),
    wordsOf(column) {
      const stop = lane.stops[column];
      if (!stop) return '';
      const words = stop.movers.map((mover) => moverWords(mover, stop));
      return [
        format.shortDay(stop.day),
        [...words, ...(stop.isBack ? [`${isolated(first)} back`] : [])].join('; '),
      ].join(': ');
    },
    onOpen: (column) => onOpen(lane.stops[column]?.movers[0]?.shop ?? move.movers[0]?.shop ?? null),
  };
}
