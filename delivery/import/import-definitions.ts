import type { DefinitionKind } from '@/delivery/definitions/kinds';
import { parseDefinitions } from '@/delivery/definitions/parse';
import { replaceDefinitions } from '@/delivery/loads/replace-definitions';
import type { Database } from '@/lib/clickhouse/client';
import { ImportProblem } from './problem';
import type { Source } from './source';
import { textBlocks } from './text-blocks';

const SHOWN = 100;

/**
 * Imports a customer's definitions of one kind, a JSON list or one object a line; they take the place of all earlier
 * ones of the kind in one step.
 */
export async function importDefinitions(db: Database, customerId: string, kind: DefinitionKind, source: Source) {
  const parsed = parseDefinitions(await readJson(source), kind);
  if (!parsed.ok) {
    const mistakes = parsed.mistakes.slice(0, SHOWN).map(({ path, message }) => `${path} ${message}`);
    const rest = parsed.mistakes.length - mistakes.length;
    throw new ImportProblem(
      `${mistakes.join('\n')}\n${rest > 0 ? `And ${rest} more. ` : ''}Nothing was loaded from ${source.name}.`,
    );
  }
  return await replaceDefinitions(db, customerId, kind, parsed.definitions[kind] ?? []);
}

async function readJson(source: Source): Promise<unknown> {
  let text = '';
  for await (const block of textBlocks(
    source.open(() => {}),
    source.name,
  ))
    text += block;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return JSON.parse(text);
  } catch (whole) {
    try {
      return lines.map((line): unknown => JSON.parse(line));
    } catch {
      throw new ImportProblem(`${source.name} is not JSON: ${(whole as SyntaxError).message}.`);
    }
  }
}
