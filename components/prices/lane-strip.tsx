import { LANE_WIDTH, type Lane, type LaneAxis, laneX } from '@/components/prices/lane';

const HEIGHT = 16;
const MIDDLE = HEIGHT / 2;

/**
 * Draws a move: a triangle for the first retailer, hollow ones for those that followed, a thick line while its price
 * stands, and a bar when it is back.
 */
export function LaneStrip({ lane, axis }: { lane: Lane; axis: LaneAxis }) {
  const { falls, stops, stands } = lane;
  const x = (dayIndex: number) => laneX(dayIndex, axis);
  const [from, to] = stands.map(x);
  return (
    <svg aria-hidden="true" width={LANE_WIDTH} height={HEIGHT} className="block">
      <path d={`M0 ${MIDDLE}H${LANE_WIDTH}`} stroke="var(--line)" />
      <path d={`M${from} ${MIDDLE}H${to}`} stroke="var(--ink)" strokeWidth={2} />
      {stops.map(({ at, isFirst, isBack, movers }) => (
        <g key={at}>
          {isFirst || movers.length > 0 ? (
            <path
              d={`M${x(at) - 4.5} ${falls ? 4 : 12}h9l-4.5 ${falls ? 8 : -8}z`}
              fill={isFirst ? 'var(--ink)' : 'var(--ground)'}
              stroke="var(--ink)"
            />
          ) : null}
          {isBack ? <path d={`M${x(at)} 3V13`} stroke="var(--ink)" strokeWidth={2} /> : null}
        </g>
      ))}
    </svg>
  );
}
