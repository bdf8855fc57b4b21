'use client';

import { type FormEvent, useState } from 'react';
import { SettingNote } from '@/components/layout/setting-note';
import { Button } from '@/components/ui/button';
import { NumberInput } from '@/components/ui/number-input';
import { useAccountSettings } from '@/lib/client/query/use-account-settings';
import { useChangeSetting } from '@/lib/client/query/use-change-setting';
import { accountSettings } from '@/lib/contract/account-settings';
import { ownValue } from '@/lib/contract/own-value';
import { PAGE_TYPE_WORDS, pageTypeWords } from '@/lib/contract/page-types';
import type { BannerWeights } from '@/lib/contract/setting-values';

const NO_WEIGHTS: BannerWeights = {};

interface WeightFieldsProps {
  /** Page types in addition to the known ones. */
  types?: readonly string[];
}

/** A form with the weight of each page type. They are saved together, for the account. */
export function WeightFields({ types = [] }: WeightFieldsProps) {
  const { data: settings } = useAccountSettings();
  const saved = settings?.values.banner_weights ?? NO_WEIGHTS;
  const { mutate, isPending, failure } = useChangeSetting();
  /** The edited weights, or null while the fields show those of the account. */
  const [edited, setEdited] = useState<BannerWeights | null>(null);
  const shown = edited ?? saved;
  const isEdited = JSON.stringify(unevenOf(shown)) !== JSON.stringify(unevenOf(saved));
  const rows = new Set([...Object.keys(PAGE_TYPE_WORDS), ...types, ...Object.keys(shown)]);

  function save(next: BannerWeights) {
    mutate(
      { name: 'banner_weights', value: Object.fromEntries(unevenOf(next)) },
      {
        onSuccess() {
          // Weights that were typed meanwhile stay.
          setEdited((current) => (current === edited ? null : current));
        },
      },
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // Weights that are not loaded would be removed.
    if (settings && isEdited && !isPending) save(shown);
  }
  return (
    <form onSubmit={submit}>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="contents font-medium">{accountSettings.banner_weights.title}</legend>
        {[...rows].sort().map((type) => (
          <NumberInput
            key={type}
            label={pageTypeWords(type)}
            value={ownValue(shown, type) ?? 1}
            min={0}
            max={100}
            step="any"
            onChange={(weight) => setEdited({ ...shown, [type]: weight })}
            className="w-full justify-between"
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!settings || !isEdited || isPending}>
            Save weights
          </Button>
          <Button disabled={!settings || unevenOf(shown).length === 0 || isPending} onClick={() => save({})}>
            Count all pages the same
          </Button>
        </div>
        <SettingNote name="banner_weights" failure={failure} isPending={isPending} isEdited={isEdited} />
      </fieldset>
    </form>
  );
}

/** Returns the weights other than 1, in a fixed order. */
function unevenOf(weights: BannerWeights): [string, number][] {
  return Object.entries(weights)
    .filter(([, weight]) => weight !== 1)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
