/**
 * Faults between the dashboard and a service that pages show in different ways. Others are tested next to the code that
 * handles them.
 */
export type Fault =
  /** Delays the service's answer until the fault is lifted. */
  | 'hold'
  /** Never answers. */
  | 'hang'
  /** Sends a large part of the body, and closes the connection when the fault is lifted. */
  | 'reset-on-lift'
  | 'malformed-json'
  | 'not-found'
  | 'server-error'
  | 'redirect-away';

/** Matches requests with this path and these parameters, among others. */
export interface Requested {
  /** Path without a number in it: `/price-competition`. Defaults to any path. */
  path?: string;
  params?: Readonly<Record<string, string>>;
}

/** A fault and the requests that it affects. */
export interface FaultRule extends Requested {
  fault: Fault;
}

/** A rule in the proxy, which is lifted by its id. */
export interface SetRule extends FaultRule {
  id: string;
}

export function meets({ path, params = {} }: Requested, target: string): boolean {
  const { pathname, searchParams } = new URL(target, 'http://service');
  const isPath = path === undefined || pathname.replace(/\/\d+$/, '') === path;
  return isPath && Object.entries(params).every(([name, value]) => searchParams.get(name) === value);
}
