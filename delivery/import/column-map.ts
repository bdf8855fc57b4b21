import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Stored } from '@/delivery/schema/stored';
import { decodeUtf8, WrongEncoding } from '@/lib/text/decode-utf8.mjs';
import type { ColumnMap } from './column-names';
import { ImportProblem } from './problem';
import { shownName } from './shown-text';

const columnMap = z.record(z.string(), z.string().nullable());

/** Reads the file of `--map`: a JSON object from the file's column names to ours, or to null to ignore a column. */
export async function readColumnMap(path: string, { name, columns, open }: Stored): Promise<ColumnMap> {
  const parsed = columnMap.safeParse(toJson(await readText(path)));
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
  const twice = targets.find((target, index) => targets.indexOf(target) !== index);
  if (twice !== undefined) throw new ImportProblem(`--map ${path} names "${shownName(twice)}" twice.`);
  return parsed.data;
}

async function readText(path: string): Promise<string> {
  try {
    return decodeUtf8(await readFile(path));
  } catch (error) {
    if (error instanceof WrongEncoding) throw new ImportProblem(`--map ${path} ${error.message}`);
    throw new ImportProblem(`--map ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
