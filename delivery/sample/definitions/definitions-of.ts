import type { DefinitionKind, Definitions } from '@/delivery/definitions/kinds';
import type { Retailer as DefinedRetailer } from '@/delivery/definitions/retailers';
import type { ScorecardDefinition } from '@/delivery/definitions/scorecards';
import type { World } from '@/delivery/sample/world';
import { priceCompetitionsOf } from './price-competitions';
import { visibilitySourcesOf } from './visibility-sources';

/** Returns the definitions of the sample customer. */
export function definitionsOf(world: World): { [K in DefinitionKind]: Definitions<K> } {
  return {
    retailers: world.retailers.map(
      ({ name, code, country, currency }): DefinedRetailer => ({
        retailer_name: name,
        retailer_code: code,
        retailer_country: country,
        currency,
      }),
    ),
    visibility_sources: visibilitySourcesOf(world),
    scorecards: scorecardsOf(world),
    price_competitions: priceCompetitionsOf(world),
    own_brands: world.brands.filter(({ own }) => own).map(({ name }) => name),
  };
}

function scorecardsOf({ brands, skus, retailers }: World): ScorecardDefinition[] {
  const everything = { brands: [], service_sku_ids: [], retailers: [] };
  const power = skus.filter((sku) => sku.power);
  const marketplaces = retailers.filter(({ marketplace }) => marketplace);
  return [
    { ...everything, title: 'Own brands', order: 1, brands: brands.filter(({ own }) => own).map(({ name }) => name) },
    { ...everything, title: 'Power SKUs and rivals', order: 2, service_sku_ids: power.map(({ id }) => id) },
    { ...everything, title: 'Marketplaces', order: 3, retailers: marketplaces.map(({ name }) => name) },
  ];
}
