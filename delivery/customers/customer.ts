/** A customer of the service. Its key is not stored. */
export interface Customer {
  readonly id: string;
  readonly name: string;
  /** Requests a minute, or null for the service's limit. */
  readonly rateLimit: number | null;
}
