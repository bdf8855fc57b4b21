import { expect, it } from 'vitest';
import { secondsFor } from './request-time';

const limit = { calls: 10, seconds: 60, learned: false };

it('estimates the time of requests from the limit', () => {
  expect(secondsFor(28, { limit, left: 10 })).toBe(108);
  expect(secondsFor(28, { limit, left: 0 })).toBe(168);
});

it('estimates no time for requests that can start now', () => {
  expect(secondsFor(10, { limit, left: 10 })).toBe(0);
});

it('gives no estimate without a limit', () => {
  expect(secondsFor(28, { limit: null, left: null })).toBeNull();
});
