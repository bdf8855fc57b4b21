import type { Load } from '@/delivery/loads/begin-load';
import type { Stored } from '@/delivery/schema/stored';
import { Faults } from './faults';
import type { BadRecord, BadValue, Outcome } from './outcome';
import { ownBrands } from './own-brands';
import { ImportProblem } from './problem';
import type { RejectFile } from './reject-file';
import { rowWriter } from './row-json';
import { ShortenedIds } from './shortened-ids';
import { createSlotFinder, type Fallback } from './slot-finder';

export interface RowLoaderOptions {
  readonly stored: Stored;
  /** Date and hour of rows without their own. */
  readonly fallback: Fallback;
  /** Names of the customer's own brands. If empty, flags are not changed. */
  readonly ownBrands: readonly string[];
  /** Receives bad rows. Without it, a single one stops the import. */
  readonly reject?: RejectFile | undefined;
}

/** Adds good records to the load, and collects bad ones. */
export class RowLoader {
  rows = 0;
  readonly faults = new Faults();
  readonly shortened;
  private readonly findSlot;
  private readonly toJson;
  private readonly flagOwn;

  constructor(
    private readonly load: Load,
    private readonly options: RowLoaderOptions,
  ) {
    const { stored, fallback, ownBrands: brands } = options;
    this.findSlot = createSlotFinder(stored, fallback);
    this.toJson = rowWriter(stored);
    this.shortened = new ShortenedIds(stored);
    this.flagOwn = brands.length > 0 ? ownBrands(stored, brands) : undefined;
  }

  take(file: string, outcome: Outcome): void {
    this.rows++;
    if ('faults' in outcome) {
      this.refuse(file, { ...outcome, faults: [...outcome.faults, ...this.slotFault(outcome)] });
      return;
    }
    this.flagOwn?.(outcome.values);
    const slot = this.findSlot(outcome.values);
    if ('reason' in slot) {
      this.refuse(file, { ...outcome, faults: [slot] });
      return;
    }
    this.shortened.take(file, outcome.line, outcome.values);
    if (!this.isRefused()) this.load.add(slot, this.toJson(outcome));
  }

  /** @throws ImportProblem if the load must not be published */
  check(): void {
    if (this.isRefused()) throw new ImportProblem(this.faults.report());
    const problem = this.shortened.problem();
    if (problem) throw new ImportProblem(problem);
  }

  /** Returns whether the load will not be published, and is only read on for the report. */
  private isRefused(): boolean {
    return this.faults.rows > 0 && !this.options.reject;
  }

  /** Returns why a bad record has no file, in addition to its other faults. */
  private slotFault({ values, faults }: BadRecord): BadValue[] {
    if (!values) return [];
    const slot = this.findSlot(values);
    return 'reason' in slot && !faults.some(({ column }) => column === slot.column) ? [slot] : [];
  }

  private refuse(file: string, record: BadRecord): void {
    this.faults.add(file, record);
    this.options.reject?.write(file, record);
  }
}
