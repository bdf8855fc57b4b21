import { Button } from '@/components/ui/button';

/** Why there is no data without an error. The user's next step depends on the reason. */
const TITLES = {
  'not-published': 'Nothing was published',
  'filtered-out': 'No results for these filters',
  'not-stated': 'Nothing to show',
  'not-listed': 'No bookings yet',
  'not-collected': 'Not collected yet',
};
export type GuidanceReason = keyof typeof TITLES;

interface PanelGuidanceProps {
  reason: GuidanceReason;
  text: string;
  action?: { label: string; onAction: () => void };
}

/** Explains an empty panel without a failure: the missing data, the reason and the next step. */
export function PanelGuidance({ reason, text, action }: PanelGuidanceProps) {
  return (
    <div className="flex max-w-xl flex-col items-start gap-2 py-6" role="status">
      <p className="font-medium">{TITLES[reason]}</p>
      <p className="text-ink-2">{text}</p>
      {action ? (
        <Button className="no-print" onClick={action.onAction}>
          {action.label}
        </Button>
      ) : null}
    </div>
  );
}
