import { bulkEndpoint } from './dataset';
import { datasets } from './datasets';
import { eRetailMedia } from './e-retail-media';
import type { Endpoint } from './endpoint';
import { ratingBulkFiles, reviewBulkFiles, reviewTextBulkFiles } from './file-list';
import { price } from './price';
import { priceCompetition } from './price-competition';
import { scorecard } from './scorecard';
import { visibilityListings } from './visibility-listings';
import { visibilityScores } from './visibility-scores';
import { visibilitySearchByProduct } from './visibility-search-by-product';

export const bulkEndpoints = datasets.map(bulkEndpoint);

export const jsonEndpoints = [
  ratingBulkFiles,
  reviewBulkFiles,
  reviewTextBulkFiles,
  scorecard,
  price,
  priceCompetition,
  visibilityScores,
  visibilitySearchByProduct,
  visibilityListings,
  eRetailMedia,
] as const;

export type JsonEndpointName = (typeof jsonEndpoints)[number]['name'];
export type JsonEndpointNamed<Name extends JsonEndpointName> = Extract<(typeof jsonEndpoints)[number], { name: Name }>;

/** All seventeen endpoints of the specification. */
export const endpoints: readonly Endpoint[] = [...bulkEndpoints, ...jsonEndpoints];

/** Returns the endpoint that lists a dataset's files, or undefined if the specification has none. */
export function fileListOf(dataset: { name: string }) {
  return [ratingBulkFiles, reviewBulkFiles, reviewTextBulkFiles].find(
    ({ name }) => name === `${dataset.name}_bulk_files`,
  );
}
