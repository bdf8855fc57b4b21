import { expect, it } from 'vitest';
import { toProblem } from './request-problem';

it.each([
  'Failed to fetch',
  'network error',
  'NetworkError when attempting to fetch resource.',
  'Error in input stream',
  'Load failed',
  'The Internet connection appears to be offline.',
  'fetch failed',
])('reports that the dashboard did not answer after “%s”', (message) => {
  expect(toProblem(new TypeError(message)).code).toBe('unreachable');
});

it.each([
  'crypto.randomUUID is not a function',
  "Cannot read properties of undefined (reading 'writeText')",
  'rows.toSorted is not a function',
])('reports a fault of the page, and not of the server, after “%s”', (message) => {
  expect(toProblem(new TypeError(message))).toMatchObject({ code: 'internal', raw: message });
});
