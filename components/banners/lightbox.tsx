'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { imageAddress } from '@/components/banners/image-address';
import { LightboxActions } from '@/components/banners/lightbox-actions';
import { PlacementFacts } from '@/components/banners/placement-facts';
import { tileId } from '@/components/banners/tile';
import { placeOf } from '@/components/banners/words';
import type { Evidence } from '@/components/page/evidence-facts';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { RemoteImage } from '@/components/ui/remote-image';
import type { Placement } from '@/lib/client/banners/placement';
import { isolated } from '@/lib/client/isolated';
import { useFormat } from '@/lib/client/use-format';

interface LightboxProps {
  /** In the order of the gallery. */
  placements: readonly Placement[];
  /** The open one; null closes it. */
  open: string | null;
  onOpen: (id: string | null) => void;
  /** The day the service was asked for. */
  date: string;
  evidence: Omit<Evidence, 'rows'>;
}

/** One banner in full, with all that its row says. Arrows step through the gallery; Escape returns to its tile. */
export function Lightbox({ placements, open, onOpen, date, evidence }: LightboxProps) {
  const format = useFormat();
  const at = placements.findIndex(({ id }) => id === open);
  const placement = placements[at];
  if (!placement) return null;
  const before = placements[at - 1];
  const after = placements[at + 1];
  const show = (target: Placement | undefined) => target && onOpen(target.id);
  const steps: Record<string, Placement | undefined> = {
    ArrowLeft: before,
    ArrowRight: after,
    Home: placements[0],
    End: placements.at(-1),
  };
  function step(event: KeyboardEvent) {
    if (!(event.key in steps) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(steps[event.key]);
  }
  const { item } = placement;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onOpen(null)}
      title={`${isolated(item.retailer_name ?? 'Retailer not stated')}: ${placeOf(placement)}`}
      className="top-[4dvh] max-h-[92dvh] w-[56rem]"
      finalFocus={() => document.getElementById(tileId(placement.id))}
      onKeyDown={step}
    >
      <div className="flex flex-col gap-3">
        <RemoteImage
          key={placement.id}
          src={imageAddress(item)}
          alt={placeOf(placement)}
          className="h-[min(44dvh,60vw)] w-full"
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="flex items-center gap-1">
            <IconButton label="Banner before (left arrow)" disabled={!before} onClick={() => show(before)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <span className="text-caption text-ink-2" aria-live="polite">
              {format.integer(at + 1)} of {format.integer(placements.length)}
            </span>
            <IconButton label="Banner after (right arrow)" disabled={!after} onClick={() => show(after)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
          <LightboxActions placement={placement} date={date} evidence={{ ...evidence, rows: [item] }} />
        </div>
        <PlacementFacts placement={placement} date={date} />
      </div>
    </Dialog>
  );
}
