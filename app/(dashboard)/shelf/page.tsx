import { pages } from '@/app/pages';
import { serverPage } from '@/app/server-page';
import { ShelfPage } from '@/components/shelf/shelf-page';

const page = serverPage(pages.shelf, ShelfPage);

export const metadata = page.metadata;
export default page.Page;
