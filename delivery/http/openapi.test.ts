import { describe, expect, it } from 'vitest';
import { endpoints } from '@/lib/contract/endpoints';
import { openApiDocument } from './openapi';

const document = openApiDocument(['https://data.example.com']);

describe('openApiDocument', () => {
  it('describes all endpoints with their path and query parameters', () => {
    expect(Object.keys(document.paths)).toEqual(endpoints.map(({ path }) => path));
    const parameters = document.paths['/price-competition/{customer_page_id}']?.get.parameters;
    expect(parameters?.map(({ name, in: location, required }) => [name, location, required])).toEqual([
      ['customer_page_id', 'path', true],
      ['start_date', 'query', true],
      ['end_date', 'query', true],
      ['time_dimension', 'query', false],
      ['price_type', 'query', false],
    ]);
  });

  it('lists defaults, allowed values and limits of parameters', () => {
    const schema = (name: string) =>
      document.paths['/price']?.get.parameters.find((parameter) => parameter.name === name)?.schema;
    expect(schema('page_size')).toEqual({ type: 'integer', default: 10, minimum: 1, maximum: 1000 });
    expect(schema('calculation_type')).toMatchObject({
      default: 'AVG',
      enum: ['LAST', 'MIN_PRICE', 'MAX_PRICE', 'AVG'],
    });
    expect(schema('date')).toEqual({ type: 'string', format: 'date' });
  });

  it('lists 404 for the same endpoints as the specification', () => {
    const withNotFound = endpoints.filter(({ path }) => '404' in (document.paths[path]?.get.responses ?? {}));
    expect(withNotFound.map(({ name }) => name)).toEqual([
      'rating_detail_bulk',
      'review_detail_bulk',
      'review_text_detail_bulk',
      'review_sentiment_bulk',
    ]);
  });

  it('contains all schemas that it refers to', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    const names = new Set([...references].map(([, name]) => name));
    expect(names.size).toBe(8);
    for (const name of names) expect(document.components.schemas).toHaveProperty([String(name)]);
  });
});
