import type * as z from 'zod/mini';

/** A setting of this browser. It is a cookie because the server needs it to render the first numbers of a page. */
export interface CookieSetting<Value> {
  readonly name: string;
  /** Parses the decoded text of the cookie. Returns the initial value if it is missing or malformed. */
  read(text: string | undefined): Value;
}

/** Defines a setting that is stored as JSON. */
export function cookieSetting<Value>(name: string, schema: z.ZodMiniType<Value>, initial: Value): CookieSetting<Value> {
  return {
    name,
    read(text = '') {
      try {
        return schema.safeParse(JSON.parse(text)).data ?? initial;
      } catch {
        return initial;
      }
    },
  };
}
