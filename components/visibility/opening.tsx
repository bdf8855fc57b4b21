import { Panel } from '@/components/panel/panel';
import { PageTitle } from '@/components/shell/page-title';
import { SkeletonRows } from '@/components/ui/skeleton';

/** Until the newest day is known there is no question to ask. */
export function Opening() {
  return (
    <>
      <PageTitle title="Visibility" />
      <Panel title="Where we miss the target" state={{ kind: 'loading' }} skeleton={<SkeletonRows rows={12} />}>
        {() => null}
      </Panel>
    </>
  );
}
