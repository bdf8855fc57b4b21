'use client';

import { filtersInWords } from '@/components/page/facet-words';
import type { Shown } from '@/components/price-competition/shown';
import type { Filters } from '@/components/price-competition/use-competitions';
import {
  DIMENSION_WORDS,
  FACET_WORDS,
  KIND_WORDS,
  OFFER_WORDS,
  PRICE_TYPE_WORDS,
} from '@/components/price-competition/words';
import { FACETS } from '@/lib/client/competition/pair';
import { useFormat } from '@/lib/client/use-format';

/** On paper there are no controls: what they say, as a line. */
export function PrintLine({ name, shown, filters }: { name: string; shown: Shown; filters: Filters }) {
  const format = useFormat();
  const { question, choice } = shown;
  const said = [
    name,
    `${format.day(question.start_date)} to ${format.day(question.end_date)}, by ${DIMENSION_WORDS[question.time_dimension]}`,
    KIND_WORDS[choice.kind].short,
    OFFER_WORDS[choice.offers],
    PRICE_TYPE_WORDS[question.price_type],
    filtersInWords(FACET_WORDS, FACETS, filters),
  ];
  return <p className="hidden text-ink-2 print:block">{said.filter(Boolean).join(' · ')}</p>;
}
