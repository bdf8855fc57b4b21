import * as z from 'zod/mini';

/** The paginated envelope: one page of a set, and how large the set is. */
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
