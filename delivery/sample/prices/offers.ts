import type { Placement } from '@/delivery/sample/catalogue/placement';
import type { Merchant } from '@/delivery/sample/catalogue/retailer';
import type { Day } from '@/delivery/sample/day';
import { keyOf, noise } from '@/delivery/sample/noise';
import { cycleOf, dayIn } from '@/delivery/sample/stories/calendar';
import { castOf } from '@/delivery/sample/stories/cast';
import { flashText, promotionText } from '@/delivery/sample/words/promotions';
import type { World } from '@/delivery/sample/world';
import { isFlash } from './flash';
import { cents } from './money';
import { type ShelfPrice, shelfPriceOf } from './shelf-price';
import { isInStock } from './stock';

/** A merchant's offer of a product at an hour, as shown on the page. */
export interface Offer {
  readonly placement: Placement;
  readonly merchant: Merchant;
  readonly list: number;
  /** Price without the promotion. */
  readonly regular: number;
  /** Selling price, or null if a sold-out page shows none. */
  readonly selling: number | null;
  readonly promotion: string | null;
  readonly inStock: boolean;
  /** Rank for the buybox, or null if it is out of stock. */
  readonly position: number | null;
}

/** A new merchant that undercuts all others for a few days and wins the buybox. */
export const UNKNOWN_MERCHANT: Merchant = {
  name: 'QX-Restposten 88',
  main: false,
  level: 0.8,
  cargoFee: 0,
  score: null,
};
const FLASH_LEVEL = 0.6;
const LEVEL_DAYS = 28;

/** Returns the offers of a product at an hour of a day, best first. */
export function offersOf(world: World, placement: Placement, day: Day, hour: number): Offer[] {
  const price = shelfPriceOf(world, placement, day);
  const offers = merchantsOf(world, placement, day)
    .map((merchant) => ({ merchant, price, day, hour }))
    .sort((a, b) => rankPrice(placement, a) - rankPrice(placement, b))
    .map((input) => makeOffer(world, placement, input));
  const ranked = offers.filter(({ inStock }) => inStock);
  const soldOut = offers.filter(({ inStock }) => !inStock);
  return [...ranked.map((offer, i) => ({ ...offer, position: i + 1 })), ...soldOut];
}

interface At {
  merchant: Merchant;
  price: ShelfPrice;
  day: Day;
  hour: number;
}

function makeOffer(world: World, placement: Placement, { merchant, price, day, hour }: At): Offer {
  const { retailer, key } = placement;
  const seller = keyOf(key, merchant.name);
  const flash = isFlash(world, placement, day, hour);
  // Sellers of a marketplace change their prices slightly every six hours.
  const mood = retailer.marketplace ? 0.995 + 0.01 * noise(seller, 'mood', day * 4 + Math.floor(hour / 6)) : 1;
  const level = levelOf(placement, merchant, day) * mood * (flash ? FLASH_LEVEL : 1);
  const adjusted = (amount: number) => (level === 1 ? amount : Math.min(price.list, cents(amount * level)));
  const regular = adjusted(flash ? price.selling : price.regular);
  const selling = adjusted(price.selling);
  const inStock = isInStock(world, placement, seller, day);
  return {
    placement,
    merchant,
    list: price.list,
    regular,
    selling: inStock || noise(seller, 'price of sold out') < 0.7 ? selling : null,
    promotion: flash ? flashText[retailer.language] : textOf(placement, 1 - selling / regular),
    inStock,
    position: null,
  };
}

function textOf({ retailer, key }: Placement, depth: number): string | null {
  const percent = Math.round(depth * 100);
  return percent > 0 ? promotionText(retailer.language, percent, noise(key, 'promotion text')) : null;
}

/** Returns the price level of a merchant for a product, which changes every four weeks on a different day for each. */
function levelOf({ retailer, key }: Placement, { name, level }: Merchant, day: Day): number {
  if (!retailer.marketplace) return 1;
  const seller = keyOf(key, name);
  const round = Math.floor((day + noise(seller, 'level round') * LEVEL_DAYS) / LEVEL_DAYS);
  return level * (0.985 + 0.03 * noise(seller, 'level', round));
}

/**
 * Returns the price that ranks for the buybox: the landed price, reduced by 3% for main merchants. It leaves out the
 * changes of every six hours, so that the buybox changes its holder only after a clear change of prices or stock.
 */
function rankPrice(placement: Placement, { merchant, price, day }: At): number {
  const selling = Math.min(price.list, price.selling * levelOf(placement, merchant, day));
  return (selling + (merchant.cargoFee ?? 0)) * (merchant.main ? 0.97 : 1);
}

function merchantsOf(world: World, placement: Placement, day: Day): readonly Merchant[] {
  const { retailer, key } = placement;
  if (!retailer.marketplace) return retailer.merchants;
  const sellers = retailer.merchants.filter(
    ({ name }, i) => noise(keyOf(key, name), 'sells it') < (i === 0 ? 0.75 : 0.55),
  );
  const usual = sellers.length > 0 ? sellers : retailer.merchants.slice(0, 1);
  if (placement !== castOf(world, cycleOf(day)).buyboxLost) return usual;
  // In its cycle, only main merchants sell the product of the story, so that it has a buybox to lose.
  const main = usual.filter((merchant) => merchant.main);
  const before = main.length > 0 ? main : retailer.merchants.slice(0, 1);
  return dayIn('buybox-lost', day) === null ? before : [...before, UNKNOWN_MERCHANT];
}
