import { serverPage } from '@/app/server-page';
import { prices } from '@/components/prices/page';
import { preload } from '@/components/prices/preload';
import { PricesPage } from '@/components/prices/prices-page';

const page = serverPage(prices, PricesPage, {
  preload,
  // An earlier version had other views.
  migrate(search) {
    const view = search.get('view') ?? '';
    if (!['flash', 'spread', 'discounts'].includes(view)) return null;
    for (const name of ['view', 'spread', 'moved']) search.delete(name);
    if (view !== 'flash') return search;
    search.set('view', 'changes');
    search.set('moved', 'flash');
    return search;
  },
});

export const metadata = page.metadata;
export default page.Page;
