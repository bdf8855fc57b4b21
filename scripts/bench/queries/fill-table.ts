import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startEngine } from '../../supervisor/stack';
import { median } from '../measure';
import { within } from '../place';
import { megabytes, milliseconds, ratio, type Table } from '../report';

/** Seconds that the rows of a day may take. */
const LIMIT = 2;

/** The fills of one large day, over and over. */
export interface FilledDay {
  title: string;
  rows: number;
  /** Of the bodies that the rows are made of. */
  bytes: number;
  seconds: number[];
}

/** How long the engine takes to make the rows of a large day out of its raw answers. */
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
        note: `From raw answers to typed rows and their summaries, nothing else running. The median of ${days[0]?.seconds.length}. The limit is ${LIMIT} s.`,
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
