/**
 * Randomness without a sequence: every number is derived from the names of its purpose, never from the order of
 * generation. So a row depends only on its seed and its day, and a longer window does not change the rows of a shorter
 * one.
 */

/** Returns a 32-bit hash of a text. */
export function keyOf(seed: number, text: string): number {
  let hash = seed ^ 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}

/** Returns a number from 0 to below 1 that depends only on its arguments. */
export function noise(key: number, purpose: string, step = 0): number {
  return (mix(keyOf(key, purpose) ^ Math.imul(step | 0, 0x9e3779b1)) >>> 0) / 2 ** 32;
}

/** Like `noise`, but interpolated linearly between new values every `period` days. */
export function drift(key: number, purpose: string, day: number, period: number): number {
  const step = Math.floor(day / period);
  const part = day / period - step;
  return noise(key, purpose, step) * (1 - part) + noise(key, purpose, step + 1) * part;
}

/** Returns the element of a list at a relative position from 0 to below 1. */
export function pick<T>(list: readonly T[], position: number): T {
  const element = list[Math.floor(position * list.length)];
  if (element === undefined) throw new Error(`Nothing to pick from a list of ${list.length} at ${position}.`);
  return element;
}

/** Returns an index with probabilities by weight. */
export function pickIndex(weights: readonly number[], position: number): number {
  let remaining = position * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    remaining -= weight;
    return remaining < 0;
  });
  return index < 0 ? weights.length - 1 : index;
}

/** Mixes the bits of a key (the finalizer of murmur3). */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
