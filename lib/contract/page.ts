import * as z from 'zod/mini';

/** Creates the schema of a paginated response: one page of a set and its total size. */
export function page<T extends z.ZodMiniType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int().check(z.minimum(0)),
    page_size: z.int(),
    current_page: z.int(),
    page_count: z.int().check(z.minimum(0)),
  });
}

export interface Page<T> {
  items: T[];
  total: number;
  page_size: number;
  current_page: number;
  page_count: number;
}
