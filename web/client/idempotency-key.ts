/**
 * The idempotency key of a call that creates a record (decision 25). Until an answer arrives it stays the same for
 * the same content, so a retry after a broken connection creates no second record.
 */
import type { Route } from '../../contract/schema/route.ts';

const keys = new Map<string, string>();

export interface UnansweredCall {
  headers: Record<string, string>;
  /**
   * An answer came, after which the same content sent once more is meant to be another record; not one of a server that
   * failed, or that is still at it.
   */
  answered(status: number, code?: string): void;
}

/** `content`: all that is sent to this address. Nothing is remembered of a call that makes no record. */
export function unansweredCall(route: Route, address: string, content: string): UnansweredCall {
  if (!route.creates) return { headers: {}, answered: () => {} };
  const call = `${route.method} ${address} ${content}`;
  const key = keys.get(call) ?? randomKey();
  keys.set(call, key);
  return {
    headers: { 'Idempotency-Key': key },
    answered(status, code) {
      if (status === 0 || status >= 500 || code === 'still_running') return;
      if (keys.get(call) === key) keys.delete(call);
    },
  };
}

const numbers = new WeakMap<Blob, number>();
let lastNumber = 0;

/** The same for the same file, which cannot be compared by what it holds. */
export function numberOf(file: Blob): number {
  const number = numbers.get(file) ?? ++lastNumber;
  numbers.set(file, number);
  return number;
}

// crypto.randomUUID exists on secure origins only
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
