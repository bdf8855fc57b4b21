import 'server-only';
import { datasets } from '@/lib/contract/datasets';
import type { CheckRange, CheckState } from '@/lib/contract/file-check';
import { secondsFor } from '@/lib/contract/request-time';
import { assessDays } from '@/lib/queries/downloads/assess-days';
import { isOver } from '@/lib/queries/downloads/file-rules';
import { processWide } from '../base/process-wide';
import type { FileRequest } from '../bulk/file-request';
import { knownFilesBetween } from '../bulk/read-known-files';
import { problemOfError } from '../service/problem-of-error';
import { service } from '../service/service';
import { checkFile } from './check-file';

type Progress = Omit<CheckState, 'running' | 'requests' | 'secondsLeft'>;

interface Check {
  /** The first one is being checked. Those that a check did not reach stay until the next check. */
  queue: FileRequest[];
  progress: Progress;
  /** Null unless a check runs. */
  controller: AbortController | null;
}

const IDLE: Progress = { done: 0, found: 0, none: 0, problem: null };

/** The only check of the process. It continues when the page that started it is closed. */
const check = processWide('file check', (): Check => ({ queue: [], progress: IDLE, controller: null }));

/** Starts a check, or adds its hours to the running one. */
export async function startCheck(range: CheckRange): Promise<void> {
  const files = await findUnchecked(range);
  const state = check();
  if (state.controller) {
    const queued = new Set(state.queue.map(keyOf));
    state.queue.push(...files.filter((file) => !queued.has(keyOf(file))));
    return;
  }
  state.queue = files;
  state.progress = IDLE;
  const controller = new AbortController();
  state.controller = controller;
  void run(state, controller);
}

/** Stops the running check. Its results remain stored. */
export function stopCheck(): void {
  check().controller?.abort();
}

export function stateOfCheck(): CheckState {
  const { queue, progress, controller } = check();
  return {
    ...progress,
    running: controller !== null,
    requests: progress.done + queue.length,
    secondsLeft: secondsFor(queue.length, service().budget.state()),
  };
}

/** Sends one request at a time, so that other requests of users wait for one at most. Stops at the first failure. */
async function run(state: Check, { signal }: AbortController): Promise<void> {
  try {
    for (let [file] = state.queue; file && !signal.aborted; [file] = state.queue) {
      const absence = await checkFile(file, signal);
      state.queue.shift();
      const { done, found, none } = state.progress;
      state.progress = { ...IDLE, done: done + 1, found: found + (absence ? 0 : 1), none: none + (absence ? 1 : 0) };
    }
  } catch (error) {
    if (!signal.aborted) state.progress = { ...state.progress, problem: problemOfError(error) };
  } finally {
    state.controller = null;
  }
}

/** Finds the hours of a range to check, the newest day first. */
async function findUnchecked({ datasets: names, from, to, hours }: CheckRange): Promise<FileRequest[]> {
  const knownFiles = await knownFilesBetween(null, from, to);
  const now = new Date();
  return datasets
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .flatMap((dataset) =>
      assessDays(dataset, knownFiles, { from, to, now }).flatMap(({ date, hours: all }) =>
        all
          .filter(
            ({ hour, state }) =>
              state === 'expected' || (hours === 'all' && state === 'unknown' && isOver(date, hour, now)),
          )
          .map(({ hour }): FileRequest => ({ dataset, date, hour, encoding: 'csv' })),
      ),
    )
    .sort((a, b) => b.date.localeCompare(a.date));
}

function keyOf({ dataset, date, hour }: FileRequest): string {
  return `${dataset.name}/${date}/${hour}`;
}
