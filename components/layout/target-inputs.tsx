'use client';

import { NumberInput } from '@/components/ui/number-input';
import type { Targets } from '@/lib/client/targets';

interface TargetInputsProps {
  /** The figures that can have one, by name: each a share. */
  figures: Readonly<Record<string, string>>;
  targets: Targets;
  onChange: (targets: Targets) => void;
}

/** The reader's own targets of figures, drawn as a dashed line in their tiles. 0 removes a target. */
export function TargetInputs({ figures, targets, onChange }: TargetInputsProps) {
  return (
    <fieldset className="flex w-full flex-col gap-1.5 border-line border-t pt-3">
      <legend className="contents font-medium">Targets, %</legend>
      {Object.entries(figures).map(([name, label]) => (
        <NumberInput
          key={name}
          label={label}
          value={Number(((targets[name] ?? 0) * 100).toFixed(1))}
          min={0}
          max={100}
          step={0.1}
          onChange={(percent) => {
            const { [name]: _, ...others } = targets;
            onChange(percent > 0 ? { ...others, [name]: percent / 100 } : others);
          }}
          className="w-full justify-between"
        />
      ))}
      <p className="text-caption text-ink-3">Drawn into the tiles; 0 is none. Kept in this browser.</p>
    </fieldset>
  );
}
