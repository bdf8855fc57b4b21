import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFINITION_KINDS, type DefinitionKind } from './kinds';
import { parseDefinitions } from './parse';

function mistakes(content: unknown, kind?: DefinitionKind): string[] {
  const parsed = parseDefinitions(content, kind);
  return parsed.ok ? [] : parsed.mistakes.map(({ path, message }) => `${path} ${message}`);
}

const retailer = { retailer_name: 'dm AT', retailer_code: 'dm_at', retailer_country: 'AT', currency: 'EUR' };
const side = {
  group_type: 'STATIC_GROUP',
  name: 'Soap',
  retailer: 'dm AT',
  merchant_type: 'BUYBOX',
  products: { barcodes: ['4066447234176'] },
};
const competition = {
  competition_id: '7b1c2a54-8f0e-4c7a-9d59-0d1c3a5b7e9f',
  base: side,
  benchmark: side,
  coloring_levels: { target_min: 98, target_max: 102, margin: 3 },
};
const page = (change: object = {}) => ({ customer_page_id: 1, competitions: [{ ...competition, ...change }] });

describe('a definition file', () => {
  it('is a list of a kind, or a single entry, or an object of kinds', () => {
    const expected = { ok: true, definitions: { retailers: [retailer] } };
    expect(parseDefinitions([retailer], 'retailers')).toEqual(expected);
    expect(parseDefinitions(retailer, 'retailers')).toEqual(expected);
    expect(parseDefinitions({ retailers: [retailer] })).toEqual(expected);
  });

  it('does not change kinds that it does not contain', () => {
    expect(parseDefinitions({ own_brands: ['Balea', ' alverde '] })).toEqual({
      ok: true,
      definitions: { own_brands: ['Balea', 'alverde'] },
    });
  });

  it('has defaults for optional values', () => {
    const parsed = parseDefinitions([{ id: 1, type: 'SEARCH', name: 'soap' }], 'visibility_sources');
    expect(parsed).toMatchObject({
      definitions: { visibility_sources: [{ is_power: null, url: null, searched_brands: [], targets: [] }] },
    });
  });
});

describe('a mistake is reported with its path and allowed values', () => {
  it.each<[unknown, DefinitionKind | undefined, string]>([
    [[{ ...retailer, currency: 'Euro' }], 'retailers', '[0].currency is "Euro". Write 3 capital letters, such as EUR.'],
    [[{ retailer_name: 'dm' }], 'retailers', '[0].retailer_code is missing; it must be a text.'],
    [[{ ...retailer, colour: 1 }], 'retailers', '[0] has a field that is not known: colour.'],
    [[retailer, { ...retailer, retailer_code: 'x' }], 'retailers', '[1].retailer_name is "dm AT", like entry 0'],
    [['Balea', 'balea'], 'own_brands', '[1] is "balea", like entry 0. Keep one of them.'],
    [[{ id: '1', type: 'SEARCH', name: 'a' }], 'visibility_sources', '[0].id is "1"; it must be a number.'],
    [
      [{ id: 1, type: 'search', name: 'a' }],
      'visibility_sources',
      '[0].type is "search". Choose one of SEARCH, CATEGORY.',
    ],
    [[{ id: 0, type: 'SEARCH', name: 'a' }], 'visibility_sources', '[0].id is 0; the lowest allowed is 1.'],
    [[{ customer_page_id: 0, competitions: [] }], 'price_competitions', '[0].customer_page_id is 0; the lowest'],
    [[{ title: '' }], 'scorecards', '[0].title is empty.'],
    [
      [page({ competition_id: 'seven' })],
      'price_competitions',
      '[0].competitions[0].competition_id is "seven", which is no UUID.',
    ],
    [
      [page({ base: { ...side, products: {} } })],
      'price_competitions',
      '[0].competitions[0].base.products must list barcodes',
    ],
    [
      [page({ benchmark: { ...side, group_type: 'DYNAMIC_GROUP' } })],
      'price_competitions',
      '[0].competitions[0].benchmark.products must give a brand or tags',
    ],
    [
      [page({ coloring_levels: { target_min: 103, target_max: 102, margin: 3 } })],
      'price_competitions',
      '[0].competitions[0].coloring_levels.target_min is above target_max. Swap them.',
    ],
  ])('%j', (content, kind, expected) => {
    const messages = mistakes(content, kind);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`${kind}${expected}`);
  });

  it('reports all mistakes, and unknown kinds', () => {
    expect(mistakes({ shops: [], own_brands: [3], retailers: 'none' })).toEqual([
      `shops is not a kind of definition. Use one of ${DEFINITION_KINDS.join(', ')}.`,
      'own_brands[0] is 3; it must be a text.',
      'retailers is "none"; it must be a list.',
    ]);
    expect(mistakes([])[0]).toContain('must be an object');
  });
});

it('every example in the guide is a definition file', () => {
  const guide = readFileSync('docs/operating/definitions.md', 'utf8');
  const examples = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text ?? ''));
  expect(examples.flatMap((example) => Object.keys(example)).sort()).toEqual([...DEFINITION_KINDS].sort());
  for (const example of examples) expect(mistakes(example)).toEqual([]);
});
