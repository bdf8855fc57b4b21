'use client';

import { Scale } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { type Weights, weightOf } from '@/lib/client/banners/prepare-share';
import { NOT_STATED } from '@/lib/client/facets';

interface WeightSettingsProps {
  /** Page types of the day. */
  pageTypes: readonly string[];
  weights: Weights;
  onWeights: (weights: Weights) => void;
}

/** How much a banner counts by the type of its page. Kept in this browser. */
export function WeightSettings({ pageTypes, weights, onWeights }: WeightSettingsProps) {
  return (
    <Popover
      title="Weights of page types"
      align="end"
      trigger={
        <Button look="quiet">
          <Scale aria-hidden />
          <span>Weights</span>
        </Button>
      }
    >
      <div className="flex flex-col gap-1.5">
        {pageTypes.map((type) => (
          <label key={type} className="flex items-center justify-between gap-3">
            <span className="truncate">{type === NOT_STATED ? 'not stated' : type}</span>
            <input
              type="number"
              min={0}
              max={100}
              step={0.1}
              value={weightOf(weights, type)}
              onChange={({ target }) =>
                target.validity.valid && target.value && onWeights({ ...weights, [type]: target.valueAsNumber })
              }
              className="h-[30px] w-20 rounded-md border border-control bg-ground px-2 text-end"
            />
          </label>
        ))}
      </div>
      <p className="mt-2 text-caption text-ink-3">
        A weight multiplies own and competitor labels of a page type in the banner share. With 1 everywhere the share is
        a plain count. Kept in this browser.
      </p>
      <Button className="mt-2" onClick={() => onWeights({})}>
        Count all pages the same
      </Button>
    </Popover>
  );
}
