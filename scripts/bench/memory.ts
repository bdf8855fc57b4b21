import { addDays, daysFrom } from '@/lib/queries/shared/dates';
import { makeSample } from '../supervisor/stack';
import { sampleOf, startBench, within } from './bench-stack';
import { residentMemory } from './measure';
import { PAGES } from './pages/pages';
import { ratio, type Table } from './report';
import type { Scope } from './stages';

const DAYS = 14;
const READERS = 4;
/** Numbers of page requests after which memory is measured. The caches are full at the first one. */
const STEPS = [2_000, 10_000];

/** Measures whether the memory of a dashboard grows with the number of pages that it has rendered. */
export function memoryStage({ asOf }: Scope): Promise<Table[]> {
  return within(async (dataDir) => {
    const bench = await startBench(dataDir, (context) => makeSample(context, sampleOf({ asOf, days: DAYS, scale: 1 })));
    const { url, child } = bench.dashboard;
    const days = daysFrom(addDays(asOf, 1 - DAYS), asOf);
    const addresses = days.flatMap((date) => PAGES.map(({ path }) => `${url}${path}?date=${date}`));
    const measured: (number | null)[] = [];
    let opened = 0;
    for (const step of STEPS) {
      const read = async () => {
        while (opened < step) await open(addresses[opened++ % addresses.length] ?? url);
      };
      await Promise.all(Array.from({ length: READERS }, read));
      measured.push(residentMemory(child.pid));
    }
    await bench.stop();
    const [first = null] = measured;
    return [
      {
        title: 'Memory of the dashboard',
        note: `The pages of the side navigation in turn, on ${DAYS} days of the sample, as HTML for ${READERS} readers at a time.`,
        head: ['Page requests', 'Memory', 'Memory ÷ first'],
        rows: STEPS.map((step, index) => {
          const memory = measured[index] ?? null;
          return [
            step.toLocaleString('en'),
            memory === null ? null : `${memory} MB`,
            memory === null || first === null ? null : ratio(memory, first),
          ];
        }),
      },
    ];
  });
}

async function open(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
}
