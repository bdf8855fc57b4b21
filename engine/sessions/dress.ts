import { BadRequest } from '../failure';

/** What a request wants its session to be set to. */
export interface Dress {
  database: string;
  settings: ReadonlyMap<string, string>;
  /** Values of `{name:Type}` placeholders, escaped as the HTTP interface has them (tab-separated rules). */
  params: ReadonlyMap<string, string>;
}

/**
 * Two requests of one signature can use the same session one after the other. Parameters count by name:
 * chDB has no way to unset one, and a name that the next request forgets must be an error, not an old value.
 */
export function signature({ database, settings, params }: Dress): string {
  const sorted = [...settings].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([database, sorted, [...params.keys()].sort()]);
}

/** The statements that set up a fresh session; `tag` is what `KILL QUERY` finds it by. */
export function dressStatements({ database, settings }: Dress, tag: string): string[] {
  const assignments = [...settings].map(([name, value]) => assignment(name, value));
  return [
    `SET ${[assignment('log_comment', tag), ...assignments].join(', ')}`,
    ...(database ? [`USE ${identifier(database)}`] : []),
  ];
}

/** The statement that gives this request's parameters to its session; undefined when it has none. */
export function parameterStatement({ params }: Dress): string | undefined {
  if (params.size === 0) return undefined;
  return `SET ${[...params].map(([name, value]) => assignment(`param_${name}`, value)).join(', ')}`;
}

function assignment(name: string, value: string): string {
  if (!/^\w+$/.test(name))
    throw new BadRequest(115, `Setting or parameter name ${name} is not a word`, 'UNKNOWN_SETTING');
  return `${name} = ${literal(value)}`;
}

function literal(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function identifier(name: string): string {
  return `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
}
