// A minimal Node.js proxy as a reference. Arguments: upstream, port.
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream';

const [upstream, port] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));

createServer((incoming, outgoing) => {
  request(`${upstream}${incoming.url}`, { headers: incoming.headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, outgoing, () => {});
  })
    .on('error', () => outgoing.destroy())
    .end();
}).listen(Number(port), '127.0.0.1');
