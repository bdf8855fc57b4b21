import * as z from 'zod/mini';
import { POSITION_TYPES } from '@/lib/contract/params';
import { TYPE_WORDS } from '@/lib/datasets/scores/filters';
import { scores } from '@/lib/datasets/scores/view';
import { daysOfPeriod } from '@/lib/queries/shared/dates';
import { knownDays } from '@/lib/queries/shared/figures';
import { tilesAnswer } from '@/lib/queries/shared/tiles';
import { query } from '../query';
import { comparedPeriodNeeds, kindDayNeed, targetedScores, todayNeed, withoutVerdict } from './needs';
import { visibilityParams } from './params';

/** Measures of the selected position type. */
const MEASURES = [
  'on_target',
  'power_on_target',
  'one_short',
  'missed',
  'open',
  'score_agrees',
  'verdict_agrees',
  'sources',
  'shelves',
  'retailers',
] as const satisfies (keyof typeof scores.measures)[];

/** Distinguishes the shares in the workbook of the page. */
const POSITIONS = { OVERALL: 'all positions', ORGANIC: 'organic positions', SPONSORED: 'sponsored positions' } as const;

/**
 * The headline figures of Visibility: the share in all, organic and sponsored positions (`overall`, `organic`,
 * `sponsored`), each with the share that the targets require (`overall_target`), and targets met and missed of the
 * selected position type.
 */
export const tiles = query({
  name: 'visibility/tiles',
  params: z.object(visibilityParams),
  needs: (params) => [
    todayNeed(params),
    ...POSITION_TYPES.flatMap((kind) => comparedPeriodNeeds({ ...params, position_type: kind }, kind.toLowerCase())),
    // The tiles do not read the needs of the day. They let the day of every position type be collected first.
    ...POSITION_TYPES.filter((kind) => kind !== params.position_type).map((kind) => kindDayNeed(params, kind)),
  ],
  async answer(params, run) {
    const figures = { view: scores, date: params.date, against: params.against, steps: daysOfPeriod(params) };
    const kinds = await Promise.all(
      POSITION_TYPES.map(async (kind) => {
        const as = kind.toLowerCase();
        const need = { view: scores, as };
        const measures = kind === params.position_type ? MEASURES : [];
        const tiles = await tilesAnswer(run, {
          ...figures,
          rows: run.from(need),
          where: await targetedScores(withoutVerdict(params), run, need),
          known: knownDays(run, need),
          measures: ['share', 'target_share', ...measures],
        });
        const names: Record<string, string> = { share: as, target_share: `${as}_target` };
        return tiles.map((tile) => {
          const name = names[tile.name];
          const title = tile.name === 'share' ? TYPE_WORDS[params.visibility_type].share : tile.title;
          return name === undefined ? tile : { ...tile, name, title: `${title}, ${POSITIONS[kind]}` };
        });
      }),
    );
    return kinds.flat();
  },
});
