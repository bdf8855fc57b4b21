/** Somebody whose data the service delivers. The key itself is known to the customer alone. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  /** Requests a minute, null for the service's own limit. */
  readonly rateLimit: number | null;
}
