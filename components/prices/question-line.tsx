'use client';

import { Search } from 'lucide-react';
import { Against } from '@/components/page/against';
import { CALCULATION_WORDS } from '@/components/prices/words';
import { Button } from '@/components/ui/button';
import { DatePicker } from '@/components/ui/date-picker';
import { Segmented } from '@/components/ui/segmented';
import { TextInput } from '@/components/ui/text-input';
import type { PriceBasis } from '@/lib/client/prices/offer';
import type { Question } from '@/lib/client/prices/price-url';
import { LATEST_DATE } from '@/lib/contract/params';
import { CALCULATION_TYPES } from '@/lib/contract/price';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';

interface QuestionLineProps {
  question: Question;
  onChange: (change: Partial<Question>) => void;
  /** The day that "Latest" turned out to be, once it is known. */
  day: string | null;
  against: string | null;
  onAgainst: (day: string | null) => void;
  basis: PriceBasis;
  onBasis: (basis: PriceBasis) => void;
  search: string;
  onSearch: (search: string) => void;
}

const CALCULATIONS = CALCULATION_TYPES.map((value) => ({ value, label: CALCULATION_WORDS[value].short }));
const BASES = [
  { value: 'selling', label: 'Selling' },
  { value: 'landed', label: 'Landed' },
] as const;

/** Which prices: the day, which of its prices, with or without the shipping fee, and of what. */
export function QuestionLine(props: QuestionLineProps) {
  const { question, onChange, day, against, onAgainst, basis, onBasis, search, onSearch } = props;
  const latest = question.date === LATEST_DATE;
  const shownDay = latest ? day : question.date;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center gap-1">
        <Button
          aria-pressed={latest}
          look={latest ? 'strong' : 'plain'}
          onClick={() => onChange({ date: latest && day ? day : LATEST_DATE })}
        >
          Latest
        </Button>
        <DatePicker
          label="Day of the prices"
          value={shownDay ?? ''}
          onChange={(date) => onChange({ date: date || LATEST_DATE })}
        />
      </div>
      {shownDay ? <Against date={shownDay} against={against} onAgainst={onAgainst} /> : null}
      <Segmented
        label="Which price of the day"
        options={CALCULATIONS}
        value={question.calculation_type}
        onChange={(calculation_type) => onChange({ calculation_type })}
      />
      {question.calculation_type === PRICE_TYPE ? null : (
        <span className="text-caption text-ink-3">{CALCULATION_WORDS[question.calculation_type].description}</span>
      )}
      <Segmented label="With or without the shipping fee" options={BASES} value={basis} onChange={onBasis} />
      <TextInput
        label="Search offers"
        placeholder="Title, barcode, merchant"
        value={search}
        onChange={onSearch}
        icon={<Search aria-hidden />}
        className="w-44"
      />
    </div>
  );
}
