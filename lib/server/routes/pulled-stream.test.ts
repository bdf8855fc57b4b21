import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { abortWith } from './pulled-stream';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

it('aborts on disconnect after the request is garbage collected', async () => {
  const leave = new AbortController();
  const abort = abortWith(new Request('http://localhost', { signal: leave.signal }));
  // The request can be collected once the current task has ended.
  await new Promise(setImmediate);
  collectGarbage();
  leave.abort();
  expect(abort.signal.aborted).toBe(true);
});
