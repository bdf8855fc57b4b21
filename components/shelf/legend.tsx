import { cn } from '@/components/ui/cn';

const KEYS = [
  { look: 'border-2 border-ink', words: 'own brand' },
  { look: 'border-2 border-ink-2 border-dashed', words: 'searched brand, not known as own' },
  { look: 'border border-line', words: 'others, or nothing known; tinted by brand' },
  { look: 'hatch border border-line border-dashed', words: 'place not seen' },
];

interface LegendProps {
  /** How the two shelves are called; null while one stands alone. */
  compared: { now: string; beside: string } | null;
  /** Whether filters of power SKU or tag let some products stand out. */
  fading: boolean;
}

/** What the outlines and marks of the tiles say. */
export function Legend({ compared, fading }: LegendProps) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {KEYS.map(({ look, words }) => (
        <li key={words} className="flex items-center gap-1.5">
          <span aria-hidden className={cn('size-3.5 rounded-sm', look)} />
          {words}
        </li>
      ))}
      {fading ? <li>faded: not chosen by power SKU and tag, or not in the newest prices</li> : null}
      {compared ? <li>{`▲ ▼ places higher or lower on ${compared.now} than on ${compared.beside}`}</li> : null}
    </ul>
  );
}
