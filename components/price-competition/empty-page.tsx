import { PanelGuidance } from '@/components/panel/panel-guidance';
import { ALL_PAGES } from '@/lib/client/address/all-competition-pages';

/** Explains why there are no competitions. @param page null without a selected page */
export function EmptyPage({ page }: { page: number | typeof ALL_PAGES | null }) {
  if (page === null)
    return (
      <PanelGuidance
        reason="not-collected"
        text="Competitions are on numbered pages, which the service does not list. Ask your account manager for the number of a page, then open it here. An administrator can list pages for all users in PRICE_COMPETITION_PAGES."
      />
    );
  const text =
    page === ALL_PAGES
      ? 'Nothing was published on these pages. Their numbers may be wrong, or no competitions are defined on them yet.'
      : `Nothing was published on page ${page}. The number may be wrong, or no competitions are defined on this page yet.`;
  return <PanelGuidance reason="not-published" text={text} />;
}
