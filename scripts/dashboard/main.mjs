// The dashboard's process: Next behind our own listener, from a build or, with --dev, from source.
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
// Buffers of a streamed file count as heap. Near the limit that V8 sets while idle, it would collect garbage
// repeatedly.
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
// Next uses it in the name of a cache, as `next start` sets it.
process.env.PORT = values.port;

// Next adds an "upgrade" listener to it. On the server, it would receive every request with an Upgrade header.
const upgrades = new EventEmitter();
const app = next({ dev, hostname: host, port, quiet: true, httpServer: upgrades });
// Reads the .env files, and ends the process if a setting is invalid.
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

/** Stops accepting connections and lets requests finish. The caller limits the time. */
function stop() {
  const close = () => void app.close().finally(() => process.exit(0));
  // In development a page's WebSocket stays open until Next closes.
  if (dev) return close();
  server.close(close);
  setInterval(() => server.closeIdleConnections(), 100);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
