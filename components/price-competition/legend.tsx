import { GLYPH_CLASS } from '@/components/price-competition/tone-look';
import { cn } from '@/components/ui/cn';
import type { Tone } from '@/lib/client/competition/verdict';

const ENTRIES: { tone: Tone; glyph: string; words: string }[] = [
  { tone: 'on', glyph: '●', words: 'on target' },
  { tone: 'near', glyph: '△▽', words: 'near, above or below' },
  { tone: 'off', glyph: '▲▼', words: 'off target, above or below' },
  { tone: 'unknown', glyph: '?', words: 'a verdict of the service’s own' },
];

/** The same for a picture. */
export const LEGEND_WORDS = [...ENTRIES.map(({ glyph, words }) => `${glyph} ${words}`), 'hatched: no index'].join(
  ' · ',
);

/** What glyphs and fills mean. The colour is the service's verdict, whichever side of the band the index stands on. */
export function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {ENTRIES.map(({ tone, glyph, words }) => (
        <li key={tone} className="flex items-center gap-1.5">
          <span aria-hidden className={GLYPH_CLASS[tone]}>
            {glyph}
          </span>
          {words}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={cn('hatch inline-block h-3 w-6')} />
        no index
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="inline-flex h-3 w-10">
          <span className="w-2 bg-near/15" />
          <span className="grow bg-on-target/25" />
          <span className="w-2 bg-near/15" />
        </span>
        target band and margin
      </li>
    </ul>
  );
}
