import { AsyncLocalStorage } from 'node:async_hooks';
import { INTERNAL_TOKEN } from './environment.server';

const visitors = new AsyncLocalStorage<string>();

/**
 * Does work for a visitor, whom the API then counts instead of this process.
 * @param address IP address
 */
export function onBehalfOf<Result>(address: string, work: () => Result): Result {
  return visitors.run(address, work);
}

/** What tells the API for whom it is asked. */
export function visitorHeaders(): Record<string, string> {
  const address = visitors.getStore();
  return address ? { 'x-internal-token': INTERNAL_TOKEN, 'x-visitor-address': address } : {};
}
