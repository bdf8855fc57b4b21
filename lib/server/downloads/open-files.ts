import 'server-only';
import type { DownloadProgress } from '@/lib/contract/downloads';
import type { Problem } from '@/lib/contract/problem';
import { ProblemError, unreadableFile } from '../base/problem-error';
import { type FileRequest, nameOfFile } from '../bulk/file-request';
import { passFile } from '../bulk/pass-file';
import type { Facts } from '../bulk/tally-thread';
import { problemOfError } from '../service/problem-of-error';
import type { Service } from '../service/service';

/** The result of one file of a download. Complete once the file was read. */
export interface FileReport {
  file: FileRequest;
  fetchedAt: string;
  /** Why the file is missing. Null if it exists. */
  problem: Problem | null;
  /** Counts and hash of the file of the service. Null until it was read to its end. */
  facts: Facts | null;
  /** Rows that were written. */
  rows: number;
  /** Rows left out because they have other columns than the header. */
  shifted: number;
  /** Columns that are left out because the first file does not have them. */
  extra: readonly string[];
}

/** An opened file of the service whose beginning was checked. */
export interface OpenedFile {
  report: FileReport;
  parts: AsyncIterable<Buffer>;
}

export interface OpenContext {
  service: Service;
  signal: AbortSignal;
  progress: DownloadProgress;
  /** Receives a report for each file, in order. */
  reports: FileReport[];
}

/**
 * Opens files one after the other. Each must be read to its end before the next. Reports and skips files that do not
 * exist or that the service refuses.
 */
export async function* openFiles(
  files: readonly FileRequest[],
  { service, signal, progress, reports }: OpenContext,
): AsyncGenerator<OpenedFile, void> {
  for (const file of files) {
    signal.throwIfAborted();
    const report: FileReport = {
      file,
      fetchedAt: new Date().toISOString(),
      problem: null,
      facts: null,
      rows: 0,
      shifted: 0,
      extra: [],
    };
    reports.push(report);
    const opened = await passFile(service, file, { priority: 'person', signal }, (facts) => {
      report.facts = facts;
      progress.included += 1;
      progress.malformed += facts.malformed ?? 0;
    }).catch((error: unknown) => {
      if (error instanceof ProblemError) return error.problem;
      throw error;
    });
    if ('parts' in opened) {
      yield { report, parts: opened.parts };
      continue;
    }
    report.problem = opened;
    progress[opened.code === 'not_found' ? 'none' : 'refused'] += 1;
  }
}

/**
 * Throws a ProblemError unless all rows of a file were read, so that none is lost without a word.
 *
 * @param rows number of rows that were read until the end of the file
 */
export function checkRows(facts: Pick<Facts, 'rows'> | null, rows: number): void {
  if (facts === null || facts.rows === rows) return;
  const [expected, actual] = [facts.rows, rows].map((count) => count.toLocaleString('en'));
  throw unreadableFile(`The file has ${expected} rows, but ${actual} were read. Download it as raw csv instead.`);
}

/** Returns an error that names the file in which it occurred. */
export function errorIn(file: FileRequest, error: unknown): ProblemError {
  const { title, ...problem } = problemOfError(error);
  return new ProblemError({ ...problem, title: `${nameOfFile(file)}: ${title}` });
}
