import { resolve } from 'node:path';

const GIB = 1024 ** 3;

/** Returns the folder of cached bulk files, and their maximum total size. */
export function filesConfig(env: NodeJS.ProcessEnv = process.env): { folder: string; maxBytes: number } {
  const { DATA_DIR, DELIVERY_FILES_MAX_BYTES: most } = env;
  if (most && !/^\d{1,15}$/.test(most))
    throw new Error(`DELIVERY_FILES_MAX_BYTES is "${most}". Write a number of bytes, such as 10737418240 for 10 GiB.`);
  return { folder: resolve(DATA_DIR || './data', 'files'), maxBytes: most ? Number(most) : 10 * GIB };
}
