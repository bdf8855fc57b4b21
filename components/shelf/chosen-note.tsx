'use client';

import type { Chosen } from '@/components/shelf/prepare-chosen';
import type { ChosenOn } from '@/components/shelf/use-chosen';
import { Button } from '@/components/ui/button';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';
import type { PanelState } from '@/lib/client/panel-state';
import { useFormat } from '@/lib/client/use-format';

interface ChosenNoteProps {
  /** Null until the shelf and the newest prices are here. */
  chosen: ChosenOn | null;
  /** The newest prices, which know power SKUs and tags. */
  prices: PanelState<unknown>;
  names: { now: string; beside: string };
}

/** How many places the filters of power SKU and tag choose, and of how many nothing is known. */
export function ChosenNote({ chosen, prices, names }: ChosenNoteProps) {
  const format = useFormat();
  return (
    <p role="status" className="text-caption text-ink-2">
      {chosen ? chosenWords(chosen, names, format) : waitingWords(prices)}
      {prices.kind === 'problem' ? (
        <Button look="quiet" className="h-6 text-caption" onClick={prices.retry}>
          Retry
        </Button>
      ) : null}
    </p>
  );
}

function waitingWords(prices: PanelState<unknown>): string {
  const facets = 'Power SKU and tag come from the newest prices';
  return prices.kind === 'problem' ? `${facets}, which could not be loaded.` : `${facets}, which are loading.`;
}

function chosenWords({ now, beside }: ChosenOn, names: { now: string; beside: string }, format: Format): string {
  if (!beside) return `Power SKU and tag: ${matchWords(now, 'on this shelf', format)}.`;
  const [here, there] = [matchWords(now, `at ${names.now}`, format), matchWords(beside, `at ${names.beside}`, format)];
  return `Power SKU and tag: ${here}; ${there}.`;
}

function matchWords({ ids, places, unknown }: Chosen, where: string, format: Format): string {
  const match = `${format.integer(ids.size)} of ${counted(places, 'place', format)} ${where} match`;
  const { size } = unknown;
  return size === 0 ? match : `${match}, ${format.integer(size)} ${size === 1 ? 'is' : 'are'} not in the newest prices`;
}
