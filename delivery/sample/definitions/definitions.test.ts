import { describe, expect, it } from 'vitest';
import { DEFINITION_KINDS, definitionKinds } from '@/delivery/definitions/kinds';
import { castOf } from '@/delivery/sample/stories/cast';
import { careWorld, coffeeWorld } from '@/delivery/sample/world';
import { definitionsOf } from './definitions-of';

describe.each(Object.entries({ careWorld, coffeeWorld }))('%s', (_, make) => {
  const definitions = definitionsOf(make({ seed: 7, scale: 1 }));

  it.each(DEFINITION_KINDS)('has valid definitions of %s', (kind) => {
    expect(definitions[kind].length).toBeGreaterThan(0);
    expect(definitionKinds[kind].parse(definitions[kind])).toEqual(definitions[kind]);
  });
});

it('has two pages of at least ten competitions, including products and groups', () => {
  const { price_competitions } = definitionsOf(careWorld({ seed: 7, scale: 1 }));
  expect(price_competitions.length).toBeGreaterThanOrEqual(2);
  const sides = price_competitions.flatMap(({ competitions }) =>
    competitions.flatMap(({ base, benchmark }) => [base, benchmark]),
  );
  for (const { competitions } of price_competitions) expect(competitions.length).toBeGreaterThanOrEqual(10);
  expect(new Set(sides.map(({ group_type }) => group_type)).size).toBe(2);
  expect(new Set(sides.map(({ merchant_type }) => merchant_type)).size).toBe(3);
});

it('shows every price war on a page of competitions', () => {
  const world = careWorld({ seed: 7, scale: 1 });
  const pairs = definitionsOf(world).price_competitions.flatMap(({ competitions }) =>
    competitions.map(({ base, benchmark }) =>
      [base, benchmark].flatMap(({ retailer, products }) => [retailer, ...products.csku_ids]),
    ),
  );
  for (let cycle = 20; cycle < 60; cycle++) {
    const { attacked, attacker } = castOf(world, cycle).priceWar;
    expect(pairs).toContainEqual([attacked, attacker].flatMap(({ retailer, sku }) => [retailer.name, sku.id]));
  }
});
