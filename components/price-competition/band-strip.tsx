import type { Cell, Pair } from '@/lib/client/competition/pair';

const WIDTH = 112;
const HEIGHT = 16;
const MARK: Record<Cell['tone'], string> = {
  on: 'fill-on-target',
  near: 'fill-near',
  off: 'fill-off-target',
  unknown: 'fill-near',
  'no-data': 'fill-ink-3',
};

/** The target band with its margin, and where the latest index stands; an arrow where that is off the strip. */
export function BandStrip({ pair: { band, latest } }: { pair: Pair }) {
  if (!band) return <span className="text-ink-3">no band</span>;
  // A service may send the edges in either order.
  const [lower, upper] = [Math.min(band.min, band.max), Math.max(band.min, band.max)];
  // Three margins beyond the band, so that strips of one band are alike.
  const reach = 3 * (band.margin || (upper - lower) / 2 || 1);
  const [low, high] = [lower - reach, upper + reach];
  const at = (index: number) => ((index - low) / (high - low)) * WIDTH;
  const outer = at(lower - band.margin);
  return (
    <svg width={WIDTH} height={HEIGHT} className="mt-2 inline-block align-top" aria-hidden="true">
      <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-line" />
      <rect x={outer} width={at(upper + band.margin) - outer} y={3} height={10} className="fill-near/15" />
      <rect x={at(lower)} width={Math.max(1, at(upper) - at(lower))} y={3} height={10} className="fill-on-target/25" />
      {latest?.index == null ? null : <Mark x={at(latest.index)} className={MARK[latest.tone]} />}
    </svg>
  );
}

function Mark({ x, className }: { x: number; className: string }) {
  const half = HEIGHT / 2;
  if (x < 4) return <polygon points={`0,${half} 6,${half - 4} 6,${half + 4}`} className={className} />;
  if (x > WIDTH - 4)
    return (
      <polygon points={`${WIDTH},${half} ${WIDTH - 6},${half - 4} ${WIDTH - 6},${half + 4}`} className={className} />
    );
  return <circle cx={x} cy={half} r={3.5} className={className} />;
}
