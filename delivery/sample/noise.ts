/**
 * Chance without a sequence: every number is drawn from the names of what it is for, never from the order of
 * generation. So a row depends on its seed and its day alone, and a longer window changes no row of a shorter one.
 */

/** A 32-bit key of a text. */
export function keyOf(seed: number, text: string): number {
  let hash = seed ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/** A number from 0 to below 1 that depends on its arguments alone. */
export function noise(key: number, purpose: string, at = 0): number {
  return (mix(keyOf(key, purpose) ^ Math.imul(at | 0, 0x9e3779b1)) >>> 0) / 2 ** 32;
}

/** Like `noise`, but moving in straight lines between a new value every `period` days: what drifts. */
export function drift(key: number, purpose: string, day: number, period: number): number {
  const step = Math.floor(day / period);
  const part = day / period - step;
  return noise(key, purpose, step) * (1 - part) + noise(key, purpose, step + 1) * part;
}

/** The element of a list at a place from 0 to below 1. */
export function pick<T>(list: readonly T[], place: number): T {
  const chosen = list[Math.floor(place * list.length)];
  if (chosen === undefined) throw new Error(`Nothing to pick from a list of ${list.length} at ${place}.`);
  return chosen;
}

/** An index drawn by weights. */
export function pickIndex(weights: readonly number[], place: number): number {
  let left = place * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return index < 0 ? weights.length - 1 : index;
}

/** Key scrambled so that near keys give far numbers (the finalizer of murmur3). */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
