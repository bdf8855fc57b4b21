import type { Problem, Problems } from './problems';

/** All open lines: events, then standing ones. */
export function openLines({ events, standing }: Pick<Problems, 'events' | 'standing'>): Problem[] {
  return [...events, ...standing.flatMap(({ lines }) => lines)];
}
