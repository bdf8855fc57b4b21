import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Compares the definitions of databases and tables in a folder with its data, and describes the first difference. Must
 * run before chDB opens the folder, as chDB creates empty tables in place of missing data.
 */
export function findMissingData(folder: string): string | undefined {
  const defined = new Set<string>();
  for (const [database, uuid] of definedDatabases(folder)) {
    defined.add(uuid);
    const missing = findMissingTable(folder, database, uuid);
    if (missing) return missing;
  }
  // DROP DATABASE removes tables first, so their database is defined as long as they exist.
  for (const prefix of namesIn(join(folder, 'store')))
    for (const uuid of namesIn(join(folder, 'store', prefix)))
      if (!defined.has(uuid) && namesIn(storePath(folder, uuid), '.sql').length > 0)
        return `the database of the tables in ${storePath(folder, uuid)} has no readable definition in metadata`;
  return undefined;
}

/**
 * Returns names and UUIDs. The database `default` has no definition when chDB creates it, only a link to its tables.
 */
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

/** Returns the names in a folder that end in `ending`, without the ending. Empty if the folder does not exist. */
function namesIn(folder: string, ending = ''): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.map((name) => name.slice(0, name.length - ending.length));
}
