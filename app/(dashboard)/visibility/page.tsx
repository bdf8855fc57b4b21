import { serverPage } from '@/app/server-page';
import { visibility } from '@/components/visibility/page';
import { preload } from '@/components/visibility/preload';
import { VisibilityPage } from '@/components/visibility/visibility-page';

const page = serverPage(visibility, VisibilityPage, {
  preload,
  // An earlier version had a separate view for the trend.
  migrate(search) {
    if (search.get('view') !== 'trend') return null;
    search.delete('view');
    return search;
  },
});

export const metadata = page.metadata;
export default page.Page;
