/**
 * Tells the server that a session was signed out. The browser has already dropped its token: it keeps only the
 * session's id, which can end it but opens nothing, until the server confirms (decision 20).
 */
import type { authRoutes } from '../../contract/account/auth.ts';

const { method, path } = {
  method: 'POST',
  path: '/auth/logout',
} as const satisfies Pick<(typeof authRoutes)['logout'], 'method' | 'path'>;

const WAITING = 'signedOut';
/** From here on an answer says that the server could not listen now. */
const TOO_MANY = 429;

function waiting(): string[] {
  try {
    return (localStorage.getItem(WAITING) ?? '').split(' ').filter(Boolean);
  } catch {
    // a browser that stores nothing
    return [];
  }
}

function keep(ids: readonly string[]): void {
  try {
    if (ids.length > 0) localStorage.setItem(WAITING, ids.join(' '));
    else localStorage.removeItem(WAITING);
  } catch {
    // it is told once, now
  }
}

export function endOnServer(session: string): void {
  keep([...waiting(), session]);
  tell(session);
}

/** Of what could not be told before: each page does so at its start, and when there is a connection again. */
export function endWaitingOnServer(): void {
  const tellAll = () => waiting().forEach(tell);
  tellAll();
  addEventListener('online', tellAll);
}

function tell(session: string): void {
  fetch(`/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session }),
    // the page is about to be left
    keepalive: true,
  }).then(
    ({ status }) => status < TOO_MANY && keep(waiting().filter((other) => other !== session)),
    () => {},
  );
}
