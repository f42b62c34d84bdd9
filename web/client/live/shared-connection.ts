/**
 * One connection for all tabs of a browser: the tab that holds the lock owns it and passes events on to the others.
 * When that tab closes another takes the lock. Without Web Locks (plain HTTP) each tab has its own.
 */
import type { LiveTopic } from '../../../contract/operator/live.ts';
import type { LiveListener, LiveState } from './live-connection.ts';

type Said =
  | { kind: 'topics'; topics: readonly LiveTopic[] }
  | { kind: 'open' }
  | { kind: 'state'; state: LiveState }
  /** A new tab asks how the connection is. */
  | { kind: 'ask' }
  /** Somebody does not want to wait for the next try. */
  | { kind: 'retry' };

interface Options {
  /** Of the user: tabs of another one share nothing with it. */
  name: string;
  /** Keeps the connection until `signal`. */
  keep(listener: LiveListener, signal: AbortSignal): Promise<void>;
  /** Tries again at once. */
  retry(): void;
}

export interface SharedConnection {
  retry(): void;
  stop(): void;
}

export function shareConnection(listener: LiveListener, { name, keep, retry }: Options): SharedConnection {
  const stopping = new AbortController();
  const channel = new BroadcastChannel(name);
  const say = (said: Said) => channel.postMessage(said);
  let leads = false;
  let state: LiveState = 'connecting';

  const toAll: LiveListener = {
    onState(next) {
      state = next;
      say({ kind: 'state', state });
      listener.onState(state);
    },
    onOpen() {
      say({ kind: 'open' });
      listener.onOpen();
    },
    onTopics(topics) {
      say({ kind: 'topics', topics });
      listener.onTopics(topics);
    },
  };
  channel.onmessage = ({ data: said }: MessageEvent<Said>) => {
    if (leads) {
      if (said.kind === 'ask') say({ kind: 'state', state });
      if (said.kind === 'retry') retry();
    } else if (said.kind === 'state') listener.onState(said.state);
    else if (said.kind === 'open') listener.onOpen();
    else if (said.kind === 'topics') listener.onTopics(said.topics);
  };

  const lead = async () => {
    leads = true;
    await keep(toAll, stopping.signal);
    // whoever came next would be refused as well: the lock is held until the tab goes
    if (!stopping.signal.aborted)
      await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  };
  if (navigator.locks)
    navigator.locks.request(name, { signal: stopping.signal }, lead).catch(() => {
      // stopped while it waited
    });
  else void keep(listener, stopping.signal);
  say({ kind: 'ask' });

  return {
    retry() {
      if (leads || !navigator.locks) retry();
      else say({ kind: 'retry' });
    },
    stop() {
      stopping.abort();
      channel.close();
    },
  };
}
