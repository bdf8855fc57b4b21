import { PanelGuidance } from '@/components/panel/panel-guidance';

/** Explains what bookings are for while there are none. */
export function NoBookings({ onAdd }: { onAdd: () => void }) {
  return (
    <PanelGuidance
      reason="not-listed"
      text="Add bookings, or paste rows from a sheet: retailer, page type, position or name, first and last day. All users of the account see them."
      action={{ label: 'Add bookings', onAction: onAdd }}
    />
  );
}
