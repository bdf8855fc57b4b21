'use client';

import { Settings2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { Switch } from '@/components/ui/switch';
import { usePrice2IsList } from '@/lib/client/prices/use-price2-word';

/** What a person knows of this account and the service does not say. Kept in this browser. */
export function DisplaySettings() {
  const [isList, setIsList] = usePrice2IsList();
  return (
    <Popover
      title="How prices are named"
      align="end"
      trigger={
        <Button look="quiet">
          <Settings2 aria-hidden />
          <span>Settings</span>
        </Button>
      }
    >
      <Switch checked={isList} onChange={setIsList}>
        Price 2 is the list price
      </Switch>
      <p className="mt-1 text-caption text-ink-3">
        The service sends a second price and does not say what it is. Switch this on if yours sends the list price. It
        changes names on this page, no number.
      </p>
    </Popover>
  );
}
