import { BETTER_WORDS, UNIT_WORDS } from '@/lib/client/format/unit-words';
import type { Measure, Unit } from '@/lib/metrics/view';

export interface DefinitionTextProps {
  definition: string;
  unit: Unit;
  better: Measure['better'];
  /** The noun that the whole of a ratio counts. */
  counted: string | null;
}

/** The definition of a figure, its unit, and which direction is better. */
export function DefinitionText({ definition, unit, better, counted }: DefinitionTextProps) {
  const notes = [UNIT_WORDS[unit], better && BETTER_WORDS[better], counted && `Counted over ${counted}.`];
  return (
    <>
      <p className="text-ink-2">{definition}</p>
      <p className="mt-2 text-caption text-ink-3">{notes.filter(Boolean).join(' ')}</p>
    </>
  );
}
