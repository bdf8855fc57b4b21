import { CalendarOff, CircleSlash, Filter, GitCompareArrows, Hourglass, ListPlus, type LucideIcon } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { GuidanceReason, PanelState } from '@/lib/client/panel-state';

const REASONS: Record<GuidanceReason, { icon: LucideIcon; title: string }> = {
  'not-published': { icon: CalendarOff, title: 'Nothing was published' },
  'filtered-out': { icon: Filter, title: 'The filters leave nothing' },
  'not-stated': { icon: CircleSlash, title: 'Nothing to work it out from' },
  'none-of-kind': { icon: CircleSlash, title: 'None of this kind' },
  'not-compared': { icon: GitCompareArrows, title: 'Nothing is compared' },
  'not-listed': { icon: ListPlus, title: 'Nothing is listed' },
  'not-collected': { icon: Hourglass, title: 'Not collected yet' },
};

/** Nothing to draw and nothing wrong: what is missing, why, and the one thing to do. */
export function PanelGuidance({ guidance }: { guidance: Extract<PanelState<unknown>, { kind: 'guidance' }> }) {
  const { icon: Icon, title } = REASONS[guidance.reason];
  return (
    <div className="flex gap-3 py-6" role="status">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
      <div className="flex max-w-xl flex-col items-start gap-2">
        <p className="font-medium">{title}</p>
        <p className="text-ink-2">{guidance.text}</p>
        {guidance.action ? <Button onClick={guidance.action.onAction}>{guidance.action.label}</Button> : null}
      </div>
    </div>
  );
}
