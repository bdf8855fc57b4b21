/**
 * What can go wrong between the dashboard and a service, as far as a page shows it in a way of its own; the others are
 * tested where they are decided.
 */
export type Fault =
  /** The answer is held until the fault is lifted, and then is the service's own. */
  | 'hold'
  /** No answer, lifted or not. */
  | 'hang'
  /** A good part of the body comes; the connection breaks when the fault is lifted. */
  | 'reset-on-lift'
  | 'malformed-json'
  | 'not-found'
  | 'server-error'
  | 'redirect-away';

/** Requests whose path and parameters are these, whatever else they say. */
export interface Requested {
  /** The path, a number in it left out: `/price-competition`; any without it. */
  path?: string;
  params?: Readonly<Record<string, string>>;
}

/** Which requests meet a fault. */
export interface FaultRule extends Requested {
  fault: Fault;
}

/** A rule as the proxy keeps it: it belongs to one test, and ends by its id. */
export interface SetRule extends FaultRule {
  id: string;
}

export function meets({ path, params = {} }: Requested, target: string): boolean {
  const { pathname, searchParams } = new URL(target, 'http://service');
  const isThere = path === undefined || pathname.replace(/\/\d+$/, '') === path;
  return isThere && Object.entries(params).every(([name, value]) => searchParams.get(name) === value);
}
