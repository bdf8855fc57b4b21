import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Stored } from '@/delivery/schema/stored';
import type { ColumnMap } from './column-names';
import { ImportProblem } from './problem';
import { shownName } from './shown-text';

const columnMap = z.record(z.string(), z.string().nullable());

/** Reads the file of `--map`: a JSON object from the file's column names to ours, or to null to ignore a column. */
export async function readColumnMap(path: string, { name, columns, open }: Stored): Promise<ColumnMap> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ImportProblem(`--map ${path} cannot be read (${error.code}).`);
  });
  const parsed = columnMap.safeParse(toJson(text));
  if (!parsed.success)
    throw new ImportProblem(
      `--map ${path} is not a JSON object such as {"Artikelnummer": "product_id", "Farbe": null}.`,
    );
  const targets = Object.values(parsed.data).filter((target) => target !== null);
  const strange = targets.find((target) => !open && !Object.hasOwn(columns, target));
  if (strange !== undefined)
    throw new ImportProblem(
      `--map ${path} names "${shownName(strange)}", which a ${name} file does not have. It has ${Object.keys(columns).join(', ')}.`,
    );
  const twice = targets.find((target, at) => targets.indexOf(target) !== at);
  if (twice !== undefined) throw new ImportProblem(`--map ${path} names "${shownName(twice)}" twice.`);
  return parsed.data;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
