import { type Browser, chromium } from '@playwright/test';
import { importBig } from '@/e2e/big/import-big';
import { BIG, type Size } from '@/e2e/big/rows';
import { CHROMIUM } from '@/e2e/chromium';
import { waitUntilSettled, watch } from '@/e2e/measure/watch';
import { startBench, within } from '../bench-stack';
import { median } from '../measure';
import { milliseconds, ratio, type Table } from '../report';
import type { Scope } from '../stages';
import { type Case, cases } from './cases';
import { type Interaction, measured } from './measured';

const TENTH: Size = { offers: 5000, ratings: 5000, ranked: 1000, brands: 75, banners: 1000 };
const ROUNDS = 5;
/** A busy machine may be slow, but an element that is missing must fail. */
const PATIENCE_MS = 120_000;

/** Measures sorting, searching and filtering of the largest supported sets, and of a tenth of them. */
export async function interactionStage({ asOf }: Scope): Promise<Table[]> {
  const browser = await chromium.launch(CHROMIUM);
  const [whole, tenth] = [await interactions(browser, asOf, BIG), await interactions(browser, asOf, TENTH)];
  await browser.close();
  return [
    {
      title: 'Sorting, searching and filtering long tables',
      note: [
        'Time from the click or the key to the last change on the page, the longest time in between in which the page could not respond, and the processor time of its main thread.',
        `Each is the median of ${ROUNDS} measurements. A tenth: the same with a tenth of the rows.`,
      ].join(' '),
      head: ['Page', 'Rows', 'What is done', '÷ a tenth', 'Shown after', 'Longest task', 'Processor'],
      rows: whole.map(({ page, rows, act, taken }, index) => [
        page,
        rows(BIG).toLocaleString('en'),
        act,
        ratio(taken.work, tenth[index]?.taken.work ?? Number.NaN),
        milliseconds(taken.shown / 1000),
        taken.longestTask === 0 ? '< 50 ms' : milliseconds(taken.longestTask / 1000),
        milliseconds(taken.work / 1000),
      ]),
    },
  ];
}

type Taken = Pick<Case, 'page' | 'rows'> & { act: string; taken: Interaction };

function interactions(browser: Browser, day: string, size: Size): Promise<Taken[]> {
  return within(async (dataDir) => {
    const bench = await startBench(dataDir, () => importBig(dataDir, day, size));
    const all: Taken[] = [];
    for (const { page: name, rows, path, acts } of cases(day)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      page.setDefaultTimeout(PATIENCE_MS);
      await watch(page);
      await page.goto(`${bench.dashboard.url}${path}`);
      await waitUntilSettled(page);
      for (const [act, prepare] of Object.entries(acts)) {
        const measurements: Interaction[] = [];
        while (measurements.length < ROUNDS) measurements.push(await measured(page, await prepare(page)));
        all.push({ page: name, rows, act, taken: middle(measurements) });
      }
      await page.close();
    }
    await bench.stop();
    return all;
  });
}

function middle(measurements: readonly Interaction[]): Interaction {
  const of = (part: keyof Interaction) => median(measurements.map((interaction) => interaction[part]));
  return { shown: of('shown'), longestTask: of('longestTask'), work: of('work') };
}
