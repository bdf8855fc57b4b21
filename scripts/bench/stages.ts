import { collectStage } from './collect';
import { filesStage } from './files';
import { interactionStage } from './interaction/stage';
import { jsonStage } from './json';
import { memoryStage } from './memory';
import { pagesStage } from './pages/stage';
import { weightStage } from './pages/weight';
import { fillStage } from './queries/fill-table';
import { queriesStage } from './queries/stage';
import { ratingFileStage } from './rating-file/stage';
import type { Table } from './report';
import { signalsStage } from './signals/stage';
import { workbookStage } from './workbook';

/** The day and scales of a run. */
export interface Scope {
  /** Last day of the sample. */
  asOf: string;
  /** Factors of the number of rows. With several scales, the stages of pages use their own. */
  scales: readonly number[];
}

export const STAGES = {
  files: filesStage,
  workbook: workbookStage,
  json: jsonStage,
  queries: queriesStage,
  fill: fillStage,
  signals: signalsStage,
  ratings: ratingFileStage,
  collect: collectStage,
  pages: pagesStage,
  weight: weightStage,
  memory: memoryStage,
  interaction: interactionStage,
} satisfies Record<string, (scope: Scope) => Promise<Table[]>>;

export type Stage = keyof typeof STAGES;

export function isStage(word: string): word is Stage {
  return Object.hasOwn(STAGES, word);
}
