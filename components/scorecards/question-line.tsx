'use client';

import { ControlPlace } from '@/components/page/control-place';
import { PeriodPicker } from '@/components/page/period-picker';
import { TitleField } from '@/components/scorecards/title-field';
import type { Comparison, Period } from '@/lib/client/period';

interface Change extends Partial<Period> {
  compare?: Comparison;
  scorecard_title?: string | null;
}

interface QuestionLineProps {
  /** Null until the newest day is known. */
  period: Period | null;
  newest: string | null;
  compare: Comparison;
  title: string;
  onChange: (change: Change) => void;
}

/** Which scorecard, from which day to which, and what that is compared with. */
export function QuestionLine({ period, newest, compare, title, onChange }: QuestionLineProps) {
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
      <TitleField title={title} onTitle={(scorecard_title) => onChange({ scorecard_title: scorecard_title || null })} />
      {period ? (
        <PeriodPicker
          period={period}
          onPeriod={onChange}
          comparison={compare}
          onComparison={(chosen) => onChange({ compare: chosen })}
          newest={newest ?? period.end_date}
        />
      ) : (
        <ControlPlace className="w-[56rem]" />
      )}
    </div>
  );
}
