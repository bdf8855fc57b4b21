const READERS = 10;

/** Seconds during which each reader requests something once a second. */
export const READING_SECONDS = 20;

/** 95th percentiles of waiting times, in seconds. */
export interface Waits {
  one: number;
  ten: number;
}

/**
 * Measures requests of one reader, then of ten.
 *
 * @param request takes the number of the request, counted over both, and returns its time in seconds
 */
export async function waitsOf(request: (index: number) => Promise<number>): Promise<Waits> {
  const one = await percentileOf(request, { count: 1, from: 0 });
  return { one, ten: await tenReaders(request, READING_SECONDS) };
}

/** @param from number of the first request */
export function tenReaders(request: (index: number) => Promise<number>, from: number): Promise<number> {
  return percentileOf(request, { count: READERS, from });
}

async function percentileOf(
  request: (index: number) => Promise<number>,
  { count, from }: { count: number; from: number },
): Promise<number> {
  const times: number[] = [];
  let nextIndex = from;
  const read = async (reader: number) => {
    await new Promise((resolve) => setTimeout(resolve, (reader * 1000) / count));
    for (let second = 0; second < READING_SECONDS; second++) {
      const started = performance.now();
      times.push(await request(nextIndex++));
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - (performance.now() - started))));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, reader) => read(reader)));
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}
