import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { abortWith, pulledStream } from './pulled-stream';

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

it('closes without a failure if the client leaves and the source cannot be closed', async () => {
  async function* source() {
    try {
      yield Buffer.from('first');
      yield Buffer.from('second');
    } finally {
      // The engine is gone.
      await Promise.reject(new Error('The statement cannot be stopped.'));
    }
  }
  const abort = new AbortController();
  const reader = pulledStream(source(), abort).getReader();
  await reader.read();
  await reader.cancel('The client left.');
  expect(abort.signal.reason).toBe('The client left.');
});
