'use client';

import { AccountMenu } from '@/components/shell/account-menu';
import { BudgetMeter } from '@/components/shell/budget-meter';
import { FindButton } from '@/components/shell/find-button';
import { QueueIndicator } from '@/components/shell/queue-indicator';
import { ThemeToggle } from '@/components/shell/theme-toggle';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useStatus } from '@/lib/client/use-status';

/** Below the pages: downloads that run, calls left, search, colours, and whose data this is. */
export function NavFoot() {
  const known = useStatus();
  // It may come alive after the page has asked: its first markup is the server's, which knew nothing yet.
  const status = useHydrated() ? known : undefined;
  return (
    <div className="mt-auto flex flex-col gap-0.5">
      {/* What comes later stands on top, so that nothing below it moves. */}
      <QueueIndicator folds />
      {status ? <BudgetMeter budget={status.budget} folds /> : null}
      <div className="flex flex-col gap-0.5 lg:flex-row lg:items-center">
        <FindButton />
        <ThemeToggle />
      </div>
      {status ? <AccountMenu status={status} folds /> : <div className="h-[30px]" />}
    </div>
  );
}

/** The same in the drawer of a phone, whose bar has the search and the downloads. */
export function DrawerFoot({ onLeave }: { onLeave: () => void }) {
  const status = useStatus();
  return (
    <div className="mt-auto flex flex-col gap-1">
      {status ? <BudgetMeter budget={status.budget} /> : null}
      <div className="flex items-center gap-1">
        {status ? <AccountMenu status={status} onLeave={onLeave} /> : <div className="grow" />}
        <ThemeToggle />
      </div>
    </div>
  );
}
