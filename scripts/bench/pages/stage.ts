import { chromium } from '@playwright/test';
import { CHROMIUM } from '@/e2e/chromium';
import { type Visit, visit } from '@/e2e/measure/visit';
import { countService } from '@/e2e/stack/counted-service';
import { createDatabase } from '@/lib/clickhouse/client';
import { connect } from '@/lib/clickhouse/connect';
import { freePort } from '../../supervisor/preflight';
import { makeSample } from '../../supervisor/stack';
import { type Dashboard, type Served, sampleOf, startDashboardOf, startServed, within } from '../bench-stack';
import { median } from '../measure';
import type { Table } from '../report';
import type { Scope } from '../stages';
import { type Loads, loadTable } from './load-table';
import { EMPTY_PAGE, PAGES } from './pages';

/** Default scales. */
const SCALES = [1, 10];
const LATER_LOADS = 3;
const DAYS = 7;

/** Measures every page with the sample, first without stored answers, then again in the same browser. */
export async function pagesStage({ scales }: Scope): Promise<Table[]> {
  const browser = await chromium.launch(CHROMIUM);
  const loads: Loads[] = [];
  for (const scale of scales.length === 1 ? scales : SCALES)
    await within(async (dataDir) => {
      const served = await startServed(dataDir, (context) =>
        makeSample(context, sampleOf({ asOf: today(), days: DAYS, scale })),
      );
      const countedService = countService(served.service.url);
      const port = await freePort();
      countedService.server.listen(port, '127.0.0.1');
      for (const { path, label } of PAGES) {
        const dashboard = await startForgetful(served, `http://127.0.0.1:${port}`);
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        countedService.take();
        const open = (to: string) => visit(context, `${dashboard.url}${to}`);
        const first = { ...(await open(path)), upstream: countedService.take() };
        const later = { ...(await inTurn(() => open(path))), upstream: countedService.take() };
        loads.push({ scale, label, first, later, empty: await open(EMPTY_PAGE) });
        await context.close();
        await dashboard.child.stop();
      }
      countedService.server.close();
      await served.stop();
    });
  await browser.close();
  return [loadTable(loads)];
}

/** Returns today, which pages open with on a dashboard without stored answers. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Starts a dashboard without stored answers. */
async function startForgetful(served: Served, upstream: string): Promise<Dashboard> {
  const engine = await connect({ DATA_DIR: served.context.dataDir });
  const database = createDatabase(engine, 'default');
  await database.command('DROP DATABASE IF EXISTS endcap_dashboard SYNC');
  await database.close();
  await engine.close();
  return startDashboardOf(served, upstream);
}

/** Returns the median of several sequential visits. */
async function inTurn(open: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  while (visits.length < LATER_LOADS) visits.push(await open());
  const middle = median(visits.map(({ content }) => content));
  return visits.find(({ content }) => content === middle) ?? (await open());
}
