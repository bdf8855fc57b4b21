'use client';

import { ControlPlace } from '@/components/page/control-place';
import type { Question } from '@/components/shelf/place';
import type { Retailer, Source } from '@/components/shelf/prepare-sources';
import { POSITION_WORDS, TYPE_WORDS } from '@/components/shelf/words';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { type Identifier, toIdentifier } from '@/lib/contract/identifier';
import { POSITION_TYPES, VISIBILITY_TYPES } from '@/lib/contract/params';

type Asked = Omit<Question, 'visibility_source_id' | 'retailer_code' | 'date'>;
type Change = { [Name in keyof Question]?: Question[Name] | null };

interface QuestionLineProps {
  asked: Asked;
  /** Null until it is known which shelf is shown. */
  question: Question | null;
  sources: readonly Source[];
  retailers: readonly Retailer[];
  onChange: (change: Change) => void;
}

const TYPES = VISIBILITY_TYPES.map((value) => ({ value, label: TYPE_WORDS[value].tab }));
const POSITIONS = POSITION_TYPES.map((value) => ({ value, label: POSITION_WORDS[value] }));
const COUNTS = [10, 20, 40, 60, 100, 250, 1000];

/** Which shelf: whose results, for what, where, how many places of it and which. */
export function QuestionLine({ asked, question, sources, retailers, onChange }: QuestionLineProps) {
  const { visibility_type, position_type, first_n_products } = asked;
  const counts = [...new Set([...COUNTS, first_n_products])].sort((a, b) => a - b);
  return (
    <div className="no-print flex min-h-[30px] flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label="Search results or category shelves"
        options={TYPES}
        value={visibility_type}
        // Numbers of keywords and of categories are two lists.
        onChange={(type) => onChange({ visibility_type: type, visibility_source_id: null })}
      />
      {question ? (
        <>
          <Select
            label={TYPE_WORDS[visibility_type].source}
            value={String(question.visibility_source_id)}
            options={sourceOptions(sources, question.visibility_source_id)}
            onChange={(id) => onChange({ visibility_source_id: toIdentifier(id) })}
          />
          <Select
            label="Retailer"
            value={question.retailer_code}
            options={retailerOptions(retailers, question.retailer_code)}
            onChange={(retailer_code) => onChange({ retailer_code })}
          />
        </>
      ) : (
        <ControlPlace className="w-80" />
      )}
      <Select
        label="First"
        value={String(first_n_products)}
        options={counts.map((count) => ({ value: String(count), label: `${count} places` }))}
        onChange={(count) => onChange({ first_n_products: Number(count) })}
      />
      <Segmented
        label="Which places"
        options={POSITIONS}
        value={position_type}
        onChange={(type) => onChange({ position_type: type })}
      />
    </div>
  );
}

/** A source that the day does not have stays chosen, by its number. */
function sourceOptions(sources: readonly Source[], chosen: Identifier) {
  const options = sources.map(({ id, name }) => ({ value: String(id), label: name }));
  return sources.some(({ id }) => id === chosen)
    ? options
    : [{ value: String(chosen), label: `No. ${chosen}` }, ...options];
}

export function retailerOptions(retailers: readonly Retailer[], chosen: string) {
  const options = retailers.map(({ code, name }) => ({ value: code, label: name }));
  return retailers.some(({ code }) => code === chosen) ? options : [{ value: chosen, label: chosen }, ...options];
}
