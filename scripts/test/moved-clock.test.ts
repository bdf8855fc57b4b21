import { execFileSync } from 'node:child_process';
import { expect, it, vi } from 'vitest';
import { clockEnv, shiftTo } from './moved-clock.mjs';

const DAY = 86_400_000;
const NOW = 'JSON.stringify([Date.now(), new Date().getTime(), Date.parse(Date()), new Date(0).getTime()])';

it.each([0, 97 * DAY, -DAY])('shifts all functions that return the time by %i ms', (shift) => {
  const env = { ...process.env, ...clockEnv(shift, { NODE_OPTIONS: '' }) };
  const before = Date.now() - Number(process.env.CLOCK_SHIFT ?? 0) + shift;
  const times: number[] = JSON.parse(execFileSync(process.execPath, ['-p', NOW], { env, encoding: 'utf8' }));
  const [now = 0, date = 0, text = 0, epoch] = times;
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now - before).toBeLessThan(DAY / 24);
  expect(
    [now, date, text].map((time) => Math.floor(time / (DAY / 24 / 60)) - Math.floor(now / (DAY / 24 / 60))),
  ).toEqual([0, 0, 0]);
  expect(epoch).toBe(0);
});

it('returns the distance of a date, an instant and a number of days', () => {
  const real = Date.now() - Number(process.env.CLOCK_SHIFT ?? 0);
  expect(shiftTo('+97')).toBe(97 * DAY);
  expect(shiftTo('2028-02-29') % DAY).toBe(0);
  expect(new Date(real + shiftTo('2028-02-29')).toISOString()).toMatch(/^2028-02-29/);
  expect(Math.abs(real + shiftTo('2028-02-29T09:00:00Z') - Date.UTC(2028, 1, 29, 9))).toBeLessThan(DAY / 24);
  expect(() => shiftTo('tomorrow')).toThrow('TEST_CLOCK=tomorrow is not a time');
});

it('reads an instant without a zone as UTC', () => {
  vi.stubEnv('TZ', 'America/New_York');
  const difference = shiftTo('2028-02-29T09:00:00') - shiftTo('2028-02-29T09:00:00Z');
  vi.unstubAllEnvs();
  expect(Math.abs(difference)).toBeLessThan(DAY / 24);
});
