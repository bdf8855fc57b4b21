import type { VisibilitySource } from '@/delivery/definitions/visibility-sources';
import { keyOf, noise } from '@/delivery/sample/noise';
import type { Source } from '@/delivery/sample/shelves/source';
import type { World } from '@/delivery/sample/world';

/** Returns the sources with the brands of their category, own brands first, and with targets of score and position. */
export function visibilitySourcesOf(world: World): VisibilitySource[] {
  return world.sources.map((source): VisibilitySource => {
    const { id, type, name, representativeName, category, power, retailers } = source;
    const brands = world.brands.filter(({ range }) => category.key in range);
    return {
      id,
      type,
      name,
      representative_name: representativeName,
      is_power: power,
      url: null,
      searched_brands: [...brands.filter(({ own }) => own), ...brands.filter(({ own }) => !own)].map((brand) => ({
        brand: brand.name,
        group: brand.own ? 'Our brands' : 'Competitors',
        is_own: brand.own,
      })),
      targets: retailers.map(({ code }) => ({
        retailer_code: code,
        score: targetScore(world, source, code),
        position: power ? 5 : 10,
      })),
    };
  });
}

/** Returns a target in steps of five, which is higher for power keywords. */
function targetScore({ seed }: World, { name, power }: Source, retailer: string): number {
  return (power ? 15 : 10) + 5 * Math.floor(3 * noise(keyOf(seed, `${retailer}/${name}`), 'target'));
}
