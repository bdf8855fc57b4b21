import { pages } from '@/app/pages';
import { serverPage } from '@/app/server-page';
import { VisibilityPage } from '@/components/visibility/visibility-page';

const page = serverPage(pages.visibility, VisibilityPage);

export const metadata = page.metadata;
export default page.Page;
