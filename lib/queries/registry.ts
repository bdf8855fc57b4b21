import type * as z from 'zod/mini';
import { booked, bookedDays } from './banners/booked';
import { bookedShare } from './banners/booked-share';
import { bookingNames } from './banners/booking-names';
import { brandTrend } from './banners/brand-trend';
import { cards } from './banners/cards';
import { changeCounts, changes } from './banners/changes';
import { days } from './banners/days';
import { dictionary } from './banners/dictionary';
import { facets } from './banners/facets';
import { homePages } from './banners/home-pages';
import { labels } from './banners/labels';
import { placements } from './banners/placements';
import { positionMap } from './banners/position-map';
import { runs } from './banners/runs';
import { shares } from './banners/shares';
import { takeovers } from './banners/takeovers';
import { tiles } from './banners/tiles';
import { dictionary as downloadDictionary } from './downloads/dictionary';
import { faults, faultText } from './downloads/faults';
import { files } from './downloads/files';
import { days as overviewDays } from './overview/days';
import { dictionary as overviewDictionary } from './overview/dictionary';
import { facets as overviewFacets } from './overview/facets';
import { items as overviewItems } from './overview/items';
import { problems as overviewProblems } from './overview/problems';
import { send as overviewSend } from './overview/send';
import { tiles as overviewTiles } from './overview/tiles';
import { buckets as competitionBuckets } from './price-competition/buckets';
import { changes as competitionChanges } from './price-competition/changes';
import { days as competitionDays } from './price-competition/days';
import { dictionary as competitionDictionary } from './price-competition/dictionary';
import { facets as competitionFacets } from './price-competition/facets';
import { evidence as competitionEvidence, line as competitionLine } from './price-competition/line';
import { lines as competitionLines } from './price-competition/lines';
import { mainPrices as competitionMainPrices } from './price-competition/main-prices';
import { retailers as competitionRetailers } from './price-competition/retailers';
import { summary as competitionSummary } from './price-competition/summary';
import { tiles as competitionTiles } from './price-competition/tiles';
import { buybox as priceBuybox } from './prices/buybox';
import { changeCounts as priceChangeCounts, changes as priceChanges } from './prices/changes';
import { days as priceDays } from './prices/days';
import { dictionary as priceDictionary } from './prices/dictionary';
import { discounts as priceDiscounts } from './prices/discounts';
import { facets as priceFacets } from './prices/facets';
import { flash as priceFlash } from './prices/flash';
import { matrix as priceMatrix } from './prices/matrix';
import { medians as priceMedians } from './prices/medians';
import { movers as priceMovers, moves as priceMoves } from './prices/moves';
import { offers as priceOffers } from './prices/offers';
import { retailers as priceRetailers } from './prices/retailers';
import { sku as priceSku } from './prices/sku';
import { spread as priceSpread } from './prices/spread';
import { stock as priceStock } from './prices/stock';
import { summary as priceSummary } from './prices/summary';
import { tiles as priceTiles } from './prices/tiles';
import type { Query } from './query';
import { brandTrend as visibilityBrandTrend } from './visibility/brand-trend';
import { days as visibilityDays } from './visibility/days';
import { dictionary as visibilityDictionary } from './visibility/dictionary';
import { distances } from './visibility/distances';
import { facets as visibilityFacets } from './visibility/facets';
import { matrix, positions } from './visibility/matrix';
import { retailers as visibilityRetailers } from './visibility/retailers';
import { score } from './visibility/score';
import { scores } from './visibility/scores';
import { sources } from './visibility/sources';
import { spots } from './visibility/spots';
import { tiles as visibilityTiles } from './visibility/tiles';

/** Every query by its name. */
const queries = {
  'banners/days': days,
  'banners/tiles': tiles,
  'banners/brand-trend': brandTrend,
  'banners/takeovers': takeovers,
  'banners/shares': shares,
  'banners/placements': placements,
  'banners/changes': changes,
  'banners/change-counts': changeCounts,
  'banners/runs': runs,
  'banners/labels': labels,
  'banners/booked': booked,
  'banners/booked-days': bookedDays,
  'banners/booked-share': bookedShare,
  'banners/booking-names': bookingNames,
  'banners/position-map': positionMap,
  'banners/cards': cards,
  'banners/home-pages': homePages,
  'banners/facets': facets,
  'banners/dictionary': dictionary,
  'downloads/files': files,
  'downloads/faults': faults,
  'downloads/fault-text': faultText,
  'downloads/dictionary': downloadDictionary,
  'overview/days': overviewDays,
  'overview/tiles': overviewTiles,
  'overview/problems': overviewProblems,
  'overview/items': overviewItems,
  'overview/send': overviewSend,
  'overview/facets': overviewFacets,
  'overview/dictionary': overviewDictionary,
  'price-competition/days': competitionDays,
  'price-competition/summary': competitionSummary,
  'price-competition/tiles': competitionTiles,
  'price-competition/lines': competitionLines,
  'price-competition/retailers': competitionRetailers,
  'price-competition/main-prices': competitionMainPrices,
  'price-competition/line': competitionLine,
  'price-competition/evidence': competitionEvidence,
  'price-competition/changes': competitionChanges,
  'price-competition/buckets': competitionBuckets,
  'price-competition/facets': competitionFacets,
  'price-competition/dictionary': competitionDictionary,
  'prices/days': priceDays,
  'prices/tiles': priceTiles,
  'prices/summary': priceSummary,
  'prices/retailers': priceRetailers,
  'prices/offers': priceOffers,
  'prices/medians': priceMedians,
  'prices/sku': priceSku,
  'prices/discounts': priceDiscounts,
  'prices/matrix': priceMatrix,
  'prices/moves': priceMoves,
  'prices/movers': priceMovers,
  'prices/stock': priceStock,
  'prices/buybox': priceBuybox,
  'prices/changes': priceChanges,
  'prices/change-counts': priceChangeCounts,
  'prices/spread': priceSpread,
  'prices/flash': priceFlash,
  'prices/facets': priceFacets,
  'prices/dictionary': priceDictionary,
  'visibility/days': visibilityDays,
  'visibility/tiles': visibilityTiles,
  'visibility/brand-trend': visibilityBrandTrend,
  'visibility/distances': distances,
  'visibility/retailers': visibilityRetailers,
  'visibility/matrix': matrix,
  'visibility/positions': positions,
  'visibility/spots': spots,
  'visibility/sources': sources,
  'visibility/scores': scores,
  'visibility/score': score,
  'visibility/facets': visibilityFacets,
  'visibility/dictionary': visibilityDictionary,
};

type Queries = typeof queries;
export type QueryName = keyof Queries;
/** Parameters as they are given: what has a default may be left out, lists may be one text. */
export type ParamsOf<Name extends QueryName> = z.input<Queries[Name]['params']>;
export type AnswerOf<Name extends QueryName> = Awaited<ReturnType<Queries[Name]['answer']>>;

export const allQueries = Object.values(queries) as unknown as readonly Query[];

export function queryNamed(name: string): Query | undefined {
  return allQueries.find((query) => query.name === name);
}
