import 'server-only';
import type { PaletteProblem } from '@/lib/contract/palette';
import { SIGNAL_WORDS } from '@/lib/metrics/signals.words';
import { days } from '@/lib/queries/overview/days';
import { type Problem, type Problems, problems } from '@/lib/queries/overview/problems';
import { hasWords, searchWords } from '@/lib/text/fold';
import { config } from '../base/config';
import { readParams } from './params';
import type { Reader } from './run';
import { runQueryHere } from './run-query';

/** Milliseconds to wait for days that are being evaluated. The palette then shows no problems. */
const PATIENCE = 300;

/**
 * Finds open problems of the Overview's newest day whose rule, subject or retailer contain all words of a text.
 *
 * @param reader without `collect`, so that it starts no request
 */
export async function findProblems(
  text: string,
  limit: number,
  reader: Omit<Reader, 'collect' | 'patience'>,
): Promise<PaletteProblem[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const open = await readOpen({ ...reader, patience: PATIENCE });
  return open
    .map(toFound)
    .filter(({ rule, subject, retailer }) => hasWords(`${rule}\n${subject}\n${retailer}`, words))
    .slice(0, limit);
}

/** By impact: events, then standing problems. */
async function readOpen(reader: Reader): Promise<Problem[]> {
  const page = config().competitionPages.map(({ id }) => String(id));
  const newest = (await runQueryHere(days, readParams(days.params, { page }), reader))?.answer.newest;
  if (!newest) return [];
  const answered = await runQueryHere(problems, readParams(problems.params, { date: newest, page }), reader);
  return answered ? openOf(answered.answer) : [];
}

function openOf({ events, standing }: Problems): Problem[] {
  const byImpact = standing.flatMap(({ lines }) => lines).sort((a, b) => b.impact - a.impact);
  return [...events, ...byImpact];
}

function toFound({ rule, retailer, age, subjects, example: { title } }: Problem): PaletteProblem {
  return { rule: SIGNAL_WORDS[rule].title, subject: title, retailer, subjects, is_standing: age === 'standing' };
}
