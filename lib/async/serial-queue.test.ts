import { expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue';

it('runs the tasks of a key one after the other, also after a failure', async () => {
  const add = createSerialQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
    return name;
  };
  const failed = add('a', async () => {
    log.push('fails');
    throw new Error('broken');
  });
  const results = [add('a', task('first')), add('a', task('second'))];
  await expect(failed).rejects.toThrow('broken');
  expect(await Promise.all(results)).toEqual(['first', 'second']);
  expect(log).toEqual(['fails', 'first begins', 'first ends', 'second begins', 'second ends']);
});

it('runs the tasks of different keys at the same time', async () => {
  const add = createSerialQueue();
  let end = () => {};
  const wait = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  const waiting = add('a', wait);
  expect(await add('b', async () => 'done')).toBe('done');
  end();
  await waiting;
});
