import type { Load } from '@/delivery/loads/begin-load';
import type { Stored } from '@/delivery/schema/stored';
import { Faults } from './faults';
import type { BadRecord, BadValue, Outcome } from './outcome';
import { ownBrands } from './own-brands';
import { type Fallback, placer } from './place';
import { ImportProblem } from './problem';
import type { RejectFile } from './reject-file';
import { rowWriter } from './row-json';

export interface RowLoaderOptions {
  readonly stored: Stored;
  /** Where rows belong that do not say it themselves. */
  readonly fallback: Fallback;
  /** Names of the customer's own brands; none: flags stay as they are in the file. */
  readonly ownBrands: readonly string[];
  /** Takes bad rows; without it a single one stops the import. */
  readonly reject?: RejectFile | undefined;
}

/** Decides about every record: into the load or among the bad ones. */
export class RowLoader {
  rows = 0;
  readonly faults = new Faults();
  private readonly place;
  private readonly toJson;
  private readonly flagOwn;

  constructor(
    private readonly load: Load,
    private readonly options: RowLoaderOptions,
  ) {
    const { stored, fallback, ownBrands: brands } = options;
    this.place = placer(stored, fallback);
    this.toJson = rowWriter(stored);
    this.flagOwn = brands.length > 0 ? ownBrands(stored, brands) : undefined;
  }

  take(file: string, outcome: Outcome): void {
    this.rows++;
    if ('faults' in outcome) {
      this.refuse(file, { ...outcome, faults: [...outcome.faults, ...this.slotFault(outcome)] });
      return;
    }
    this.flagOwn?.(outcome.values);
    const slot = this.place(outcome.values);
    if ('reason' in slot) this.refuse(file, { ...outcome, faults: [slot] });
    else if (!this.isRefused()) this.load.add(slot, this.toJson(outcome));
  }

  /** @throws ImportProblem when what was taken must not be published */
  check(): void {
    if (this.isRefused()) throw new ImportProblem(this.faults.report());
  }

  /** Nothing of it will be published: reading on serves the report alone. */
  private isRefused(): boolean {
    return this.faults.rows > 0 && !this.options.reject;
  }

  /** What keeps a bad record from having a file, besides its own faults. */
  private slotFault({ values, faults }: BadRecord): BadValue[] {
    if (!values) return [];
    const slot = this.place(values);
    return 'reason' in slot && !faults.some(({ column }) => column === slot.column) ? [slot] : [];
  }

  private refuse(file: string, record: BadRecord): void {
    this.faults.add(file, record);
    this.options.reject?.write(file, record);
  }
}
