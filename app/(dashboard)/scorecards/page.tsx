import { pages } from '@/app/pages';
import { serverPage } from '@/app/server-page';
import { ScorecardsPage } from '@/components/scorecards/scorecards-page';

const page = serverPage(pages.scorecards, ScorecardsPage);

export const metadata = page.metadata;
export default page.Page;
