import { field } from '@/lib/client/address';
import { COLLECTION_LISTS } from '@/lib/contract/collection';
import { choice } from '@/lib/contract/params';
import { day } from '@/lib/queries/params';

/** What the address of Collection says. Where it says nothing the page shows the days of the plan, and what failed. */
export const collectionFields = {
  until: field(day(), null),
  list: field(choice('The list of answers', COLLECTION_LISTS), 'failed'),
};
