import type { CompetitionState } from '@/components/price-competition/use-competition';
import { bucketWords } from '@/components/price-competition/words';
import { useFormat } from '@/lib/client/format/use-format';
import { currentData, useAnswer } from '@/lib/client/query/use-answer';
import { priceCompetition } from '@/lib/contract/price-competition';
import { parseJson } from '@/lib/json/parse-json';
import { addDays } from '@/lib/queries/shared/dates';

/** An index of a competition: of a bucket, or of the whole period or the one before it. */
export type EvidenceChoice = { id: string } & ({ bucket: string } | { when: 'now' | 'was' });

/** Returns the title of an index and the row of the service behind it, and the state of its answer. */
export function useEvidence({ params, address, dates }: CompetitionState, choice: EvidenceChoice) {
  const format = useFormat();
  const answer = useAnswer('price-competition/evidence', params && { ...params, ...choice });
  const row = currentData(answer);
  const { time_dimension: by, price_type } = address;
  const bucket = 'bucket' in choice ? choice.bucket : null;
  const back = 'when' in choice && choice.when === 'was' ? dates.days : 0;
  const [start_date, end_date] =
    bucket && by === 'DAILY' ? [bucket, bucket] : [addDays(dates.from, -back), addDays(dates.date, -back)];
  const name = bucket ? bucketWords(bucket, by, format) : `${format.day(start_date)} to ${format.day(end_date)}`;
  return {
    answer,
    title: `Index of ${name}`,
    evidence: row && {
      endpoint: priceCompetition,
      params: {
        customer_page_id: row.page,
        start_date,
        end_date,
        time_dimension: bucket ? by : 'NONE',
        price_type,
      },
      rows: [parseJson(row.raw)],
      fetchedAt: answer.provenance?.find(({ params }) => params.customer_page_id === String(row.page))?.fetchedAt,
    },
  };
}
