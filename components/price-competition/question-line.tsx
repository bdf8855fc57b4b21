'use client';

import { ControlPlace } from '@/components/page/control-place';
import { PeriodPicker } from '@/components/page/period-picker';
import { PagePicker } from '@/components/price-competition/page-picker';
import { DIMENSION_WORDS, KIND_WORDS, OFFER_WORDS, PRICE_TYPE_WORDS } from '@/components/price-competition/words';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import type { Question } from '@/lib/client/competition/question';
import { type Choice, OFFER_SETS, PRICE_KINDS } from '@/lib/client/competition/reading';
import type { CompetitionPage } from '@/lib/client/competition/use-pages';
import type { Comparison, Period } from '@/lib/client/period';
import { PRICE_TYPES, TIME_DIMENSIONS } from '@/lib/contract/price-competition';

type Asked = Omit<Question, 'customer_page_id'>;

interface QuestionLineProps {
  pages: readonly CompetitionPage[];
  page: number | null;
  onPage: (page: number) => void;
  /** Null until the newest day is known. */
  asked: Asked | null;
  onAsk: (change: Partial<Asked>) => void;
  newest: string | null;
  comparison: Comparison;
  onComparison: (comparison: Comparison) => void;
  choice: Choice;
  onChoice: (change: Partial<{ price: Choice['kind']; offers: Choice['offers'] }>) => void;
}

const DIMENSIONS = TIME_DIMENSIONS.map((value) => ({ value, label: DIMENSION_WORDS[value] }));
const TYPES = PRICE_TYPES.map((value) => ({ value, label: PRICE_TYPE_WORDS[value] }));
const KINDS = PRICE_KINDS.map((value) => ({ value, label: KIND_WORDS[value].short }));
const OFFERS = OFFER_SETS.map((value) => ({ value, label: OFFER_WORDS[value] }));

/** Which competitions, when, in which steps, and which of the prices. */
export function QuestionLine(props: QuestionLineProps) {
  const { asked, onAsk, newest, choice, onChoice } = props;
  return (
    <div className="no-print flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PagePicker listed={props.pages} page={props.page} onPage={props.onPage} />
        <Segmented label="Which price" options={KINDS} value={choice.kind} onChange={(price) => onChoice({ price })} />
        <Segmented
          label="Which offers"
          options={OFFERS}
          value={choice.offers}
          onChange={(offers) => onChoice({ offers })}
        />
        {asked ? (
          <Segmented
            label="Price of what"
            options={TYPES}
            value={asked.price_type}
            onChange={(price_type) => onAsk({ price_type })}
          />
        ) : null}
      </div>
      {asked && newest ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <PeriodPicker
            period={asked}
            onPeriod={(period: Period) => onAsk(period)}
            comparison={props.comparison}
            onComparison={props.onComparison}
            newest={newest}
          />
          <Select
            label="By"
            value={asked.time_dimension}
            options={DIMENSIONS}
            onChange={(time_dimension) => onAsk({ time_dimension })}
          />
        </div>
      ) : (
        <ControlPlace className="w-[64rem]" />
      )}
    </div>
  );
}
