import * as z from 'zod/mini';
import { type BulkDataset, fileName } from './dataset';
import type { Endpoint } from './endpoint';
import { identifierValue } from './identifier';

/** The JSON Schema of a value as it is answered, without the dialect's address: OpenAPI 3.1 names it already. */
export function jsonSchema(schema: z.ZodMiniType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', override: describeNumbers });
  return rest;
}

/** Bounds of what JSON carries exactly are left out, and an identifier is the number that the specification has. */
function describeNumbers({
  zodSchema,
  jsonSchema,
}: Parameters<NonNullable<z.core.JSONSchemaGeneratorParams['override']>>[0]) {
  if (zodSchema === identifierValue) {
    delete jsonSchema.anyOf;
    jsonSchema.type = 'integer';
  }
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Every answer of an endpoint by status. */
export function answers(endpoint: Endpoint) {
  return {
    ...(endpoint.kind === 'bulk' ? fileAnswers(endpoint.dataset) : jsonAnswer(endpoint.response)),
    401: refusal('The key is missing or not known.'),
    422: refusal('A parameter is missing or not allowed; `errors` names each.'),
    429: { ...refusal('More requests than the key allows.'), headers: { 'Retry-After': header('Seconds to wait.') } },
  };
}

function jsonAnswer(response: z.ZodMiniType) {
  return { 200: { description: 'The answer.', content: { 'application/json': { schema: jsonSchema(response) } } } };
}

function fileAnswers(dataset: BulkDataset) {
  const name = fileName(dataset.name, '2026-03-31', 7, 'csv');
  const empty = 'Without a file for that date and hour: the header line alone (csv) or nothing (ndjson).';
  return {
    200: {
      description: `The file, named such as \`${name}\`.${dataset.whenMissing === 'empty' ? ` ${empty}` : ''}`,
      headers: {
        ETag: header('Strong; changes when the file was replaced.'),
        'Content-Disposition': header('Name of the file.'),
        'Accept-Ranges': header('bytes'),
      },
      content: fileContent(dataset),
    },
    206: { description: 'The asked range of the file.', content: fileContent(dataset) },
    304: { description: 'The file is the one that If-None-Match names.' },
    ...(dataset.whenMissing === 'not_found' && { 404: refusal('No file for that date and hour.') }),
    416: refusal('The range begins behind the end of the file.'),
  };
}

function fileContent({ name, columns, promised }: BulkDataset) {
  const listed = `One line a record under the header ${Object.keys(columns).join(',')}`;
  const csv = promised ? listed : 'One line a record; the header names the columns of this file.';
  return {
    'text/csv': { schema: { type: 'string', description: csv } },
    'application/x-ndjson': {
      schema: { description: 'One object a line.', $ref: `#/components/schemas/${name}_record` },
    },
  };
}

function refusal(description: string) {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
}

function header(description: string) {
  return { description, schema: { type: 'string' } };
}
