// The dashboard's process: Next behind a listener of our own, of a build or, with --dev, from source.
import { EventEmitter } from 'node:events';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { loadEnv } from '../../lib/config/load-env.mjs';
import { isLoopback, parsePublicUrl } from '../../lib/config/public-url.mjs';
import { createListener } from './listener.mjs';
import { passWebSockets } from './upgrades.mjs';

process.title = 'endcap-dashboard';
process.umask(0o077);
// Buffers of a file that passes count as heap: near the limit that V8 sets while idle, it would collect all of it, over and over.
setFlagsFromString('--heap-growing-percent=100');

const { values } = parseArgs({
  options: {
    host: { type: 'string', short: 'H', default: '127.0.0.1' },
    port: { type: 'string', short: 'p', default: '3000' },
    dev: { type: 'boolean', default: false },
  },
});
const { host, dev } = values;
try {
  loadEnv({ development: dev });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const port = Number(values.port);
// Next names a cache of its own by it, as `next start` sets it.
process.env.PORT = values.port;

// Next adds an "upgrade" listener to it. On the server itself it would take every request with an Upgrade header.
const upgrades = new EventEmitter();
const app = next({ dev, hostname: host, port, quiet: true, httpServer: upgrades });
// Reads the .env files, and ends the process where a setting is wrong.
await app.prepare();

const { origins } = parsePublicUrl(process.env.PUBLIC_URL);
if (!isLoopback(host) && origins.length === 0)
  fail(
    `--host ${host} is reachable from other machines. Set PUBLIC_URL to the address of the proxy that signs people in.`,
  );
const server = createListener(app.getRequestHandler(), { origins, isCompressed: !dev });
if (dev) passWebSockets(server, upgrades, origins);
server.on('error', (error) => fail(error.message));
server.listen(port, host);

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Takes no more connections and lets requests finish. The caller decides how long that may take. */
function stop() {
  const close = () => void app.close().finally(() => process.exit(0));
  // In development a page's WebSocket stays open until Next closes.
  if (dev) return close();
  server.close(close);
  setInterval(() => server.closeIdleConnections(), 100);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
