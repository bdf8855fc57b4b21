import Fastify from 'fastify';
import { makeSample } from '../supervisor/stack';
import { type Bench, sampleOf, startBench, within } from './bench-stack';
import { fetchWhole, median, sideBySide } from './measure';
import { parsingTable } from './parsing';
import { questions } from './questions';
import { megabytes, milliseconds, ratio, type Table } from './report';
import type { Scope } from './stages';

export interface Question {
  title: string;
  /** Targets of equal requests, as each can be answered cold only once. */
  targets: readonly string[];
}

/** Measures each endpoint with the sample at each scale. */
export async function jsonStage({ asOf, scales }: Scope): Promise<Table[]> {
  const rows: Table['rows'] = [];
  for (const scale of scales)
    await within(async (dataDir) => {
      const bench = await startBench(dataDir, (context) => makeSample(context, sampleOf({ asOf, days: 20, scale })));
      rows.push(...(await jsonRows(bench, scale, questions(asOf))));
      await bench.stop();
    });
  return [jsonTable(rows), await parsingTable()];
}

/** Measures JSON endpoints: from the service, from a collected answer, and the same bytes from a plain server. */
async function jsonRows({ dashboard }: Bench, scale: number, questions: readonly Question[]) {
  const rows: Table['rows'] = [];
  for (const { title, targets } of questions) {
    const cold: number[] = [];
    for (const target of targets) cold.push((await fetchWhole(`${dashboard.url}${target}`)).seconds);
    const url = `${dashboard.url}${targets.at(-1)}`;
    const payload = Buffer.from(await (await fetch(url)).arrayBuffer());
    const bare = Fastify();
    bare.get('/', (_, reply) => reply.header('content-type', 'application/json').send(payload));
    const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
    const seconds = await sideBySide(
      { kept: async () => (await fetchWhole(url)).seconds, bare: async () => (await fetchWhole(bareUrl)).seconds },
      9,
    );
    await bare.close();
    rows.push([
      scale,
      title,
      megabytes(payload.length),
      ratio(seconds.kept, median(cold)),
      ratio(seconds.kept, seconds.bare),
      milliseconds(median(cold)),
      milliseconds(seconds.kept),
      milliseconds(seconds.bare),
    ]);
  }
  return rows;
}

function jsonTable(rows: Table['rows']): Table {
  return {
    title: 'A JSON endpoint of the dashboard',
    note: 'A page of 1,000 items. "Cold" collects the whole set from the service, "kept" answers from the collected set, "bare" is Fastify sending the same bytes from memory.',
    head: ['Scale', 'Endpoint', 'Answer', 'Kept ÷ cold', 'Kept ÷ bare', 'Cold', 'Kept', 'Bare'],
    rows,
  };
}
