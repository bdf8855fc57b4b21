import { LANE_WIDTH, type Lane, type LaneAxis, laneX } from '@/components/prices/lane';

const HEIGHT = 16;
const MIDDLE = HEIGHT / 2;
const RADIUS = 3.5;

/**
 * Draws a move: a triangle for the first retailer, circles for those that followed, a thick line while its price stands,
 * and a bar when it is back.
 */
export function LaneStrip({ lane, axis }: { lane: Lane; axis: LaneAxis }) {
  const { falls, stops, stands } = lane;
  const x = (at: number) => laneX(at, axis);
  const [from, to] = stands.map(x);
  return (
    <svg aria-hidden="true" width={LANE_WIDTH} height={HEIGHT} className="block">
      <path d={`M0 ${MIDDLE}H${LANE_WIDTH}`} stroke="var(--line)" />
      <path d={`M${from} ${MIDDLE}H${to}`} stroke="var(--ink)" strokeWidth={2} />
      {stops.map(({ at, isFirst, isBack, movers }) => (
        <g key={at}>
          {isBack ? <path d={`M${x(at)} 3V13`} stroke="var(--ink)" strokeWidth={2} /> : null}
          {isFirst ? (
            <path d={`M${x(at) - 5} ${falls ? 4 : 12}h10l-5 ${falls ? 8 : -8}z`} fill="var(--ink)" />
          ) : movers.length > 0 ? (
            <circle cx={x(at)} cy={MIDDLE} r={RADIUS} fill="var(--ground)" stroke="var(--ink)" strokeWidth={1.3} />
          ) : null}
        </g>
      ))}
    </svg>
  );
}
