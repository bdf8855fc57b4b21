import { PanelGuidance } from '@/components/panel/panel-guidance';

interface NoBookingsProps {
  label: string;
  onAction: () => void;
}

/** Explains what bookings are for while there are none, with a button that leads to them. */
export function NoBookings(action: NoBookingsProps) {
  return (
    <PanelGuidance
      reason="not-listed"
      text="Add bookings, or paste rows from a sheet: retailer, page type, position or name, first and last day. All users of the account see them."
      action={action}
    />
  );
}
