/**
 * Creates a queue that runs the tasks of a key one after the other, in order of arrival. A failed task does not stop
 * later ones.
 */
export function createSerialQueue() {
  const last = new Map<string, Promise<unknown>>();
  return function add<T>(key: string, task: () => Promise<T>): Promise<T> {
    const result = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, result);
    return result;
  };
}
