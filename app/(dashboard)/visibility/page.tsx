import { serverPage } from '@/app/server-page';
import { visibility } from '@/components/visibility/page';
import { preload } from '@/components/visibility/preload';
import { VisibilityPage } from '@/components/visibility/visibility-page';

const page = serverPage(visibility, VisibilityPage, {
  preload,
});

export const metadata = page.metadata;
export default page.Page;
