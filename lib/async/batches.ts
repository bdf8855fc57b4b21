interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Works on all items of a batch, and returns a result for each, in order. */
type Work<Item, Result> = (items: readonly [Item, ...Item[]]) => Promise<readonly Result[]>;

/**
 * Returns a function that has an item worked on in a batch. Items of a key that arrive while a batch of the key runs wait
 * for the next one. If `work` fails, it fails for all items of the batch. Keys of different owners are different keys.
 *
 * @param most items of a batch
 */
export function createBatches<Item, Result>(work: Work<Item, Result>, most = Number.POSITIVE_INFINITY) {
  const queues = new WeakMap<object, Map<string, Waiting<Item, Result>[]>>();

  async function run(queue: Waiting<Item, Result>[], end: () => void): Promise<void> {
    for (;;) {
      // A tick later, so that items of one moment are in one batch.
      await Promise.resolve();
      const batch = queue.splice(0, most);
      const [first, ...others] = batch.map(({ item }) => item);
      if (first === undefined) return end();
      try {
        const results = await work([first, ...others]);
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  return function add(owner: object, key: string, item: Item): Promise<Result> {
    const byKey = queues.get(owner) ?? new Map<string, Waiting<Item, Result>[]>();
    queues.set(owner, byKey);
    return new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const running = byKey.get(key);
      if (running) return void running.push(waiting);
      const queue = [waiting];
      byKey.set(key, queue);
      void run(queue, () => byKey.delete(key));
    });
  };
}
