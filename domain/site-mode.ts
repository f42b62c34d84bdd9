/** What goes on while nothing is written (decision 37). */

interface Call {
  method: string;
  path: string;
  filters?: true;
  readsOnly?: true;
  writes?: true;
}

/** Standing sessions go on and can end, staff can sign in, and whoever set the mode can set another. */
const GO_ON = new Set([
  'POST /auth/refresh',
  'POST /auth/login',
  'POST /auth/logout',
  'POST /auth/totp',
  'POST /session/user/confirm',
  'PUT /review/mode',
]);

/** Whether a call would write what somebody wants kept. */
export const isWriting = ({ method, path, filters, readsOnly, writes }: Call): boolean =>
  writes === true || (method !== 'GET' && !filters && !readsOnly && !GO_ON.has(`${method} ${path}`));
