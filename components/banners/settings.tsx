'use client';

import type { Banners } from '@/components/banners/use-banners';
import { TargetFields } from '@/components/layout/target-fields';
import { Button } from '@/components/ui/button';
import { NumberInput } from '@/components/ui/number-input';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { pageTypeWords } from '@/lib/contract/known-values';
import { ownValue } from '@/lib/contract/own-value';

const STEPS = [1, 3, 5, 10, 20, 50, 100, 1000];
const RELEVANCES = [
  { value: 'RELEVANT', label: 'Own or competitor' },
  { value: 'ALL', label: 'All banners' },
] as const;

/** Chooses the requested banners and the weights of page types. */
export function Settings({ banners }: { banners: Banners }) {
  const { address, set, facets, weights, setWeights } = banners;
  const first = address.first_n_e_retail_media;
  const steps = STEPS.includes(first) ? STEPS : [...STEPS, first].sort((a, b) => a - b);
  const types = new Set([...(facets?.page_type ?? []).map(({ value }) => value), ...Object.keys(weights)]);
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label="Which banners"
        options={RELEVANCES}
        value={address.relevance}
        onChange={(relevance) => set({ relevance })}
        className="self-start"
      />
      <Select
        label="First of a page"
        value={String(first)}
        options={steps.map((step) => ({ value: String(step), label: String(step) }))}
        onChange={(step) => set({ first_n_e_retail_media: Number(step) })}
        className="self-start"
      />
      <p className="text-caption text-ink-3">
        “Own or competitor” with the first 20 is collected automatically every day. Other values are fetched from the
        API for the selected day and the compared day.
      </p>
      <TargetFields names={['target_share', 'target_booked']} />
      {types.size > 0 ? (
        <fieldset className="flex flex-col gap-1.5 border-line border-t pt-3">
          <legend className="contents font-medium">Weights of page types</legend>
          {[...types].sort().map((type) => (
            <NumberInput
              key={type}
              label={pageTypeWords(type)}
              value={ownValue(weights, type) ?? 1}
              min={0}
              max={100}
              step={0.1}
              onChange={(weight) => setWeights({ ...weights, [type]: weight })}
              className="w-full justify-between"
            />
          ))}
          <p className="text-caption text-ink-3">
            A weight multiplies the brand mentions of a page type in the banner share. With 1 everywhere, all mentions
            count the same. Stored in this browser.
          </p>
          <Button className="self-start" onClick={() => setWeights({})}>
            Count all pages the same
          </Button>
        </fieldset>
      ) : null}
    </div>
  );
}
