import { field } from '@/lib/client/address/address';
import { COLLECTION_LISTS } from '@/lib/contract/collection';
import { choice } from '@/lib/contract/params';
import { day } from '@/lib/queries/params';

/** Parameters of the address of Collection. By default, the page shows the days of the plan and failed answers. */
export const collectionFields = {
  until: field(day(), null),
  list: field(choice('The list of answers', COLLECTION_LISTS), 'failed'),
};
