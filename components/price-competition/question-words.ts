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
import type { Format } from '@/lib/client/format';

/** What the controls say, as a line: on paper and in pictures there are none. */
export function questionInWords(page: string, { question, choice }: Shown, filters: Filters, format: Format): string {
  const said = [
    page,
    `${format.day(question.start_date)} to ${format.day(question.end_date)}, by ${DIMENSION_WORDS[question.time_dimension]}`,
    KIND_WORDS[choice.kind].short,
    OFFER_WORDS[choice.offers],
    PRICE_TYPE_WORDS[question.price_type],
    filtersInWords(FACET_WORDS, FACETS, filters),
  ];
  return said.filter(Boolean).join(' · ');
}
