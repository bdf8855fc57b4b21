import { Button } from '@/components/ui/button';
import { pluralOf } from '@/lib/client/format/format-count';

interface NoMatchProps {
  search: string;
  /** The noun of a row. */
  noun: string;
  onClear: () => void;
}

/** Shown for a search without matches. */
export function NoMatch({ search, noun, onClear }: NoMatchProps) {
  return (
    <p className="flex flex-wrap items-center gap-3 py-4 text-ink-2">
      No {pluralOf(noun)} match “{search}”.
      <Button onClick={onClear}>Clear search</Button>
    </p>
  );
}
