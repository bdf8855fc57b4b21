import { startChild } from '../supervisor/child';
import { freePort } from '../supervisor/preflight';
import { answers, whenReady } from '../supervisor/ready';
import type { Bench } from './bench-stack';
import { type Fetched, fetchWhole, peakMemory, processorTime, sideBySide } from './measure';
import { startNginx } from './nginx';
import { megabytes, ratio, type Table } from './report';

/** More rounds than elsewhere, as the dashboard's code is compiled in the first ones. */
const ROUNDS = 15;

/** Measures the transfer of a cached bulk file on each way to a browser. */
export async function bulkTable(bench: Bench, files: readonly { scale: number; target: string }[]): Promise<Table> {
  const { service, dashboard, context, key } = bench;
  const nginx = await startNginx(service.url, context.dataDir);
  const port = await freePort();
  const pipe = startChild({
    name: 'node pipe',
    args: ['scripts/bench/node-pipe.mjs', service.url, String(port)],
    logFolder: `${context.dataDir}/logs`,
  });
  const pipeUrl = `http://127.0.0.1:${port}`;
  await whenReady(pipe, () => answers(`${pipeUrl}/healthz`));

  const rows: Table['rows'] = [];
  for (const { scale, target } of files) {
    const sizes: Fetched[] = [];
    const way =
      (url: string, headers = {}) =>
      async () => {
        const fetched = await fetchWhole(`${url}${target}`, headers);
        sizes.push(fetched);
        return fetched.seconds;
      };
    const { result: seconds, peak } = await peakMemory(dashboard.child.pid, () =>
      sideBySide(
        {
          direct: way(service.url, key),
          dashboard: way(`${dashboard.url}/api`),
          nginx: nginx ? way(nginx.proxyUrl, key) : async () => Number.NaN,
          pipe: way(pipeUrl, key),
        },
        ROUNDS,
      ),
    );
    const spent = (pid: number, fetched: () => Promise<number>) =>
      processorTime(pid, async () => {
        for (let time = 0; time < ROUNDS; time++) await fetched();
      });
    const dashboardTime = await spent(dashboard.child.pid, way(`${dashboard.url}/api`));
    const pipeTime = await spent(pipe.pid, way(pipeUrl, key));
    const bytes = sizes[0]?.bytes ?? 0;
    rows.push([
      scale,
      megabytes(bytes),
      ratio(seconds.pipe, seconds.dashboard),
      ratio(dashboardTime, pipeTime),
      ratio(seconds.direct, seconds.dashboard),
      ratio(seconds.direct, seconds.nginx),
      ratio(seconds.direct, seconds.pipe),
      `${Math.round(bytes / 1e6 / seconds.direct)} MB/s`,
      peak === null ? null : `${peak} MB`,
    ]);
  }
  nginx?.stop();
  await pipe.stop();
  return {
    title: 'A bulk file on its way to the browser',
    note: 'Throughput compared with a bare Node pipe, and as a share of fetching the same file directly from the service. The goal is 0.95 of the pipe. On two cores, the throughput of three busy processes varies by a third from run to run, as two of them share a core. Processor time does not vary. The dashboard counts the rows of a file that it has not counted before, and hashes a file without a digest; nginx and the pipe only pass it on.',
    head: [
      'Scale',
      'File',
      'Dashboard ÷ pipe',
      'Its processor time ÷ pipe',
      'Dashboard',
      'nginx proxy_pass',
      'Bare Node pipe',
      'Direct',
      "Dashboard's peak memory",
    ],
    rows,
  };
}
