// Starts the real processes for the browser tests: engine, delivery service, a proxy that injects faults, dashboards.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LATEST_DATE } from '@/lib/contract/params';
import { makeSample, type StackContext, startDashboard, startEngine, startService } from '@/scripts/supervisor/stack';
import { collectDays } from './collect-days';
import { createFaultProxy } from './fault-proxy';
import { STACK } from './places';

const port = Number(process.argv[2]);
const dataDir = mkdtempSync(join(tmpdir(), 'endcap-e2e-'));
const options: StackContext = { dataDir, mode: 'start' };

const engine = await startEngine(options);
const key = await makeSample(options, ['--seed', String(STACK.seed), '--as-of', STACK.asOf]);
const service = await startService(options);
const away = createFaultProxy(service.url, '').listen(STACK.awayPort, '127.0.0.1');
const proxy = createFaultProxy(service.url, `http://127.0.0.1:${STACK.awayPort}`).listen(STACK.proxyPort, '127.0.0.1');
writeFileSync(STACK.note, JSON.stringify({ dataDir, key, service: service.url }), { mode: 0o600 });
const dashboard = await startDashboard(options, {
  host: '127.0.0.1',
  port,
  env: {
    DELIVERY_API_URL: `http://127.0.0.1:${STACK.proxyPort}`,
    DELIVERY_API_KEY: key,
    PRICE_COMPETITION_PAGES: '101=Velquin,102=Brumella',
    ENDCAP_SAMPLE: '1',
    // Tests count the requests of pages.
    COLLECT: 'off',
    // More than the tests need. Without a limit, the dashboard would derive one from the first injected 429.
    DELIVERY_RATE_LIMIT: '6000/min',
  },
});
// Pages open with the newest known day, so request it before the tests.
await (await fetch(`http://127.0.0.1:${port}/api/price?date=${LATEST_DATE}&calculation_type=LAST`)).text();
const { collected } = STACK;
const collectedProxy = createFaultProxy(service.url, '').listen(collected.proxyPort, '127.0.0.1');
// It belongs to the same account. Faults of the other proxy do not disturb it.
const collectedDashboard = await startDashboard(options, {
  host: '127.0.0.1',
  port: collected.port,
  env: {
    PUBLIC_URL: `http://${collected.host}:${collected.port}`,
    DELIVERY_API_URL: `http://127.0.0.1:${collected.proxyPort}`,
    DELIVERY_API_KEY: key,
    PRICE_COMPETITION_PAGES: '101=Velquin,102=Brumella',
    ENDCAP_SAMPLE: '1',
    COLLECT: 'off',
    DELIVERY_RATE_LIMIT: '6000/min',
  },
});
await collectDays();
const ready = createServer((_, response) => response.end()).listen(STACK.readyPort, '127.0.0.1');

async function stop() {
  ready.close();
  away.close();
  proxy.close();
  collectedProxy.close();
  for (const child of [dashboard, collectedDashboard, service.child, engine]) await child.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
