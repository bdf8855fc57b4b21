import type { Dress } from '../sessions/dress';

export interface Statement {
  sql: string;
  dress: Dress;
  format: string;
}

/** Returns the first word of a statement in lower case, ignoring comments and parentheses before it. */
export function firstWord(sql: string): string {
  const bare = sql.replace(/^(?:\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/|\()+/, '');
  return /^\w+/.exec(bare)?.[0].toLowerCase() ?? '';
}
