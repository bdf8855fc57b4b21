const LEADS = [1, 2, 5, 10];
/** Below this a number counts as zero: the power of ten of a step between such numbers would be zero itself. */
const TINY = 1e-100;

export interface Ticks {
  values: number[];
  step: number;
}

interface TickOptions {
  /** Ticks at most. */
  most?: number;
  /** Counts have no fractions. */
  whole?: boolean;
  /** Values of shares end at these: ticks go beyond them only if values do. */
  bounds?: readonly [low: number, high: number];
}

/** Round values, evenly spaced, that hold all of `values`: steps of 1, 2 or 5 and their tens. Empty for no values. */
export function niceTicks(values: readonly (number | null)[], { most = 5, whole, bounds }: TickOptions = {}): Ticks {
  const numbers = values.filter((value): value is number => value !== null && Number.isFinite(value));
  if (numbers.length === 0) return { values: [], step: 1 };
  let low = Math.min(...numbers);
  let high = Math.max(...numbers);
  const size = Math.max(Math.abs(low), Math.abs(high));
  // Values that differ only in their last digits have no round values between them.
  if (high - low <= size * 1e-9 || size < TINY) {
    const room = size < TINY ? 1 : size * 0.05;
    low -= room;
    high += room;
  }
  const [lowest, highest] =
    bounds && numbers.every((value) => isWithin(value, bounds)) ? bounds : [-Infinity, Infinity];
  [low, high] = [Math.max(low, lowest), Math.min(high, highest)];
  const rough = (high - low) / Math.max(1, most - 1);
  const ten = 10 ** Math.floor(Math.log10(rough));
  for (let power = ten; ; power *= 10)
    for (const lead of LEADS) {
      const step = whole ? Math.max(1, Math.round(lead * power)) : lead * power;
      // Counted in whole steps: sums of tenths drift.
      const from = Math.max(Math.floor(low / step + 1e-9), Math.ceil(lowest / step - 1e-9));
      const to = Math.min(Math.ceil(high / step - 1e-9), Math.floor(highest / step + 1e-9));
      if (to - from < most || (whole && step === 1 && to - from < most))
        return {
          values: Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12))),
          step,
        };
    }
}

/** Binary fractions may be a little outside. */
function isWithin(value: number, [low, high]: readonly [number, number]): boolean {
  return value >= low - 1e-9 && value <= high + 1e-9;
}

/** Ranks on an axis: the first, then round ones, down to the deepest that is drawn. */
export function rankTicks(values: readonly (number | null)[], most = 6): Ticks {
  const deepest = Math.max(2, ...values.map((value) => value ?? 0));
  const { values: round, step } = niceTicks([0, deepest], { most, whole: true });
  const inside = round.filter((rank) => rank > 1 && rank <= deepest);
  return { values: [1, ...inside], step };
}

const NARROWEST = 0.34;
/** Parts of the letter height, of letters that are no small ones. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljtfr.,:;|!()[\] '’]/, NARROWEST],
  [/[mwMW%@]/, 0.9],
  [/[A-Z0-9#€£]/, 0.66],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u, 1],
];

/** Estimated width of a text of this size, in pixels. Only the browser's layout knows the real one. */
export function textWidth(text: string, size = 11): number {
  let sum = 0;
  for (const letter of text) sum += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.59;
  return sum * size;
}

/** A name cut in its middle, so that what differs at its end stays: "Liquid Det…40 washes". */
export function cutMiddle(text: string, width: number, size = 11): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  // No more than this fit, were all of them narrow: a text without an end is not measured once for each of its letters.
  const most = Math.ceil(width / (NARROWEST * size));
  for (let count = Math.min(letters.length - 1, most); count > 3; count -= 1) {
    const head = Math.ceil(count * 0.55);
    const cut = `${letters.slice(0, head).join('').trimEnd()}…${letters
      .slice(letters.length - (count - head))
      .join('')
      .trimStart()}`;
    if (textWidth(cut, size) <= width) return cut;
  }
  return `${letters.slice(0, 2).join('')}…`;
}
