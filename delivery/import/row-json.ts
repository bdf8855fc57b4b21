import type { Stored } from '@/delivery/schema/stored';
import { EXTRA } from '@/delivery/schema/tables';
import type { GoodRecord } from './outcome';

/**
 * Writes foreign columns as the stored JSON: a list with one object from name to the value's JSON as text. The engine
 * would rewrite the digits of a number, and leaves texts as they are.
 */
function extraJson(extra: GoodRecord['extra']): string {
  if (!extra || extra.size === 0) return '{}';
  const members = [...extra].map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`);
  return `[{${members.join(',')}}]`;
}

/** Writes a record as the JSON object that the engine takes. Nulls are left out: absent is null to the engine. */
export function rowWriter({ columns, open }: Stored): (record: GoodRecord) => string {
  const keys = Object.keys(columns).map((name) => `${JSON.stringify(name)}:`);

  return ({ values, extra }) => {
    let json = '';
    for (let at = 0; at < keys.length; at++) {
      const value = values[at];
      if (value === null) continue;
      json += `${json === '' ? '{' : ','}${keys[at]}${JSON.stringify(value)}`;
    }
    if (open) json += `${json === '' ? '{' : ','}"${EXTRA}":${JSON.stringify(extraJson(extra))}`;
    return json === '' ? '{}' : `${json}}`;
  };
}
