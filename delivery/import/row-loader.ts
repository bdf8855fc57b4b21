import type { Load } from '@/delivery/loads/begin-load';
import { Faults } from './faults';
import type { BadRecord, Outcome } from './outcome';
import { createRowPlacer, type PlacementOptions } from './place-row';
import { ImportProblem } from './problem';
import type { RejectFile } from './reject-file';
import { rowWriter } from './row-json';
import { ShortenedIds } from './shortened-ids';

export interface RowLoaderOptions extends PlacementOptions {
  /** Receives bad rows. Without it, a single one stops the import. */
  readonly reject?: RejectFile | undefined;
}

/** Adds good records to the load, and collects bad ones. */
export class RowLoader {
  rows = 0;
  readonly faults = new Faults();
  readonly shortened;
  private readonly place;
  private readonly toJson;

  constructor(
    private readonly load: Load,
    private readonly options: RowLoaderOptions,
  ) {
    this.place = createRowPlacer(options);
    this.toJson = rowWriter(options.stored);
    this.shortened = new ShortenedIds(options.stored);
  }

  take(file: string, outcome: Outcome): void {
    this.rows++;
    const row = this.place(outcome);
    if ('faults' in row) {
      this.refuse(file, row);
      return;
    }
    const { record, slot } = row;
    this.shortened.take(file, record.line, record.values);
    if (!this.isRefused()) this.load.add(slot, this.toJson(record));
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

  private refuse(file: string, record: BadRecord): void {
    this.faults.add(file, record);
    this.options.reject?.write(file, record);
  }
}
