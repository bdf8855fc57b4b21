// Writes the lists of all queries of lib/queries, and of those that are posted: `npm run check` runs it, so a new query is
// listed without further work.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FOLDER = 'lib/queries';
const HEADER = '// Written by scripts/setup/list-queries.ts, which `npm run check` runs.\n';

interface Listed {
  /** Name of the query: `banners/tiles`. */
  query: string;
  /** Name of its export. */
  exported: string;
  module: string;
  isPosted: boolean;
}

async function queriesIn(file: string): Promise<Listed[]> {
  const exports: Record<string, unknown> = await import(pathToFileURL(file).href);
  const module = `./${file.slice(FOLDER.length + 1, -'.ts'.length)}`;
  return Object.entries(exports).flatMap(([exported, value]) =>
    isQuery(value) ? [{ query: value.name, exported, module, isPosted: value.isPosted === true }] : [],
  );
}

function isQuery(value: unknown): value is { name: string; isPosted?: boolean } {
  return typeof value === 'object' && value !== null && 'needs' in value && 'answer' in value && 'name' in value;
}

/** A name for the imported query that is unique among all pages: `bannersTiles`. */
function localName({ query }: Listed): string {
  return query.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/(?!test-)[^./]+\.ts$/.test(file))
  .map((file) => join(FOLDER, file));
const listed = (await Promise.all(files.map(queriesIn))).flat();
listed.sort((a, b) => (a.query < b.query ? -1 : 1));
const imports = listed.map((item) => `import { ${item.exported} as ${localName(item)} } from '${item.module}';`);
const entries = listed.map((item) => `  '${item.query}': ${localName(item)},`);
writeFileSync(
  join(FOLDER, 'all-queries.ts'),
  `${HEADER}${imports.join('\n')}\n
/** Every query by its name. */
export const queries = {\n${entries.join('\n')}\n};\n`,
);

const posted = listed.filter(({ isPosted }) => isPosted).map(({ query }) => `'${query}'`);
writeFileSync(
  join(FOLDER, 'posted-queries.ts'),
  `${HEADER}
/** Queries that are requested by POST, for code that must not load them. */
export const POSTED_QUERIES: readonly string[] = [${posted.join(', ')}];\n`,
);
