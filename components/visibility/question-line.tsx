'use client';

import { Against } from '@/components/page/against';
import { DatePicker } from '@/components/ui/date-picker';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { POSITION_WORDS, TYPE_WORDS } from '@/components/visibility/words';
import type { Question } from '@/lib/client/visibility/scores-url';
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';

interface QuestionLineProps {
  question: Question;
  onChange: (change: Partial<Question>) => void;
  against: string | null;
  onAgainst: (day: string | null) => void;
}

const TYPES = VISIBILITY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value].tab }));
const POSITIONS = POSITION_TYPES.map((value) => ({ value, label: POSITION_WORDS[value] }));
const COUNTS = [5, 10, 20, 40, 60, 100];

/** Which scores: of search or categories, which places, how many of them, which day, and which day beside it. */
export function QuestionLine(props: QuestionLineProps) {
  const { question, onChange, against, onAgainst } = props;
  const { visibility_type, position_type, first_n_products, date } = question;
  const counts = [...new Set([...COUNTS, first_n_products])].sort((a, b) => a - b);
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label="Search results or category shelves"
        options={TYPES}
        value={visibility_type}
        onChange={(type) => onChange({ visibility_type: type })}
      />
      <Segmented
        label="Which places count"
        options={POSITIONS}
        value={position_type}
        onChange={(type) => onChange({ position_type: type })}
      />
      <Select
        label="First"
        value={String(first_n_products)}
        options={counts.map((count) => ({ value: String(count), label: `${count} products` }))}
        onChange={(count) => onChange({ first_n_products: Number(count) })}
      />
      <DatePicker label="Day of the shelves" value={date} onChange={(day) => day && onChange({ date: day })} />
      <Against date={date} against={against} onAgainst={onAgainst} />
    </div>
  );
}
