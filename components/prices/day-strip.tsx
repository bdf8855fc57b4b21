/** Width of a day, and of the bar in it. Strips are stretched to the width of their place. */
export const DAY = 10;
const BAR = 9;

/** Draws a bar for each day of a strip with this letter. */
export function barsOf(strip: string, letter: string, y: number, height: number): string {
  return eachDay(strip, letter, (x) => `M${x} ${y}h${BAR}v${height}h-${BAR}z`);
}

/** Draws the same stroke on each day of a strip with this letter. */
export function strokesOf(strip: string, letter: string, stroke: string): string {
  return eachDay(strip, letter, (x) => `M${x} 0${stroke}`);
}

function eachDay(strip: string, letter: string, draw: (x: number) => string): string {
  return [...strip].map((dayLetter, index) => (dayLetter === letter ? draw(index * DAY) : '')).join('');
}

/** Days without rows: hatched, a cross if collecting failed, a line if nothing was published. */
export function MissingDays({ strip, height }: { strip: string; height: number }) {
  const hatch = `m0 ${height * 0.6}l9 -${height * 0.5}m-9 ${height * 0.9}l9 -${height * 0.5}`;
  const cross = `m2 ${height * 0.3}l5 ${height * 0.4}m0 -${height * 0.4}l-5 ${height * 0.4}`;
  const line = `m0 ${height / 2}h${BAR}`;
  return (
    <path
      d={strokesOf(strip, '-', hatch) + strokesOf(strip, 'x', cross) + strokesOf(strip, 'e', line)}
      fill="none"
      stroke="var(--ink-3)"
      vectorEffect="non-scaling-stroke"
    />
  );
}
