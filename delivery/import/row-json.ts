import type { Stored } from '@/delivery/schema/stored';
import { EXTRA } from '@/delivery/schema/tables';
import type { GoodRecord } from './outcome';

/**
 * Returns the stored JSON of foreign columns: a list with an object from name to the value's JSON as text. The engine
 * would change the digits of numbers, but not of texts.
 */
function extraJson(extra: GoodRecord['extra']): string {
  if (!extra || extra.size === 0) return '{}';
  const members = [...extra].map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`);
  return `[{${members.join(',')}}]`;
}

/** Creates a function that writes a record as JSON for the engine. Nulls are omitted, as absent keys are null. */
export function rowWriter({ columns, open }: Stored): (record: GoodRecord) => string {
  const keys = Object.keys(columns).map((name) => `${JSON.stringify(name)}:`);

  return ({ values, extra }) => {
    let json = '';
    for (let index = 0; index < keys.length; index++) {
      const value = values[index];
      if (value === null) continue;
      json += `${json === '' ? '{' : ','}${keys[index]}${JSON.stringify(value)}`;
    }
    if (open) json += `${json === '' ? '{' : ','}"${EXTRA}":${JSON.stringify(extraJson(extra))}`;
    return json === '' ? '{}' : `${json}}`;
  };
}
