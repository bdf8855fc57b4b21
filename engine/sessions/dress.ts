import { BadRequest } from '../failure';

/** The database, settings and parameters that a request needs in its session. */
export interface Dress {
  database: string;
  settings: ReadonlyMap<string, string>;
  /** Values of `{name:Type}` placeholders, escaped as tab-separated values like in the HTTP interface. */
  params: ReadonlyMap<string, string>;
}

/**
 * Returns a key of requests that can share a session, one after the other. It includes the names of parameters, as chDB
 * cannot unset one, and a missing parameter of the next request must be an error, not an old value.
 */
export function signature({ database, settings, params }: Dress): string {
  const sorted = [...settings].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([database, sorted, [...params.keys()].sort()]);
}

/** Returns the statements that set up a new session. `KILL QUERY` finds it by `tag`. */
export function dressStatements({ database, settings }: Dress, tag: string): string[] {
  const assignments = [...settings].map(([name, value]) => assignment(name, value));
  return [
    `SET ${[assignment('log_comment', tag), ...assignments].join(', ')}`,
    ...(database ? [`USE ${identifier(database)}`] : []),
  ];
}

/** Returns the statement that sets the parameters of a request in its session, or undefined without any. */
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
