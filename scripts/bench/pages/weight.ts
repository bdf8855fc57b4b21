import { chromium } from '@playwright/test';
import { CHROMIUM } from '@/e2e/chromium';
import { scriptsSent } from '@/e2e/measure/scripts-sent';
import { watch } from '@/e2e/measure/watch';
import { makeSample } from '../../supervisor/stack';
import { startBench, within } from '../place';
import { ratio, type Table } from '../report';
import { EMPTY_PAGE, PAGES } from './pages';

/** JavaScript of each page, for a browser that has none of it. */
export function weightStage(): Promise<Table[]> {
  return within(async (dataDir) => {
    const bench = await startBench(dataDir, (place) => makeSample(place, ['--days', '2']));
    const browser = await chromium.launch(CHROMIUM);
    const weigh = async (path: string) => {
      const page = await browser.newPage();
      await watch(page);
      const sent = await scriptsSent(page, `${bench.dashboard.url}${path}`);
      await page.close();
      return sent;
    };
    const floor = await weigh(EMPTY_PAGE);
    const rows: Table['rows'] = [];
    for (const { path, label } of PAGES) {
      const { toFirstNumbers, inAll } = await weigh(path);
      rows.push([label, kilobytes(toFirstNumbers), kilobytes(inAll), ratio(inAll, floor.inAll)]);
    }
    await browser.close();
    await bench.stop();
    return [
      {
        title: 'JavaScript sent for a page',
        note: `Gzipped, to a browser that has none of it. What had come by the first numbers is more than they need, which e2e/weight.spec.ts weighs. An empty page of the same application takes ${kilobytes(floor.inAll)}.`,
        head: ['Page', 'To the first numbers', 'In all', 'In all ÷ empty page'],
        rows,
      },
    ];
  });
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
