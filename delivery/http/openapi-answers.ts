import * as z from 'zod/mini';
import { type BulkDataset, fileName } from '@/lib/contract/dataset';
import type { Endpoint } from '@/lib/contract/endpoint';
import { identifierValue } from '@/lib/contract/identifier';

/** Returns the JSON Schema of a response value, without `$schema`, as OpenAPI 3.1 implies it. */
export function jsonSchema(schema: z.ZodMiniType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'output', override: describeNumbers });
  return rest;
}

/** Removes the bounds of safe integers and describes identifiers as integers, as the specification does. */
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

/** Returns the responses of an endpoint by status. */
export function answers(endpoint: Endpoint) {
  return {
    ...(endpoint.kind === 'bulk' ? fileAnswers(endpoint.dataset) : jsonAnswer(endpoint.response)),
    401: refusal('The key is missing or unknown.'),
    422: refusal('Parameters are missing or invalid. `errors` lists them.'),
    429: {
      ...refusal('The rate limit of the key is exceeded.'),
      headers: { 'Retry-After': header('Seconds to wait.') },
    },
  };
}

function jsonAnswer(response: z.ZodMiniType) {
  return {
    200: { description: 'The requested data.', content: { 'application/json': { schema: jsonSchema(response) } } },
  };
}

function fileAnswers(dataset: BulkDataset) {
  const name = fileName(dataset.name, '2026-03-31', 7, 'csv');
  const empty = 'If there is no file for that date and hour: only the header line (CSV) or an empty body (NDJSON).';
  return {
    200: {
      description: `The file, with a name such as \`${name}\`.${dataset.whenMissing === 'empty' ? ` ${empty}` : ''}`,
      headers: {
        ETag: header('Strong entity tag. Changes when the file is replaced.'),
        'Content-Disposition': header('Name of the file.'),
        'Accept-Ranges': header('bytes'),
      },
      content: fileContent(dataset),
    },
    206: { description: 'The requested range of the file.', content: fileContent(dataset) },
    304: { description: 'The file has the entity tag of If-None-Match.' },
    ...(dataset.whenMissing === 'not_found' && { 404: refusal('There is no file for that date and hour.') }),
    416: refusal('The range starts after the end of the file.'),
  };
}

function fileContent({ name, columns, promised }: BulkDataset) {
  const listed = `One line for each record, after the header ${Object.keys(columns).join(',')}`;
  const csv = promised ? listed : 'One line for each record, after a header with the columns of this file.';
  return {
    'text/csv': { schema: { type: 'string', description: csv } },
    'application/x-ndjson': {
      schema: { description: 'One object on each line.', $ref: `#/components/schemas/${name}_record` },
    },
  };
}

function refusal(description: string) {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
}

function header(description: string) {
  return { description, schema: { type: 'string' } };
}
