import { resolve } from 'node:path';
import { z } from 'zod';

const GIB = 1024 ** 3;

const environment = z.object({
  DATA_DIR: z.string().min(1).default('./data'),
  DELIVERY_FILES_MAX_BYTES: z.coerce
    .number({ error: 'DELIVERY_FILES_MAX_BYTES is no number of bytes. Write digits alone, such as 10737418240.' })
    .int()
    .min(0)
    .default(10 * GIB),
});

/** Where bulk files are kept, and how many bytes of them. */
export function filesConfig(env: NodeJS.ProcessEnv = process.env): { folder: string; maxBytes: number } {
  const { DATA_DIR, DELIVERY_FILES_MAX_BYTES } = environment.parse(env);
  return { folder: resolve(DATA_DIR, 'files'), maxBytes: DELIVERY_FILES_MAX_BYTES };
}
