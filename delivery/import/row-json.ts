import type { Stored } from '@/delivery/schema/stored';
import { EXTRA } from '@/delivery/schema/tables';
import type { GoodRecord } from './outcome';

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
    if (open) json += `${json === '' ? '{' : ','}"${EXTRA}":${JSON.stringify(JSON.stringify(extra ?? {}))}`;
    return json === '' ? '{}' : `${json}}`;
  };
}
