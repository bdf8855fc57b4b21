import { serverPage } from '@/app/server-page';
import { openingShelf, shelf, sourcesParams } from '@/components/shelf/page';
import { preload } from '@/components/shelf/preload';
import { ShelfPage } from '@/components/shelf/shelf-page';

const page = serverPage(shelf, ShelfPage, {
  preload,
  start: async () => ({ first: null }),
  async startOfDay(load, address, dates) {
    const sources = await load('shelf/sources', sourcesParams(address, dates));
    return { first: sources && openingShelf(sources, address) };
  },
});

export const metadata = page.metadata;
export default page.Page;
