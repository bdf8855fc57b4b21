/** The folder and address that a worker serves. */
export interface Assignment {
  folder: string;
  port: number;
  username: string;
  password: string;
}

/** The single report of a worker, when it serves or fails. */
export type WorkerReport = { type: 'ready' } | { type: 'failed'; reason: FailureReason; message: string };

/** `unopened`: chDB could not open the folder and has printed the reason. `damaged`: the message is for users. */
export type FailureReason = 'port-taken' | 'broken' | 'unopened' | 'damaged';
