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

/** A tile for each measure. */
type TilesOf<Measures extends readonly string[]> = { -readonly [Index in keyof Measures]: Tile };

/** Returns the headline figures of a page, in the order of the measures. */
export async function tilesAnswer<M extends string, const Measures extends readonly M[]>(
  run: Run,
  options: FiguresOptions<M> & { measures: Measures },
): Promise<TilesOf<Measures>> {
  const figures = await figuresOf(run, options);
  const toTile = (name: M): Tile => {
    const { title, definition, unit, better, counts } = options.view.measures[name];
    return { name, title, definition, unit, better, of: counts?.of ?? null, ...figures[name] };
  };
  return options.measures.map(toTile) as TilesOf<Measures>;
}
