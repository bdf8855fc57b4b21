import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Compares the definitions of databases and tables in an engine folder with its data, and describes the first difference.
 * Call it before chDB opens the folder: chDB creates an empty table in place of one without data.
 */
export function findMissingData(folder: string): string | undefined {
  const defined = new Set<string>();
  for (const [database, uuid] of definedDatabases(folder)) {
    defined.add(uuid);
    const missing = findMissingTable(folder, database, uuid);
    if (missing) return missing;
  }
  // DROP DATABASE removes the tables first, so that their database is defined as long as they are.
  for (const prefix of namesIn(join(folder, 'store')))
    for (const uuid of namesIn(join(folder, 'store', prefix)))
      if (!defined.has(uuid) && namesIn(storePath(folder, uuid), '.sql').length > 0)
        return `the database of the tables in ${storePath(folder, uuid)} has no readable definition in metadata`;
  return undefined;
}

/** Names and UUIDs. chDB writes no definition of the database `default` when it creates it, only a link to its tables. */
function definedDatabases(folder: string): [database: string, uuid: string][] {
  const metadata = join(folder, 'metadata');
  const defined = namesIn(metadata, '.sql').map((name) => [name, readUuid(join(metadata, `${name}.sql`))]);
  const link = lstatSync(join(metadata, 'default'), { throwIfNoEntry: false });
  if (link?.isSymbolicLink()) defined.push(['default', basename(readlinkSync(join(metadata, 'default')))]);
  return defined.filter((entry): entry is [string, string] => entry[1] !== undefined);
}

function findMissingTable(folder: string, database: string, uuid: string): string | undefined {
  const definitions = storePath(folder, uuid);
  if (!existsSync(definitions)) {
    // DROP DATABASE removes the links in `data` before the definitions.
    const isDropped = !namesIn(join(folder, 'data')).includes(database);
    return isDropped ? undefined : `the table definitions of ${database} are missing (${definitions})`;
  }
  for (const table of namesIn(definitions, '.sql')) {
    const definition = join(definitions, `${table}.sql`);
    const rows = readUuid(definition);
    if (!rows || !/^ENGINE = \w*MergeTree\b/m.test(readFileSync(definition, 'utf8'))) continue;
    if (!existsSync(join(storePath(folder, rows), 'format_version.txt')))
      return `the rows of ${database}.${table} are missing (${storePath(folder, rows)})`;
  }
  return undefined;
}

function readUuid(definition: string): string | undefined {
  return /^ATTACH \w+ _ UUID '([0-9a-f-]{36})'/.exec(readFileSync(definition, 'utf8'))?.[1];
}

function storePath(folder: string, uuid: string): string {
  return join(folder, 'store', uuid.slice(0, 3), uuid);
}

/** Names in a folder that end in `ending`, without it. Empty where there is no such folder. */
function namesIn(folder: string, ending = ''): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => name.slice(0, name.length - ending.length));
}
