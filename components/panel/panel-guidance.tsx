import { Button } from '@/components/ui/button';
import type { GuidanceReason, PanelState } from '@/lib/client/query/panel-state';

const TITLES: Record<GuidanceReason, string> = {
  'not-published': 'Nothing was published',
  'filtered-out': 'No results for these filters',
  'not-stated': 'Nothing to work it out from',
  'none-of-kind': 'None of this kind',
  'not-compared': 'Nothing is compared',
  'not-listed': 'No bookings yet',
  'not-collected': 'Not collected yet',
};

/** Explains an empty panel without a failure: the missing data, the reason and the next step. */
export function PanelGuidance({ guidance }: { guidance: Extract<PanelState<unknown>, { kind: 'guidance' }> }) {
  return (
    <div className="flex max-w-xl flex-col items-start gap-2 py-6" role="status">
      <p className="font-medium">{TITLES[guidance.reason]}</p>
      <p className="text-ink-2">{guidance.text}</p>
      {guidance.action ? (
        <Button className="no-print" onClick={guidance.action.onAction}>
          {guidance.action.label}
        </Button>
      ) : null}
    </div>
  );
}
