'use client';

import { Against } from '@/components/page/against';
import { BASIS_WORDS, POSITION_WORDS } from '@/components/rankings/words';
import { DatePicker } from '@/components/ui/date-picker';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { daysOf, lastDays } from '@/lib/client/period';
import { BASES, type Basis, judgedBasis } from '@/lib/client/rankings/place';
import type { Question } from '@/lib/client/rankings/rankings-url';
import type { POSITION_TYPES } from '@/lib/contract/params';

interface QuestionLineProps {
  question: Question;
  onQuestion: (change: Partial<Question>) => void;
  basis: Basis;
  onBasis: (basis: Basis | null) => void;
  against: string | null;
  onAgainst: (day: string | null) => void;
}

const TYPES = (['OVERALL', 'ORGANIC', 'SPONSORED'] as const satisfies readonly (typeof POSITION_TYPES)[number][]).map(
  (value) => ({ value, label: POSITION_WORDS[value] }),
);
const BASIS_OPTIONS = BASES.map((value) => ({ value, label: BASIS_WORDS[value].short }));
const RANGES = [1, 7, 28];

/** Which places, of which day or days, by which rank, and against which day. */
export function QuestionLine(props: QuestionLineProps) {
  const { question, onQuestion, basis, onBasis, against, onAgainst } = props;
  const { end_date, position_type } = question;
  const days = daysOf(question);
  const ranges = [...new Set([...RANGES, days])].sort((a, b) => a - b);
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label="Which places count"
        options={TYPES}
        value={position_type}
        onChange={(type) => onQuestion({ position_type: type })}
      />
      <Select
        label="Rank"
        value={basis}
        options={BASIS_OPTIONS}
        onChange={(chosen) => onBasis(chosen === judgedBasis(position_type) ? null : chosen)}
      />
      <DatePicker label="Last day" value={end_date} onChange={(day) => day && onQuestion(lastDays(day, days))} />
      <Select
        label="Collected on"
        value={String(days)}
        options={ranges.map((count) => ({
          value: String(count),
          label: count === 1 ? 'that day' : `any of ${count} days`,
        }))}
        onChange={(count) => onQuestion(lastDays(end_date, Number(count)))}
      />
      <Against date={end_date} against={against} onAgainst={onAgainst} />
    </div>
  );
}
