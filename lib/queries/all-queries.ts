// Written by scripts/setup/list-queries.ts, which `npm run check` runs.
import { booked as bannersBooked, bookedDays as bannersBookedDays } from './banners/booked';
import { bookedShare as bannersBookedShare } from './banners/booked-share';
import { bookingNames as bannersBookingNames } from './banners/booking-names';
import { brandTrend as bannersBrandTrend } from './banners/brand-trend';
import { cards as bannersCards } from './banners/cards';
import { changeCounts as bannersChangeCounts, changes as bannersChanges } from './banners/changes';
import { homePages as bannersHomePages } from './banners/home-pages';
import { labels as bannersLabels } from './banners/labels';
import { days as bannersDays, dictionary as bannersDictionary, facets as bannersFacets } from './banners/page-queries';
import { placements as bannersPlacements } from './banners/placements';
import { positionMap as bannersPositionMap } from './banners/position-map';
import { runs as bannersRuns } from './banners/runs';
import { shares as bannersShares } from './banners/shares';
import { takeovers as bannersTakeovers } from './banners/takeovers';
import { tiles as bannersTiles } from './banners/tiles';
import { faults as downloadsFaults, faultText as downloadsFaultText } from './downloads/faults';
import { files as downloadsFiles } from './downloads/files';
import { days as overviewDays } from './overview/days';
import { dictionary as overviewDictionary } from './overview/dictionary';
import { facets as overviewFacets } from './overview/facets';
import { items as overviewItems } from './overview/items';
import { points as overviewPoints } from './overview/points';
import { problems as overviewProblems } from './overview/problems';
import { send as overviewSend } from './overview/send';
import { sentPoints as overviewSent } from './overview/sent';
import { tiles as overviewTiles } from './overview/tiles';
import { buckets as priceCompetitionBuckets } from './price-competition/buckets';
import { changes as priceCompetitionChanges } from './price-competition/changes';
import { evidence as priceCompetitionEvidence, line as priceCompetitionLine } from './price-competition/line';
import { lines as priceCompetitionLines } from './price-competition/lines';
import { mainPrices as priceCompetitionMainPrices } from './price-competition/main-prices';
import {
  days as priceCompetitionDays,
  dictionary as priceCompetitionDictionary,
  facets as priceCompetitionFacets,
} from './price-competition/page-queries';
import { retailers as priceCompetitionRetailers } from './price-competition/retailers';
import { summary as priceCompetitionSummary } from './price-competition/summary';
import { tiles as priceCompetitionTiles } from './price-competition/tiles';
import { brands as pricesBrands } from './prices/brands';
import { buybox as pricesBuybox } from './prices/buybox';
import { changes as pricesChanges } from './prices/changes';
import { flash as pricesFlash } from './prices/flash';
import { matrix as pricesMatrix } from './prices/matrix';
import { movers as pricesMovers, moves as pricesMoves } from './prices/moves';
import { offers as pricesOffers } from './prices/offers';
import { days as pricesDays, dictionary as pricesDictionary, facets as pricesFacets } from './prices/page-queries';
import { promotionShares as pricesPromotionShares } from './prices/promotion-shares';
import { promotions as pricesPromotions } from './prices/promotions';
import { raw as pricesRaw } from './prices/raw';
import { retailers as pricesRetailers } from './prices/retailers';
import { sku as pricesSku } from './prices/sku';
import { stock as pricesStock } from './prices/stock';
import { tiles as pricesTiles } from './prices/tiles';
import { all as rankingsAll } from './rankings/all';
import { changes as rankingsChanges } from './rankings/changes';
import { matrix as rankingsMatrix } from './rankings/matrix';
import { matrixKeywords as rankingsMatrixKeywords } from './rankings/matrix-keywords';
import { pageOne as rankingsPageOne } from './rankings/page-one';
import {
  days as rankingsDays,
  dictionary as rankingsDictionary,
  facets as rankingsFacets,
} from './rankings/page-queries';
import { product as rankingsProduct } from './rankings/product';
import { rankHistory as rankingsRankHistory } from './rankings/rank-history';
import { retailers as rankingsRetailers } from './rankings/retailers';
import { tiles as rankingsTiles } from './rankings/tiles';
import { falls as scorecardsFalls } from './scorecards/falls';
import { newReviews as scorecardsNewReviews } from './scorecards/new-reviews';
import {
  days as scorecardsDays,
  dictionary as scorecardsDictionary,
  facets as scorecardsFacets,
} from './scorecards/page-queries';
import { retailers as scorecardsRetailers } from './scorecards/retailers';
import { scorecards as scorecardsScorecards } from './scorecards/scorecards';
import { skus as scorecardsSkus } from './scorecards/skus';
import { tiles as scorecardsTiles } from './scorecards/tiles';
import { brands as shelfBrands } from './shelf/brands';
import { firstTen as shelfFirstTen } from './shelf/first-ten';
import { days as shelfDays, dictionary as shelfDictionary, facets as shelfFacets } from './shelf/page-queries';
import { shelf as shelfShelf } from './shelf/shelf';
import { sources as shelfSources } from './shelf/sources';
import { summary as shelfSummary } from './shelf/summary';
import { tiles as shelfTiles } from './shelf/tiles';
import { brandTrend as visibilityBrandTrend } from './visibility/brand-trend';
import { distances as visibilityDistances } from './visibility/distances';
import { matrix as visibilityMatrix, positions as visibilityPositions } from './visibility/matrix';
import {
  days as visibilityDays,
  dictionary as visibilityDictionary,
  facets as visibilityFacets,
} from './visibility/page-queries';
import { retailers as visibilityRetailers } from './visibility/retailers';
import { score as visibilityScore } from './visibility/score';
import { scores as visibilityScores } from './visibility/scores';
import { spots as visibilitySpots } from './visibility/spots';
import { tiles as visibilityTiles } from './visibility/tiles';

/** Every query by its name. */
export const queries = {
  'banners/booked': bannersBooked,
  'banners/booked-days': bannersBookedDays,
  'banners/booked-share': bannersBookedShare,
  'banners/booking-names': bannersBookingNames,
  'banners/brand-trend': bannersBrandTrend,
  'banners/cards': bannersCards,
  'banners/change-counts': bannersChangeCounts,
  'banners/changes': bannersChanges,
  'banners/days': bannersDays,
  'banners/dictionary': bannersDictionary,
  'banners/facets': bannersFacets,
  'banners/home-pages': bannersHomePages,
  'banners/labels': bannersLabels,
  'banners/placements': bannersPlacements,
  'banners/position-map': bannersPositionMap,
  'banners/runs': bannersRuns,
  'banners/shares': bannersShares,
  'banners/takeovers': bannersTakeovers,
  'banners/tiles': bannersTiles,
  'downloads/fault-text': downloadsFaultText,
  'downloads/faults': downloadsFaults,
  'downloads/files': downloadsFiles,
  'overview/days': overviewDays,
  'overview/dictionary': overviewDictionary,
  'overview/facets': overviewFacets,
  'overview/items': overviewItems,
  'overview/points': overviewPoints,
  'overview/problems': overviewProblems,
  'overview/send': overviewSend,
  'overview/sent': overviewSent,
  'overview/tiles': overviewTiles,
  'price-competition/buckets': priceCompetitionBuckets,
  'price-competition/changes': priceCompetitionChanges,
  'price-competition/days': priceCompetitionDays,
  'price-competition/dictionary': priceCompetitionDictionary,
  'price-competition/evidence': priceCompetitionEvidence,
  'price-competition/facets': priceCompetitionFacets,
  'price-competition/line': priceCompetitionLine,
  'price-competition/lines': priceCompetitionLines,
  'price-competition/main-prices': priceCompetitionMainPrices,
  'price-competition/retailers': priceCompetitionRetailers,
  'price-competition/summary': priceCompetitionSummary,
  'price-competition/tiles': priceCompetitionTiles,
  'prices/brands': pricesBrands,
  'prices/buybox': pricesBuybox,
  'prices/changes': pricesChanges,
  'prices/days': pricesDays,
  'prices/dictionary': pricesDictionary,
  'prices/facets': pricesFacets,
  'prices/flash': pricesFlash,
  'prices/matrix': pricesMatrix,
  'prices/movers': pricesMovers,
  'prices/moves': pricesMoves,
  'prices/offers': pricesOffers,
  'prices/promotion-shares': pricesPromotionShares,
  'prices/promotions': pricesPromotions,
  'prices/raw': pricesRaw,
  'prices/retailers': pricesRetailers,
  'prices/sku': pricesSku,
  'prices/stock': pricesStock,
  'prices/tiles': pricesTiles,
  'rankings/all': rankingsAll,
  'rankings/changes': rankingsChanges,
  'rankings/days': rankingsDays,
  'rankings/dictionary': rankingsDictionary,
  'rankings/facets': rankingsFacets,
  'rankings/matrix': rankingsMatrix,
  'rankings/matrix-keywords': rankingsMatrixKeywords,
  'rankings/page-one': rankingsPageOne,
  'rankings/product': rankingsProduct,
  'rankings/rank-history': rankingsRankHistory,
  'rankings/retailers': rankingsRetailers,
  'rankings/tiles': rankingsTiles,
  'scorecards/days': scorecardsDays,
  'scorecards/dictionary': scorecardsDictionary,
  'scorecards/facets': scorecardsFacets,
  'scorecards/falls': scorecardsFalls,
  'scorecards/new-reviews': scorecardsNewReviews,
  'scorecards/retailers': scorecardsRetailers,
  'scorecards/scorecards': scorecardsScorecards,
  'scorecards/skus': scorecardsSkus,
  'scorecards/tiles': scorecardsTiles,
  'shelf/brands': shelfBrands,
  'shelf/days': shelfDays,
  'shelf/dictionary': shelfDictionary,
  'shelf/facets': shelfFacets,
  'shelf/first-ten': shelfFirstTen,
  'shelf/shelf': shelfShelf,
  'shelf/sources': shelfSources,
  'shelf/summary': shelfSummary,
  'shelf/tiles': shelfTiles,
  'visibility/brand-trend': visibilityBrandTrend,
  'visibility/days': visibilityDays,
  'visibility/dictionary': visibilityDictionary,
  'visibility/distances': visibilityDistances,
  'visibility/facets': visibilityFacets,
  'visibility/matrix': visibilityMatrix,
  'visibility/positions': visibilityPositions,
  'visibility/retailers': visibilityRetailers,
  'visibility/score': visibilityScore,
  'visibility/scores': visibilityScores,
  'visibility/spots': visibilitySpots,
  'visibility/tiles': visibilityTiles,
};
