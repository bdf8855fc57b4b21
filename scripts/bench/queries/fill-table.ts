import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startEngine } from '../../supervisor/stack';
import { within } from '../bench-stack';
import { median } from '../measure';
import { megabytes, milliseconds, ratio, type Table } from '../report';

/** Maximum seconds to fill a day. */
const LIMIT = 2;

/** Repeated fills of a large day. */
export interface FilledDay {
  title: string;
  rows: number;
  /** Size of the raw bodies. */
  bytes: number;
  seconds: number[];
}

/** Measures how long the engine takes to convert the raw answers of a large day to rows. */
export function fillStage(): Promise<Table[]> {
  return within(async (dataDir) => {
    const engine = await startEngine({ dataDir, mode: 'start' });
    const child = fork('scripts/bench/queries/fill-days.ts', {
      execArgv: ['-C', 'react-server', '--import', 'tsx'],
      env: { ...process.env, DATA_DIR: dataDir },
    });
    const [days] = (await once(child, 'message')) as [FilledDay[]];
    await engine.stop();
    return [
      {
        title: 'Filling a day',
        note: `From raw answers to typed rows and their summaries, while nothing else runs. The median of ${days[0]?.seconds.length}. The limit is ${LIMIT} s.`,
        head: ['Table', 'Fill ÷ limit', 'Fill', 'Rows', 'Raw answers'],
        rows: days.map(({ title, rows, bytes, seconds }) => [
          title,
          ratio(median(seconds), LIMIT),
          milliseconds(median(seconds)),
          rows,
          megabytes(bytes),
        ]),
      },
    ];
  });
}
