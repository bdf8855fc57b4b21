'use client';

import type { Question } from '@/components/shelf/place';
import type { Retailer } from '@/components/shelf/prepare-sources';
import { retailerOptions } from '@/components/shelf/question-line';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { addDays } from '@/lib/queries/shared/dates';

export interface Other {
  /** Day of the other shelf, null for the same day. */
  against: string | null;
  /** Code of its retailer, null for the same. */
  beside: string | null;
}

interface OtherLineProps {
  question: Question;
  other: Other;
  retailers: readonly Retailer[];
  onOther: (other: Partial<Other>) => void;
}

/** Which other shelf stands beside this one: of another day, of another retailer. */
export function OtherLine({ question, other, retailers, onOther }: OtherLineProps) {
  const { date, retailer_code } = question;
  const { against, beside } = other;
  const others = retailers.filter(({ code }) => code !== retailer_code);
  const [first] = others;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 sm:ms-3">
      {against ? null : (
        <Button onClick={() => onOther({ against: addDays(date, -1) })}>Compare with another day</Button>
      )}
      {beside ? (
        <>
          <Select
            label="beside"
            value={beside}
            options={retailerOptions(others, beside)}
            onChange={(code) => onOther({ beside: code })}
          />
          <Button look="quiet" onClick={() => onOther({ beside: null })}>
            Same retailer
          </Button>
        </>
      ) : first ? (
        <Button onClick={() => onOther({ beside: first.code })}>Compare with another retailer</Button>
      ) : null}
    </div>
  );
}
