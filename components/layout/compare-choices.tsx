'use client';

import { Button } from '@/components/ui/button';
import { Calendar, type CalendarDay } from '@/components/ui/calendar';
import { CaptionedSegmented } from '@/components/ui/captioned-segmented';
import { useFormat } from '@/lib/client/format/use-format';
import { addDays } from '@/lib/queries/shared/dates';

const PERIODS = [7, 28, 60];

export interface CompareChoicesProps {
  /** The day shown. */
  date: string;
  /** `previous`, `week`, `4weeks` or a day, YYYY-MM-DD. */
  value: string;
  /** The day that the choice stands for. */
  against: string;
  onChange: (value: string) => void;
  /** Length of the trends' period, in days. */
  days: number;
  onDays: (days: number) => void;
  collectedDays?: readonly CalendarDay[];
  /** Choices of days by name. */
  steps: readonly { value: string; words: string }[];
}

/** Chooses the compared day, by name or in a calendar, and the length of trends. */
export function CompareChoices(props: CompareChoicesProps) {
  const { date, value, against, onChange, days, onDays, collectedDays, steps } = props;
  const format = useFormat();
  const step = steps.find((candidate) => candidate.value === value);
  const lengths = [...new Set([...PERIODS, days])].sort((a, b) => a - b);
  return (
    <>
      <div className="mb-3 flex flex-col gap-1">
        {steps.map((option) => (
          <Button
            key={option.value}
            look="quiet"
            aria-pressed={option === step}
            className="w-full aria-pressed:bg-wash aria-pressed:text-ink"
            onClick={() => onChange(option.value)}
          >
            <span className="grow text-start">{option.words}</span>
            {option === step ? <span className="text-caption text-ink-2">{format.weekday(against)}</span> : null}
          </Button>
        ))}
      </div>
      <p className="mb-1 text-caption text-ink-2">Another day</p>
      <Calendar
        label="Day to compare with"
        value={step ? '' : against}
        max={addDays(date, -1)}
        days={collectedDays}
        onChange={onChange}
      />
      <CaptionedSegmented
        label="Trends over"
        options={lengths.map((length) => ({ value: String(length), label: `${length} days` }))}
        value={String(days)}
        onChange={(length) => onDays(Number(length))}
        className="mt-3"
      />
    </>
  );
}
