import 'server-only';
import { config } from '../base/config';
import { curlCommand } from '../downloads/curl';
import { readChoice, requestsOf } from '../downloads/read-choice';
import { service } from '../service/service';
import { handler, UNCACHED } from './problem-response';

/** `/api/downloads/curl?file=…`: returns a curl command for each file. Makes no request to the service. */
export const sendCommands = handler(async (request: Request) => {
  const { choice } = await readChoice(request);
  const files = choice.tables.flatMap((table) => requestsOf(table, choice.format));
  const commands = files.map((file) => `${curlCommand(service(), file, config().accountName)}\n`).join('');
  return new Response(commands, { headers: { ...UNCACHED, 'content-type': 'text/plain; charset=utf-8' } });
});
