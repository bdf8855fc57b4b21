import * as z from 'zod/mini';
import { record } from '@/lib/contract/column';
import { datasets } from '@/lib/contract/datasets';
import { type Endpoint, pathParams } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { problemDetails } from '@/lib/contract/problem';
import { answers, jsonSchema } from './openapi-answers';

/** Name of the header with a customer's key. */
export const KEY_HEADER = 'x-api-key';

const DESCRIPTION = `Retail monitoring data of the customer: bulk files and JSON responses.

All requests need the key in the header \`X-Api-Key\`. Null means "unknown", never zero. Unknown lists are empty.
Unknown query parameters are ignored. A repeated parameter is refused.`;

/**
 * Creates the OpenAPI 3.1 document of the contract.
 *
 * @param servers addresses of the service. Defaults to the document's origin
 */
export function openApiDocument(servers: readonly string[] = []) {
  return {
    openapi: '3.1.0',
    info: { title: 'Retail Data Delivery API', version: '1.0.0', description: DESCRIPTION },
    ...(servers.length > 0 && { servers: servers.map((url) => ({ url })) }),
    tags: [
      { name: 'Bulk files', description: 'One file for each dataset, date and hour.' },
      { name: 'JSON responses', description: 'Data of a day or a range.' },
    ],
    security: [{ key: [] }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: KEY_HEADER } },
      schemas: {
        Problem: jsonSchema(problemDetails),
        ...Object.fromEntries(datasets.map(({ name, columns }) => [`${name}_record`, jsonSchema(record(columns))])),
      },
    },
  };
}

function operation(endpoint: Endpoint) {
  return {
    operationId: endpoint.name,
    summary: endpoint.title,
    description: endpoint.summary,
    tags: [endpoint.kind === 'bulk' ? 'Bulk files' : 'JSON responses'],
    parameters: parameters(endpoint),
    responses: answers(endpoint),
  };
}

function parameters(endpoint: Endpoint) {
  const inPath = new Set(pathParams(endpoint.path));
  const { required = [] } = z.toJSONSchema(endpoint.params, { io: 'input' });
  const { properties = {} } = jsonSchema(endpoint.params);
  return Object.entries(properties).map(([name, property]) => {
    const { description, pattern: _, ...schema } = property as z.core.JSONSchema.JSONSchema;
    return { name, in: inPath.has(name) ? 'path' : 'query', required: required.includes(name), description, schema };
  });
}
