import type { Slot } from '@/delivery/loads/slot';
import type { Stored } from '@/delivery/schema/stored';
import type { BadRecord, BadValue, GoodRecord, Outcome } from './outcome';
import { ownBrands } from './own-brands';
import { createSlotFinder, type Fallback } from './slot-finder';

export interface PlacementOptions {
  readonly stored: Stored;
  /** Date and hour of rows without their own. */
  readonly fallback: Fallback;
  /** Names of the customer's own brands. If empty, flags are not changed. */
  readonly ownBrands: readonly string[];
}

/** A good record with the file that it belongs to. */
interface PlacedRow {
  readonly record: GoodRecord;
  readonly slot: Slot;
}

/** Creates a function that flags an own product, and returns the row with its file, or as bad if it has none. */
export function createRowPlacer(options: PlacementOptions): (outcome: Outcome) => PlacedRow | BadRecord {
  const { stored, fallback, ownBrands: brands } = options;
  const findSlot = createSlotFinder(stored, fallback);
  const flagOwn = brands.length > 0 ? ownBrands(stored, brands) : undefined;

  /** Returns why a bad record has no file, in addition to its other faults. */
  function slotFault({ values, faults }: BadRecord): BadValue[] {
    if (!values) return [];
    const slot = findSlot(values);
    return 'reason' in slot && !faults.some(({ column }) => column === slot.column) ? [slot] : [];
  }

  return (outcome) => {
    if ('faults' in outcome) return { ...outcome, faults: [...outcome.faults, ...slotFault(outcome)] };
    flagOwn?.(outcome.values);
    const slot = findSlot(outcome.values);
    return 'reason' in slot ? { ...outcome, faults: [slot] } : { record: outcome, slot };
  };
}
