import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { pathParams } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { tryJson } from '@/lib/json/try-json';
import { decodeUtf8, WrongEncoding } from '@/lib/text/decode-utf8.mjs';

/** Paths that replace those of the contract, by endpoint name. */
export type PathMap = Readonly<Record<string, string>>;

const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

/** Parses a JSON object from endpoint name to path, or a file that contains one. */
export const pathMap = z.string().transform((text, context): PathMap => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  let source = text.trim();
  try {
    if (!source.startsWith('{')) source = decodeUtf8(readFileSync(text));
  } catch (error) {
    const reason = error instanceof WrongEncoding ? error.message : 'cannot be read. Check its name and permissions.';
    return refuse(`names the file ${text}, which ${reason}`);
  }
  const parsed = z.record(z.string(), z.string()).safeParse(tryJson(source));
  if (!parsed.success) return refuse('is not a JSON object from endpoint name to path.');
  for (const [name, path] of Object.entries(parsed.data)) {
    const mistake = mistakeIn(name, path);
    if (mistake) return refuse(mistake);
  }
  return parsed.data;
});

function mistakeIn(name: string, path: string): string | null {
  const endpoint = byName.get(name);
  if (!endpoint) return `names "${name}", which is not an endpoint. Endpoints are ${[...byName.keys()].join(', ')}.`;
  if (!/^\/(?![/\\])[^?#\s]*$/.test(path))
    return `gives ${name} the path "${path}". A path begins with /, not with //, and has no query.`;
  const unknown = pathParams(path).find((param) => !Object.hasOwn(endpoint.params.shape, param));
  return unknown ? `gives ${name} a path with {${unknown}}, which is not one of its parameters.` : null;
}
