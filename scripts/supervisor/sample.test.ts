import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { serveSample } from './sample';

it('does not create a second sample if the service cannot read the first', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'endcap-sample-'));
  writeFileSync(join(dataDir, 'sample.made'), '');
  writeFileSync(join(dataDir, 'sample.key'), 'k'.repeat(32));
  const service = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
  onTestFinished(() => void service.close());
  await once(service, 'listening');
  const started: string[] = [];
  const context = { dataDir, mode: 'start' as const, onStart: ({ name }: { name: string }) => started.push(name) };
  await expect(serveSample(context, `http://127.0.0.1:${(service.address() as AddressInfo).port}`, [])).rejects.toThrow(
    `The sample data cannot be read: the delivery service answers 500. See ${dataDir}/logs`,
  );
  expect(started).toEqual([]);
});
