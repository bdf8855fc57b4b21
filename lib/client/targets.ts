import * as z from 'zod/mini';

/** What this reader wants figures of tiles to be, by the names of the figures: shares from 0 to 1. */
export type Targets = Readonly<Record<string, number>>;

export const TARGETS_COOKIE = 'endcap-targets';
export const NO_TARGETS: Targets = {};

const schema = z.record(z.string(), z.number().check(z.minimum(0), z.maximum(1)));

/** The targets that a cookie holds; none where it holds none. */
export function readTargets(text: string | undefined): Targets {
  if (!text) return NO_TARGETS;
  try {
    return schema.safeParse(JSON.parse(decodeURIComponent(text))).data ?? NO_TARGETS;
  } catch {
    return NO_TARGETS;
  }
}

export const TARGETS_SETTING = { name: TARGETS_COOKIE, read: readTargets };
