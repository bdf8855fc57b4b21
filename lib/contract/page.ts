import { z } from 'zod';

/** The paginated envelope: one page of a set, and how large the set is. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int().min(0),
    page_size: z.int(),
    current_page: z.int(),
    page_count: z.int().min(0),
  });
}

export interface Page<T> {
  items: T[];
  total: number;
  page_size: number;
  current_page: number;
  page_count: number;
}
