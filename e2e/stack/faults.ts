/**
 * What can go wrong between the dashboard and a service, as far as a page shows it in a way of its own; the others are
 * tested where they are decided. `reset-on-lift` lets a good part of the body through and breaks the connection when lifted.
 */
export type Fault =
  | 'slow'
  | 'hang'
  | 'reset-mid-body'
  | 'reset-on-lift'
  | 'malformed-json'
  | 'html-200'
  | 'not-found'
  | 'server-error'
  | 'redirect-away';

/** Requests whose target contains `match` meet the fault, `times` times, or until it is lifted. */
export interface FaultRule {
  match: string;
  fault: Fault;
  times?: number;
}
