/** What can go wrong between the dashboard and a service, one word each. */
export const FAULTS = [
  'slow',
  'hang',
  'reset',
  'reset-mid-body',
  'truncate',
  'malformed-json',
  'html-200',
  'not-found',
  'unprocessable',
  'too-many',
  'server-error',
  'redirect-away',
  'wrong-type',
] as const;
export type Fault = (typeof FAULTS)[number];

/** Requests whose target contains `match` meet the fault, `times` times, or until it is lifted. */
export interface FaultRule {
  match: string;
  /** `reset-on-lift` lets a good part of the body through, and breaks the connection when it is lifted. */
  fault: Fault | 'reset-on-lift';
  times?: number;
}
