/**
 * Processes a list in order with limited concurrency. After a failure no further item is started, and running ones end
 * before the failure is thrown.
 */
export async function inLanes<T>(lanes: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  async function lane(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  }
  const ended = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      }),
    ),
  );
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
