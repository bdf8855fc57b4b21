import type { QueryClient } from '@tanstack/react-query';
import { toSheet as chartSheet } from '@/components/chart/chart-value';
import { changeColumns } from '@/components/scorecards/change-columns';
import { gridColumns } from '@/components/scorecards/grid-columns';
import { prepareGrid } from '@/components/scorecards/prepare-grid';
import { prepareSamples } from '@/components/scorecards/prepare-samples';
import { trendRanges } from '@/components/scorecards/prepare-trend';
import { samplesSheet } from '@/components/scorecards/samples-sheet';
import { skuColumns } from '@/components/scorecards/sku-columns';
import { ratingsChart } from '@/components/scorecards/trend-data';
import type { Scores } from '@/components/scorecards/use-scores';
import { heldAnswers } from '@/components/scorecards/use-trend-answers';
import { toSheet } from '@/components/table/to-sheet';
import type { Format } from '@/lib/client/format';
import type { Period } from '@/lib/client/period';
import type { ScoreFilters } from '@/lib/client/scorecards/select-scores';
import type { Sheet } from '@/lib/client/sheet';

interface Asked {
  readonly period: Period | null;
  readonly scorecardTitle: string;
  readonly filters: ScoreFilters;
  readonly minimum: number;
}

/**
 * The page as sheets, all columns of all panels: what is drawn from, in the filters that are on. The trend holds the
 * ranges that this browser has loaded.
 */
export function pageSheets(scores: Scores, asked: Asked, client: QueryClient, format: Format): Sheet[] {
  const { shown, reading, rows, changes, facts } = scores;
  const styles = new Map();
  const grid = prepareGrid(shown, reading.weighting, changes?.rows);
  const compared = changes !== null;
  const onCell = () => {};
  return [
    toSheet('Retailer by brand', gridColumns(grid, { reading, styles, compared, format, onCell }), grid.rows),
    toSheet('SKUs', skuColumns({ reading, styles, largest: 0, compared, format }), rows),
    ...(changes ? [toSheet('Changes', changeColumns(styles), changes.rows)] : []),
    ...(asked.period ? [trendSheet(asked.period)] : []),
    samplesSheet(prepareSamples(rows), reading, 'Ratings by reviews'),
  ];

  function trendSheet(period: Period): Sheet {
    const ranges = trendRanges(period);
    const answers = heldAnswers(client, ranges, asked.scorecardTitle);
    const brands = grid.rows.map(({ brand }) => brand);
    const input = { ...asked, brands, facts, reading, styles };
    return chartSheet('Trend', ratingsChart(ranges, answers, input, { label: 'Trend', format }).table);
  }
}
