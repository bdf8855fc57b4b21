'use client';

import { Button } from '@/components/ui/button';
import { DatePicker } from '@/components/ui/date-picker';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import type { Question } from '@/lib/client/banners/question';
import { addDays } from '@/lib/client/period';

interface QuestionLineProps {
  date: string;
  onDate: (date: string | null) => void;
  question: Question;
  onQuestion: (change: Partial<Question>) => void;
  compareDate: string | null;
  onCompareDate: (date: string | null) => void;
}

const STEPS = [1, 3, 5, 10, 20, 50, 100, 1000];
const RELEVANCES = [
  { value: 'RELEVANT', label: 'Own or competitor' },
  { value: 'ALL', label: 'All banners' },
] as const;

/** Which banners: the day, which of them, how many of a page, and the day to compare with. */
export function QuestionLine(props: QuestionLineProps) {
  const { date, onDate, question, onQuestion, compareDate, onCompareDate } = props;
  const { first_n_e_retail_media: firstN, relevance } = question;
  const steps = STEPS.includes(firstN) ? STEPS : [...STEPS, firstN].sort((a, b) => a - b);
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <DatePicker label="Day of the banners" value={date} onChange={(day) => onDate(day || null)} />
      <Segmented
        label="Which banners"
        options={RELEVANCES}
        value={relevance}
        onChange={(value) => onQuestion({ relevance: value })}
      />
      <Select
        label="First"
        value={String(firstN)}
        options={steps.map((step) => ({ value: String(step), label: `${step} of a page` }))}
        onChange={(value) => onQuestion({ first_n_e_retail_media: Number(value) })}
      />
      {compareDate ? (
        <div className="flex flex-wrap items-center gap-1">
          <span className="text-ink-3">compared with</span>
          <DatePicker label="Day to compare with" value={compareDate} onChange={(day) => onCompareDate(day || null)} />
          <Button look="quiet" onClick={() => onCompareDate(null)}>
            Do not compare
          </Button>
        </div>
      ) : (
        <Button onClick={() => onCompareDate(addDays(date, -1))}>Compare with another day</Button>
      )}
    </div>
  );
}
