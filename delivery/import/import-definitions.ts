import type { DefinitionKind } from '@/delivery/definitions/kinds';
import { parseDefinitions } from '@/delivery/definitions/parse';
import type { Published } from '@/delivery/loads/publish';
import { replaceDefinitions } from '@/delivery/loads/replace-definitions';
import type { Database } from '@/lib/clickhouse/client';
import { ImportProblem } from './problem';
import type { Source } from './source';
import { textBlocks } from './text-blocks';

const SHOWN = 100;

/**
 * Imports a customer's definitions. The entries of a kind atomically replace all earlier ones of that kind.
 * @param kind kind of the file's entries, as a JSON list or one object per line. Without it, a JSON object from kind to
 * list
 */
export async function importDefinitions(
  db: Database,
  customerId: string,
  source: Source,
  kind?: DefinitionKind,
): Promise<[string, Published][]> {
  const parsed = parseDefinitions(await readJson(source), kind);
  if (!parsed.ok) {
    const lines = parsed.mistakes.slice(0, SHOWN).map(({ path, message }) => `${path} ${message}`);
    const rest = parsed.mistakes.length - lines.length;
    throw new ImportProblem(
      `${lines.join('\n')}\n${rest > 0 ? `And ${rest} more. ` : ''}Nothing was loaded from ${source.name}.`,
    );
  }
  const imported: [string, Published][] = [];
  for (const [name, list] of Object.entries(parsed.definitions))
    imported.push([name, await replaceDefinitions(db, customerId, name, list)]);
  return imported;
}

async function readJson(source: Source): Promise<unknown> {
  let text = '';
  for await (const block of textBlocks(
    source.open(() => {}),
    source.name,
  ))
    text += block;
  // Without lines the file would be read as an empty list.
  if (text.trim() === '')
    throw new ImportProblem(
      `${source.name} is empty; nothing was loaded. Import the list [] to remove all definitions of a kind.`,
    );
  try {
    return JSON.parse(text);
  } catch (error) {
    return readLines(text) ?? notJson(source, error);
  }
}

function readLines(text: string): unknown[] | undefined {
  try {
    return text
      .split(/[\r\n]+/)
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line));
  } catch {
    return undefined;
  }
}

function notJson({ name }: Source, error: unknown): never {
  throw new ImportProblem(`${name} is not JSON: ${error instanceof Error ? error.message : error}.`);
}
