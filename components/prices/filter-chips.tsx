import { X } from 'lucide-react';
import { FACETS } from '@/components/prices/offer';
import type { Filters } from '@/components/prices/select-offers';
import { FACET_WORDS, facetWord } from '@/components/prices/words';
import { Button } from '@/components/ui/button';

interface FilterChipsProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  onClear: () => void;
}

/** Which filters are on, each with the button that takes it off. */
export function FilterChips({ filters, onChange, onClear }: FilterChipsProps) {
  const chips = [
    ...(filters.q ? [{ key: 'q', text: `Search: ${filters.q}`, off: { q: '' } }] : []),
    ...FACETS.flatMap((facet) =>
      filters[facet].map((word) => ({
        key: `${facet} ${word}`,
        text: `${FACET_WORDS[facet]}: ${facetWord(facet, word)}`,
        off: { [facet]: filters[facet].filter((one) => one !== word) },
      })),
    ),
  ];
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters that are on" className="flex flex-wrap items-center gap-1.5">
      {chips.map(({ key, text, off }) => (
        <li key={key} className="inline-flex h-6 max-w-full items-center gap-1 rounded-md bg-wash ps-2 text-caption">
          <span className="truncate">{text}</span>
          <button
            type="button"
            aria-label={`Remove ${text}`}
            onClick={() => onChange(off)}
            className="flex size-6 shrink-0 items-center justify-center text-ink-2 hover:text-ink"
          >
            <X aria-hidden className="size-3" />
          </button>
        </li>
      ))}
      <li>
        <Button look="quiet" className="h-6 text-caption" onClick={onClear}>
          Clear all filters
        </Button>
      </li>
    </ul>
  );
}
