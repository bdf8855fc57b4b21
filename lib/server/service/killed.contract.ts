import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createBudget } from './budget';
import { openCallLog } from './call-log';

const LIMIT = { calls: 10, seconds: 60 };

/** A script that takes seven calls, reports it, and runs until it is killed. */
const CALLER = `
  import { createBudget } from '@/lib/server/service/budget';
  import { openCallLog } from '@/lib/server/service/call-log';
  const budget = createBudget(${JSON.stringify(LIMIT)}, { log: openCallLog(process.env.CALLS) });
  for (let call = 0; call < 7; call++) await budget.take('person');
  process.stdout.write('called');
  setInterval(() => undefined, 1000);
`;

it('counts the calls of a process that was killed with SIGKILL', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'endcap-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'calls.log');
  const args = ['-C', 'react-server', '--import', 'tsx', '--input-type=module', '--eval', CALLER];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CALLS: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(createBudget(LIMIT, { log: openCallLog(path) }).state().left).toBe(3);
});
