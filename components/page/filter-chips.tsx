import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';

export interface FilterChip {
  /** "Brand: Aurelle". Unique among the chips. */
  text: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onClear: () => void;
}

/** Which filters are on, each with the button that takes it off. */
export function FilterChips({ chips, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filters that are on" className="flex flex-wrap items-center gap-1.5">
      {chips.map(({ text, onRemove }) => (
        <li
          key={text}
          className="inline-flex h-6 max-w-full items-center gap-1 rounded-md bg-wash ps-2 text-caption print:pe-2"
        >
          <span className="truncate">{text}</span>
          <button
            type="button"
            aria-label={`Remove ${text}`}
            onClick={onRemove}
            className="no-print flex size-6 shrink-0 items-center justify-center text-ink-2 hover:text-ink"
          >
            <X aria-hidden className="size-3" />
          </button>
        </li>
      ))}
      <li className="no-print">
        <Button look="quiet" className="h-6 text-caption" onClick={onClear}>
          Clear all filters
        </Button>
      </li>
    </ul>
  );
}
