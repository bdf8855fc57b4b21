import type { ReactNode } from 'react';

/** The same for a picture. */
export const LEGEND_WORDS =
  '● target met · ▼ missed, deeper the farther from the target · no glyph: no target · hatched: no data · none: no place of this kind · empty: not searched at this retailer';

/** What glyph, heat and hatch of a score stand for. */
export function VerdictLegend({ children }: { children?: ReactNode }) {
  return (
    <ul className="order-last flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-3 sm:order-first">
      <li className="flex items-center gap-1">
        <span className="bg-on-target/13 px-1.5 text-on-target">●</span> target met
      </li>
      <li className="flex items-center gap-1">
        <span className="bg-off-target/13 px-1.5 text-off-target">▼</span> missed, deeper the farther from the target
      </li>
      <li>no glyph: no target</li>
      <li className="flex items-center gap-1">
        <span aria-hidden className="hatch h-3.5 w-5" />
        no data
      </li>
      <li>none: no place of this kind</li>
      <li>empty: not searched at this retailer</li>
      {children ? <li>{children}</li> : null}
    </ul>
  );
}
