/** What the supervisor tells its worker to host. */
export interface Assignment {
  folder: string;
  port: number;
  username: string;
  password: string;
}

/** What the worker answers: once, before it serves or gives up. */
export type WorkerReport = { type: 'ready' } | { type: 'failed'; reason: 'port-taken' | 'broken'; message: string };
