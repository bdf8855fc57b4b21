// The dashboard of a build: what `next start` runs, behind the checks that Next does not make.
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import next from 'next';
import { loadEnv } from '../../lib/config/load-env.mjs';
import { withBody } from './body.mjs';
import { compressed } from './compressed.mjs';
import { refuse, refuseExpectation, refuseUnreadable } from './refuse.mjs';

process.title = 'endcap-dashboard';
process.umask(0o077);
// Buffers of a file that passes count as heap: near the limit that V8 sets while idle, it would collect all of it, over and over.
setFlagsFromString('--heap-growing-percent=100');

const { values } = parseArgs({
  options: {
    host: { type: 'string', short: 'H', default: '127.0.0.1' },
    port: { type: 'string', short: 'p', default: '3000' },
  },
});
try {
  loadEnv();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const port = Number(values.port);
// Next names a cache of its own by it, as `next start` sets it.
process.env.PORT = values.port;
const app = next({ dev: false, hostname: values.host, port, quiet: true });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer((request, response) => {
  if (refuse(request, response)) return;
  compressed(request, response, () => withBody(request, response, () => void handle(request, response)));
});
server.on('clientError', refuseUnreadable);
server.on('checkExpectation', refuseExpectation);
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(port, values.host);

/** Takes no more connections and lets what runs finish; whoever stops this decides how long that may take. */
function stop() {
  server.close(() => void app.close().finally(() => process.exit(0)));
  setInterval(() => server.closeIdleConnections(), 100);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
