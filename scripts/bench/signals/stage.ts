import { fork } from 'node:child_process';
import { once } from 'node:events';
import { INSTANCES } from '@/lib/metrics/thresholds';
import { startEngine } from '../../supervisor/stack';
import { within } from '../bench-stack';
import { median } from '../measure';
import { milliseconds, ratio, type Table } from '../report';

/** Seconds that the evaluation may take, by the days that are cached. */
const LIMITS = { none: 10, new: 1, all: 0.5 };

export interface Evaluated {
  days: number;
  /** Rows of a day in all sets that signals read. */
  rows: number;
  /** By what is cached: no day, all days but the newest, all days. */
  seconds: Record<keyof typeof LIMITS, number[]>;
}

/** How long the problems of a period take, with and without verdicts of earlier evaluations. */
export function signalsStage(): Promise<Table[]> {
  return within(async (dataDir) => {
    const engine = await startEngine({ dataDir, mode: 'start' });
    const child = fork('scripts/bench/signals/evaluate.ts', {
      execArgv: ['-C', 'react-server', '--import', 'tsx'],
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const [{ days, rows, seconds }] = (await once(child, 'message')) as [Evaluated];
    await engine.stop();
    const line = (title: string, cached: keyof typeof LIMITS) => [
      title,
      ratio(median(seconds[cached]), LIMITS[cached]),
      milliseconds(median(seconds[cached])),
      milliseconds(LIMITS[cached]),
    ];
    return [
      {
        title: 'Evaluating signals',
        note: `All rules over ${days} days and the ${INSTANCES.lookback} days before, while nothing else runs. A day has ${rows} rows in the sets that rules read. The median of ${seconds.none.length}.`,
        head: ['Evaluated before', 'Time ÷ limit', 'Time', 'Limit'],
        rows: [line('No day', 'none'), line('All days but the newest', 'new'), line('All days', 'all')],
      },
    ];
  });
}
