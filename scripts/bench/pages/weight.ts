import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '@/e2e/chromium';
import { firstNumbers, scriptsNeeded } from '@/e2e/measure/scripts-needed';
import { makeSample } from '../../supervisor/stack';
import { startBench, within } from '../bench-stack';
import { ratio, type Table } from '../report';
import { EMPTY_PAGE, PAGES } from './pages';

/** Measures the JavaScript of each page for a browser with an empty cache. */
export function weightStage(): Promise<Table[]> {
  return within(async (dataDir) => {
    const bench = await startBench(dataDir, (context) => makeSample(context, ['--days', '2']));
    const browser = await chromium.launch(CHROMIUM);
    const weigh = async (path: string, numbers: (page: Page) => Promise<void>) => {
      const page = await browser.newPage();
      const needed = await scriptsNeeded(page, `${bench.dashboard.url}${path}`, () => numbers(page));
      await page.close();
      return needed;
    };
    const floor = await weigh(EMPTY_PAGE, async () => {});
    const rows: Table['rows'] = [];
    for (const { path, label } of PAGES) {
      const { forFirstNumbers, inAll } = await weigh(path, (page) => firstNumbers(page).waitFor());
      rows.push([label, kilobytes(forFirstNumbers), kilobytes(inAll), ratio(inAll, floor.inAll)]);
    }
    await browser.close();
    await bench.stop();
    return [
      {
        title: 'JavaScript sent for a page',
        note: `Size as transferred to a browser with an empty cache that accepts brotli. The first numbers need the scripts without which they do not appear. An empty page of the same application needs ${kilobytes(floor.inAll)}.`,
        head: ['Page', 'For the first numbers', 'In all', 'In all ÷ empty page'],
        rows,
      },
    ];
  });
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
