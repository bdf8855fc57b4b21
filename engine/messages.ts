/** What the supervisor tells its worker to host. */
export interface Assignment {
  folder: string;
  port: number;
  username: string;
  password: string;
}

/** What the worker reports: once, before it serves or gives up. */
export type WorkerReport = { type: 'ready' } | { type: 'failed'; reason: FailureReason; message: string };

/** `unopened`: chDB could not open the folder, and has printed why. `damaged`: the message is for people. */
export type FailureReason = 'port-taken' | 'broken' | 'unopened' | 'damaged';
