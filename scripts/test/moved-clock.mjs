import { pathToFileURL } from 'node:url';

const DAY_MS = 86_400_000;

/**
 * Shifts `Date` by some milliseconds. Uses nothing outside of itself, as it also runs in pages.
 * @param {number} shift
 */
export function moveClock(shift) {
  globalThis.Date = new Proxy(Date, {
    construct: (real, args, self) => Reflect.construct(real, args.length > 0 ? args : [real.now() + shift], self),
    apply: (real) => new real(real.now() + shift).toString(),
    get: (real, name) => (name === 'now' ? () => real.now() + shift : Reflect.get(real, name)),
  });
}

/**
 * Returns the milliseconds to days from today ("+97", "-1"), to a date at this time of day, or to an instant, which is
 * in UTC without a zone.
 * @param {string} when
 * @param {{ CLOCK_SHIFT?: string }} env
 */
export function shiftTo(when, env = process.env) {
  const real = Date.now() - Number(env.CLOCK_SHIFT ?? 0);
  if (/^[+-]\d+$/.test(when)) return Number(when) * DAY_MS;
  if (Number.isNaN(Date.parse(when))) throw new Error(`TEST_CLOCK=${when} is not a time. Write +97 or 2028-02-29.`);
  const instant = /T.*(Z|[+-]\d\d:?\d\d)$/.test(when) ? when : `${when}Z`;
  if (when.includes('T')) return Date.parse(instant) - real;
  return Date.parse(when) - Math.floor(real / DAY_MS) * DAY_MS;
}

/**
 * Returns the environment of Node processes with a shifted clock. The engine and the system keep the real time.
 * @param {number} shift
 * @param {{ NODE_OPTIONS?: string }} env
 */
export function clockEnv(shift, { NODE_OPTIONS = '' } = process.env) {
  const preload = `--import ${pathToFileURL('scripts/test/clock-preload.mjs')}`;
  const options = NODE_OPTIONS.includes(preload) ? NODE_OPTIONS : `${NODE_OPTIONS} ${preload}`.trim();
  return { CLOCK_SHIFT: String(shift), NODE_OPTIONS: options };
}

/** Moves the clock of processes that this process starts, if TEST_CLOCK is set. */
export function moveClocks(env = process.env) {
  if (env.TEST_CLOCK && !env.CLOCK_SHIFT) Object.assign(env, clockEnv(shiftTo(env.TEST_CLOCK, env), env));
}
