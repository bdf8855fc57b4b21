import type { z } from 'zod';
import { DEFINITION_KINDS, type DefinitionKind, type Definitions, definitionKinds, isDefinitionKind } from './kinds';

/** A mistake in a definition file. */
export interface Mistake {
  /** For example `price_competitions[0].competitions[2].base.retailer`. */
  path: string;
  message: string;
}

export type ParsedDefinitions = { [K in DefinitionKind]?: Definitions<K> };

type Parsed = { ok: true; definitions: ParsedDefinitions } | { ok: false; mistakes: Mistake[] };

/**
 * Parses a definition file. With a kind, it contains a list of that kind or a single entry. Without one, it is an
 * object from kind to list. An import does not change kinds that the file does not contain.
 */
export function parseDefinitions(content: unknown, kind?: DefinitionKind): Parsed {
  const byKind = kind ? { [kind]: Array.isArray(content) ? content : [content] } : content;
  if (typeof byKind !== 'object' || byKind === null || Array.isArray(byKind))
    return refused('file', `must be an object whose fields are ${DEFINITION_KINDS.join(', ')}; or name the kind.`);

  const definitions: Record<string, unknown> = {};
  const mistakes: Mistake[] = [];
  for (const [name, list] of Object.entries(byKind)) {
    if (!isDefinitionKind(name)) {
      mistakes.push({ path: name, message: `is not a kind of definition. Use one of ${DEFINITION_KINDS.join(', ')}.` });
      continue;
    }
    const result = definitionKinds[name].safeParse(list, { error: sentence });
    if (result.success) definitions[name] = result.data;
    else
      mistakes.push(
        ...result.error.issues.map((issue) => ({ path: pathOf([name, ...issue.path]), message: issue.message })),
      );
  }
  // Each list has been parsed by the schema of its kind.
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, definitions: definitions as ParsedDefinitions };
}

function refused(path: string, message: string): Parsed {
  return { ok: false, mistakes: [{ path, message }] };
}

function pathOf(parts: readonly PropertyKey[]): string {
  return parts
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

const WORDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') {
    const expected = WORDS[issue.expected] ?? issue.expected;
    return issue.input === undefined
      ? `is missing; it must be ${expected}.`
      : `is ${formatInput(issue.input)}; it must be ${expected}.`;
  }
  if (issue.code === 'invalid_value')
    return `is ${formatInput(issue.input)}. Choose one of ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'unrecognized_keys') return `has a field that is not known: ${issue.keys.join(', ')}.`;
  if (issue.code === 'too_small') return `is ${formatInput(issue.input)}; the lowest allowed is ${issue.minimum}.`;
  if (issue.code === 'too_big') return `is ${formatInput(issue.input)}; the highest allowed is ${issue.maximum}.`;
  return undefined;
}

function formatInput(input: unknown): string {
  const text = JSON.stringify(input) ?? String(input);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
