import 'server-only';
import * as z from 'zod/mini';
import { type ExportFormat, type ExportRequest, type ExportSheet, exportRequest } from '@/lib/contract/export';
import type { Query } from '@/lib/queries/query';
import { queryNamed } from '@/lib/queries/registry';
import type { Tile } from '@/lib/queries/shared/tiles';
import type { TableQuery } from '@/lib/queries/table';
import { badValue } from '../base/problem-error';
import { checkNeeds } from '../query/check-needs';
import { readParams } from '../query/params';

/** A table of a file: its query and its columns. */
export interface Sheet {
  title: string;
  columns: NonNullable<ExportSheet['columns']>;
  query: TableQuery;
  /** Parsed by the schema of the query. */
  params: Readonly<Record<string, unknown>>;
}

/** Headline figures, from a query that returns tiles. */
export interface Figures {
  query: Query<z.ZodMiniType, Tile[]>;
  params: Readonly<Record<string, unknown>>;
}

export interface Export {
  title: string;
  format: ExportFormat;
  locale: string;
  /** At least one. Exactly one unless the format is a workbook. */
  sheets: readonly Sheet[];
  /** Null unless the format is a workbook. */
  figures: Figures | null;
  facts: readonly (readonly [name: string, value: string])[];
  hasAbout: boolean;
}

/** Parses the body of an export request. Throws a ProblemError that names the invalid value and the allowed ones. */
export function readExport(body: unknown): Export {
  const result = z.safeParse(exportRequest, body);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw badValue(issue?.path.join('.') || 'body', issue?.message ?? 'cannot be read.');
  }
  const { title, format, figures, facts, hasAbout } = result.data;
  const sheets = result.data.sheets.map(readSheet);
  if (sheets.length > 1 && format !== 'xlsx')
    throw badValue('format', `"${format}" holds one table. Choose "xlsx" for several.`);
  if (figures && format !== 'xlsx')
    throw badValue('figures', `"${format}" holds one table. Choose "xlsx" for figures.`);
  return {
    title,
    format,
    locale: readLocale(result.data.locale),
    sheets,
    figures: figures ? readFigures(figures) : null,
    facts,
    hasAbout,
  };
}

function readSheet({ title, query: name, params, columns: requested }: ExportSheet): Sheet {
  const query = queryNamed(name);
  if (!query || !isTable(query)) throw badValue('query', `"${name}" is not the name of a table.`);
  const columns = requested ?? allColumns(query);
  for (const { id } of columns)
    if (!Object.hasOwn(query.table.columns, id))
      throw badValue(
        'columns',
        `"${id}" is not a column of ${name}. Its columns are ${Object.keys(query.table.columns).join(', ')}.`,
      );
  const values = readParams(query.params, params) as Sheet['params'];
  checkNeeds(query.needs(values));
  return { title, query, params: values, columns };
}

function readFigures({ query: name, params }: NonNullable<ExportRequest['figures']>): Figures {
  const query = queryNamed(name);
  if (!query || !name.endsWith('/tiles')) throw badValue('figures', `"${name}" has no headline figures.`);
  const values = readParams(query.params, params) as Figures['params'];
  checkNeeds(query.needs(values as never));
  return { query: query as unknown as Figures['query'], params: values };
}

function allColumns(query: TableQuery): Sheet['columns'] {
  return Object.entries(query.table.columns).map(([id, { title }]) => ({ id, header: title }));
}

function isTable(query: object): query is TableQuery {
  return 'table' in query;
}

function readLocale(text: string): string {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? 'en';
  } catch {
    throw badValue('locale', `"${text}" is not a language tag. Write it as "en" or "de-DE".`);
  }
}
