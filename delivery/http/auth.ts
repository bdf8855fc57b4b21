import type { FastifyRequest } from 'fastify';
import type { Customer } from '@/delivery/customers/customer';
import type { Directory } from '@/delivery/customers/directory';
import { KEY_HEADER } from './openapi';
import { keyRefused } from './problem';

/** Name of the request decorator with the customer, which {@link customerOf} reads. */
export const CUSTOMER = 'customer';

/** Creates a hook that refuses requests without a known key. */
export function authentication(directory: Directory) {
  return async function authenticate(request: FastifyRequest) {
    const key = request.headers[KEY_HEADER];
    const customer = typeof key === 'string' ? await directory.byKey(key) : undefined;
    if (!customer) throw keyRefused();
    request.setDecorator<Customer>(CUSTOMER, customer);
  };
}

/** Returns the customer of an authenticated request. */
export function customerOf(request: FastifyRequest): Customer {
  return request.getDecorator<Customer>(CUSTOMER);
}
