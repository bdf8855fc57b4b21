'use client';

import { Scale } from 'lucide-react';
import { KINDS } from '@/components/overview/finding';
import { KIND_NAMES } from '@/components/overview/tellers';
import type { Ranking } from '@/components/overview/use-ranking';
import { Button } from '@/components/ui/button';
import { NumberInput } from '@/components/ui/number-input';
import { Popover } from '@/components/ui/popover';

interface RankingSettingsProps {
  ranking: Ranking;
  onRanking: (change: Partial<Ranking> | null) => void;
  /** How price_2 is called. */
  price2: string;
}

/** How the list is ranked, and the weights that do it. */
export function RankingSettings({ ranking, onRanking, price2 }: RankingSettingsProps) {
  const { kinds, heavy, deepest } = ranking;
  return (
    <Popover
      title="How this is ranked"
      align="end"
      className="w-80"
      trigger={
        <Button look="quiet">
          <Scale aria-hidden />
          How this is ranked
        </Button>
      }
    >
      <p className="mb-2 text-caption text-ink-2">
        Damage = weight of the kind × number of things changed. A power SKU, or a banner place that was ours, counts
        several times. No sales are known, so none are estimated. A weight of 0 leaves a kind out. Kept in this browser.
      </p>
      <div className="flex flex-col gap-1">
        {KINDS.map((kind) => (
          <NumberInput
            key={kind}
            label={KIND_NAMES[kind]}
            value={kinds[kind]}
            onChange={(weight) => onRanking({ kinds: { ...kinds, [kind]: weight } })}
            min={0}
            max={100}
            step={0.5}
            className="justify-between"
          />
        ))}
        <NumberInput
          label="A power SKU counts as"
          value={heavy}
          onChange={(times) => onRanking({ heavy: times })}
          min={1}
          max={100}
          className="justify-between border-line border-t pt-1"
        />
        <NumberInput
          label={`Breach below ${price2.toLowerCase()}, %`}
          value={Math.round((deepest ?? 1) * 100)}
          onChange={(percent) => onRanking({ deepest: percent >= 100 ? null : percent / 100 })}
          min={1}
          max={100}
          className="justify-between"
        />
      </div>
      <Button className="mt-2" onClick={() => onRanking(null)}>
        Back to the first weights
      </Button>
    </Popover>
  );
}
