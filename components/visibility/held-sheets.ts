import type { QueryClient } from '@tanstack/react-query';
import { toSheet } from '@/components/table/to-sheet';
import { positionColumns } from '@/components/visibility/positions-columns';
import { ownFirst } from '@/components/visibility/prepare-matrix';
import { preparePositions } from '@/components/visibility/prepare-positions';
import { prepareSpots } from '@/components/visibility/prepare-spots';
import { prepareTrend } from '@/components/visibility/prepare-trend';
import { type Filters, selectScores } from '@/components/visibility/select-scores';
import { spotColumns } from '@/components/visibility/spot-columns';
import { TOP } from '@/components/visibility/top';
import { trendSheet } from '@/components/visibility/trend-sheet';
import type { FetchedSet } from '@/lib/client/ndjson-stream';
import { addDays } from '@/lib/client/period';
import type { Sheet } from '@/lib/client/sheet';
import { scoresOf } from '@/lib/client/visibility/prepare-scores';
import { type Question, scoresUrl } from '@/lib/client/visibility/scores-url';
import type { VisibilityScore } from '@/lib/contract/visibility-scores';

interface Shown {
  question: Question;
  filters: Filters;
  header: string;
  scale: number | null;
  /** Days of the trend. */
  span: number;
}

/** The panels whose answers this browser holds by now, as sheets: an export asks the service nothing. */
export function heldSheets(client: QueryClient, { question, filters, header, scale, span }: Shown): Sheet[] {
  const held = (change: Partial<Question>) => {
    const set = client.getQueryData<FetchedSet<VisibilityScore>>(['set', scoresUrl({ ...question, ...change })]);
    return set ? selectScores(scoresOf(set.rows).all, filters).items : null;
  };
  const [organic, sponsored, overall] = (['ORGANIC', 'SPONSORED', 'OVERALL'] as const).map((position_type) =>
    held({ position_type }),
  );
  const top = held({ first_n_products: TOP });
  const days = Array.from({ length: span }, (_, at) => addDays(question.date, at - span + 1)).map((day) => ({
    day,
    scores: held({ date: day }),
  }));
  const sheets: Sheet[] = [];
  if (organic && sponsored && overall) {
    const positions = preparePositions({
      ORGANIC: ownFirst(organic),
      SPONSORED: ownFirst(sponsored),
      OVERALL: ownFirst(overall),
    });
    const look = { scale, header, measure: 'score' as const, onOpen: () => {} };
    sheets.push(toSheet('Organic and sponsored', positionColumns(positions, look), positions.rows));
  }
  if (top) {
    const spots = prepareSpots(top, null);
    sheets.push(toSheet(`First ${TOP} places`, spotColumns(spots), spots.rows));
  }
  if (days.filter(({ scores }) => scores !== null).length > 1) sheets.push(trendSheet('Trend', prepareTrend(days)));
  return sheets;
}
