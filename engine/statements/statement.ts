import type { Dress } from '../sessions/dress';

export interface Statement {
  sql: string;
  dress: Dress;
  format: string;
}

/** The statement's first word in lower case, comments and brackets before it aside. */
export function firstWord(sql: string): string {
  const bare = sql.replace(/^(?:\s+|--[^\n]*\n|\/\*[\s\S]*?\*\/|\()+/, '');
  return /^\w+/.exec(bare)?.[0].toLowerCase() ?? '';
}
