import { serverPage } from '@/app/server-page';
import { scorecards } from '@/components/scorecards/page';
import { preload } from '@/components/scorecards/preload';
import { ScorecardsPage } from '@/components/scorecards/scorecards-page';

const page = serverPage(scorecards, ScorecardsPage, {
  preload,
});

export const metadata = page.metadata;
export default page.Page;
