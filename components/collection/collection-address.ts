import { field, readAddress, type Search } from '@/lib/client/address';
import { COLLECTION_LISTS, type CollectionView } from '@/lib/contract/collection';
import { choice } from '@/lib/contract/params';
import { day } from '@/lib/queries/params';

const until = day();
const list = choice('The list of answers', COLLECTION_LISTS);

/** What the address of Collection says. */
export const collectionFields = { until: field(until), list: field(list) };
export const refusableSchemas = { until, list };

/** What the page shows where the address says nothing: the days of the plan, and what failed. */
export const initialView: CollectionView = { until: null, list: 'failed' };

/** Reads the address on the server, as the browser reads it. */
export function readCollectionView(search: Search): CollectionView {
  return readAddress<CollectionView>(collectionFields, initialView, search);
}
