import type { Brand } from '@/delivery/sample/catalogue/category';
import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Retailer } from '@/delivery/sample/catalogue/retailer';
import { keyOf, noise, pick } from '@/delivery/sample/noise';
import type { World } from '@/delivery/sample/world';

/** The products and brands in the stories of a cycle. */
export interface Cast {
  /** The own product and the rival that undercuts it, which are a pair on a competition page. */
  readonly priceWar: { readonly attacked: Placement; readonly attacker: Placement };
  readonly stockOut: Placement;
  /** The own product that loses a power keyword, and the brand that buys the positions above it. */
  readonly keywordLost: { readonly loser: Placement; readonly pusher: Brand };
  /** The own SKU with a bad batch, at all retailers. */
  readonly badBatch: Placement;
  readonly buyboxLost: Placement;
  readonly listPriceBreach: Placement;
  readonly bannerTakeover: { readonly retailer: Retailer; readonly brand: Brand };
}

const casts = new WeakMap<World, Map<number, Cast>>();

/** Returns the cast of a cycle, which is cached for each world. */
export function castOf(world: World, cycle: number): Cast {
  const worldCasts = casts.get(world) ?? new Map<number, Cast>();
  casts.set(world, worldCasts);
  const cast = worldCasts.get(cycle) ?? makeCast(world, cycle);
  worldCasts.set(cycle, cast);
  return cast;
}

function makeCast(world: World, cycle: number): Cast {
  const key = keyOf(world.seed, `cast ${cycle}`);
  const stage = world.placements.filter(({ sku, retailer }) => sku.power && !retailer.sparse);
  // Odd and even cycles use different SKUs, so that a story does not continue into its next run.
  const own = stage.filter(({ sku }) => sku.brand.own && sku.variant % 2 === Math.abs(cycle % 2));
  const rivals = world.brands.filter((brand) => !brand.own);
  const usedSkus = new Set<string>();

  /** Returns an own placement, if possible one that is in no other story of the cycle. */
  function choose(purpose: string, suits: (placement: Placement) => boolean): Placement {
    const suitable = own.filter(suits);
    const fresh = suitable.filter(({ sku }) => !usedSkus.has(sku.id));
    const choice = pick(fresh.length > 0 ? fresh : suitable, noise(key, purpose));
    usedSkus.add(choice.sku.id);
    return choice;
  }
  const atShop = ({ retailer }: Placement) => !retailer.marketplace;
  const capped = own.filter(({ sku }) => sku.category.pack === 'bottle');

  const fronts = world.rivalries.filter((rivalry) => own.includes(rivalry.own) && atShop(rivalry.own));
  const front = pick(fronts, noise(key, 'price war'));
  usedSkus.add(front.own.sku.id);
  const loser = choose('keyword lost', ({ retailer }) => retailer.pageSize <= 24 && !retailer.marketplace);
  const pushers = rivals.filter((brand) => loser.sku.category.key in brand.range);
  return {
    priceWar: { attacked: front.own, attacker: front.rival },
    stockOut: choose('stock-out', atShop),
    keywordLost: { loser, pusher: pick(pushers, noise(key, 'pusher')) },
    badBatch: choose('bad batch', (placement) => capped.length === 0 || capped.includes(placement)),
    buyboxLost: choose('buybox lost', ({ retailer }) => retailer.marketplace),
    listPriceBreach: choose('list-price breach', atShop),
    bannerTakeover: {
      retailer: pick(world.retailers, noise(key, 'takeover retailer')),
      brand: pick(rivals, noise(key, 'takeover brand')),
    },
  };
}
