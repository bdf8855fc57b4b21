import type { Load } from '@/delivery/loads/begin-load';
import type { Stored } from '@/delivery/schema/stored';
import { Faults } from './faults';
import type { BadRecord, Outcome } from './outcome';
import { ownBrands } from './own-brands';
import { type Fallback, placer } from './place';
import { ImportProblem } from './problem';
import type { RejectFile } from './reject-file';
import { rowWriter } from './row-json';
import { counted } from './summary';

export interface IntakeOptions {
  readonly stored: Stored;
  /** Where rows belong that do not say it themselves. */
  readonly fallback: Fallback;
  /** Names of the customer's own brands; none: flags stay as they are in the file. */
  readonly ownBrands: readonly string[];
  /** Takes bad rows; without it a single one stops the import. */
  readonly reject?: RejectFile | undefined;
}

/** Decides about every record: into the load, among the bad ones, or counted as belonging nowhere. */
export class Intake {
  rows = 0;
  readonly faults = new Faults();
  private homeless = 0;
  private readonly place;
  private readonly toJson;
  private readonly flagOwn;

  constructor(
    private readonly load: Load,
    private readonly options: IntakeOptions,
  ) {
    const { stored, fallback, ownBrands: brands } = options;
    this.place = placer(stored, fallback);
    this.toJson = rowWriter(stored);
    this.flagOwn = brands.length > 0 ? ownBrands(stored, brands) : undefined;
  }

  take(file: string, outcome: Outcome): void {
    this.rows++;
    if ('faults' in outcome) {
      this.refuse(file, outcome);
      return;
    }
    this.flagOwn?.(outcome.values);
    const slot = this.place(outcome.values);
    if (slot === null) this.homeless++;
    else if ('reason' in slot) this.refuse(file, { ...outcome, faults: [slot] });
    else if (!this.doomed()) this.load.add(slot, this.toJson(outcome));
  }

  /** @throws ImportProblem when what was taken must not be published */
  check(): void {
    const { stored, fallback, reject } = this.options;
    if (this.homeless > 0) throw new ImportProblem(placeNeeded(stored, this.homeless, fallback));
    if (this.faults.rows > 0 && !reject) throw new ImportProblem(this.faults.report());
  }

  /** Nothing of it will be published: reading on serves the report alone. */
  private doomed(): boolean {
    return this.homeless > 0 || (this.faults.rows > 0 && !this.options.reject);
  }

  private refuse(file: string, record: BadRecord): void {
    this.faults.add(file, record);
    this.options.reject?.write(file, record);
  }
}

function placeNeeded({ time }: Stored, rows: number, { date, hour }: Fallback): string {
  const options = [...(date === undefined ? ['--date 2026-03-31'] : []), ...(hour === undefined ? ['--hour 7'] : [])];
  const verb = rows === 1 ? 'has' : 'have';
  return `${counted(rows, 'row')} ${verb} no ${time}, so nothing says which file they belong to; nothing was loaded. Pass ${options.join(' ')} with the day and hour that is right for them.`;
}
