import type { Measure, Unit } from '@/lib/metrics/view';
import type { Run } from '../query';
import { type Figure, type FiguresOptions, figuresOf } from './figures';

/** A figure with what describes it. */
export interface Tile extends Figure {
  name: string;
  title: string;
  definition: string;
  unit: Unit;
  better: Measure['better'];
  /** What the whole of a ratio counts. */
  of: string | null;
}

/** Returns the headline figures of a page, in the order of the measures. */
export async function tilesAnswer<M extends string>(run: Run, of: FiguresOptions<M>): Promise<Tile[]> {
  const figures = await figuresOf(run, of);
  return of.measures.map((name) => {
    const { title, definition, unit, better, counts } = of.view.measures[name];
    return { name, title, definition, unit, better, of: counts?.of ?? null, ...figures[name] };
  });
}
