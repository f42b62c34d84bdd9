/** One connection to the event stream: kept open, and reopened after growing pauses. */
import { LIVE_EVENTS, LIVE_TOPICS, type LiveTopic } from '../../../contract/operator/live.ts';
import { CallError } from '../call.ts';
import { eventsOf } from './event-stream.ts';
import { pauseBefore } from './pause.ts';

/** `ended`: nobody is signed in any more. */
export type LiveState = 'connecting' | 'live' | 'lost' | 'ended';

export interface LiveListener {
  onState(state: LiveState): void;
  /** From now on changes are heard; whatever was read before may be old. */
  onOpen(): void;
  onTopics(topics: readonly LiveTopic[]): void;
}

interface Options {
  /** Opens the stream. Throws CallError. */
  connect(signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  /** Waits so long, or until there is a reason to try at once. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A stream that says nothing for so long is dead: the server gives a sign of life every 20 seconds. */
  silence?: number;
}

const SILENCE_MS = 50_000;
const isTopic = (name: string): name is LiveTopic => LIVE_TOPICS.some((topic) => topic === name);

/** Follows the stream until `signal` or the end of the session. */
export async function keepConnected(
  listener: LiveListener,
  { connect, pause, silence = SILENCE_MS }: Options,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const dead = new AbortController();
    let timer = setTimeout(() => dead.abort(), silence);
    let least = 0;
    let pieces = 0;
    try {
      const body = await connect(AbortSignal.any([signal, dead.signal]));
      for await (const said of eventsOf(body)) {
        clearTimeout(timer);
        timer = setTimeout(() => dead.abort(), silence);
        // one that ends as soon as it is open has failed as well
        if (said === null && ++pieces > 1) failures = 0;
        if (said?.event === LIVE_EVENTS.open) {
          listener.onState('live');
          listener.onOpen();
        } else if (said?.event === LIVE_EVENTS.changed)
          listener.onTopics(said.data.split(',').filter(isTopic));
      }
    } catch (error) {
      if (error instanceof CallError) {
        if (error.status === 401 || error.status === 403) return listener.onState('ended');
        least = error.retryAfter ?? 0;
      }
    } finally {
      clearTimeout(timer);
    }
    if (signal.aborted) return;
    failures++;
    listener.onState('lost');
    await pause(pauseBefore(failures, Math.random(), least), signal);
  }
}
