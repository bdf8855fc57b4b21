'use client';

import { AccountMenu } from '@/components/shell/account-menu';
import { BudgetMeter } from '@/components/shell/budget-meter';
import { FindButton } from '@/components/shell/find-button';
import { QueueIndicator } from '@/components/shell/queue-indicator';
import { ThemeToggle } from '@/components/shell/theme-toggle';
import { useStatus } from '@/lib/client/query/use-status';

/** The foot of the navigation: running downloads, remaining requests, search, color theme and account. */
export function NavFoot() {
  const status = useStatus();
  return (
    <div className="mt-auto flex flex-col gap-0.5">
      {/* Elements that appear later are at the top, so that nothing below them moves. */}
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

/** The same in the drawer of a phone, without search and downloads, which are in its bar. */
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
