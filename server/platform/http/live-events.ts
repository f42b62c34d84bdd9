/**
 * The open event streams of this server, and how a database notice finds the ones it concerns. A stream carries topic
 * names only; what comes in quick succession is sent together.
 */
import { Readable } from 'node:stream';
import { LIVE_EVENTS, LIVE_TOPICS, type LiveTopic } from '../../../contract/operator/live.ts';

/** Of the notices; the triggers of db/migrations send them. */
export const LIVE_CHANNEL = 'live_events';
/** The first change is sent at once, those within so many milliseconds after it together. */
const COALESCED_FOR = 1000;
const EVERYBODY = 'all';
/** Not sent on: a session may have ended, or a stream been replaced. */
const SESSION = 'session';

/** Whose notices a stream gets. */
export interface Addressee {
  user: number;
  company: number | null;
  /** Hears what all of staff hears. */
  staff: boolean;
}

interface LiveStream {
  readonly id: string;
  readonly readable: Readable;
  /** Who it is for may have founded a company meanwhile. */
  readdress(to: Addressee): void;
  end(): void;
}

export interface LiveEvents {
  /** @param onEnd is called once, however it ends */
  open(id: string, to: Addressee, onEnd: () => void): LiveStream;
  /** A notice, such as "u7 messages". */
  hear(notice: string): void;
  /** Notices were missed: whatever the streams show may be old. */
  missed(): void;
  /** Says to every stream that it is alive, and ends those that take nothing any more. */
  beat(): void;
  /** `check` is told the streams that may have to end. */
  onSession(check: (ids: readonly string[]) => void): void;
  ids(): readonly string[];
  get(id: string): LiveStream | undefined;
  /** Ends all; browsers open others elsewhere. */
  endAll(): void;
}

const STAFF = 'staff';
const addressesOf = ({ user, company, staff }: Addressee): string[] => [
  `u${user}`,
  ...(company === null ? [] : [`c${company}`]),
  ...(staff ? [STAFF] : []),
];
const isTopic = (word: string): word is LiveTopic => LIVE_TOPICS.some((topic) => topic === word);

interface Open extends LiveStream {
  add(topics: Iterable<LiveTopic>): void;
  beat(): void;
}

export function liveEvents(coalescedFor = COALESCED_FOR): LiveEvents {
  const streams = new Map<string, Open>();
  const byAddress = new Map<string, Set<Open>>();
  let checkSessions: (ids: readonly string[]) => void = () => {};

  const enter = (stream: Open, to: Addressee) => {
    for (const address of addressesOf(to))
      byAddress.set(address, (byAddress.get(address) ?? new Set()).add(stream));
  };
  const leave = (stream: Open, to: Addressee) => {
    for (const address of addressesOf(to)) {
      const there = byAddress.get(address);
      there?.delete(stream);
      if (there?.size === 0) byAddress.delete(address);
    }
  };

  return {
    open(id, first, onEnd) {
      let to = first;
      const text = eventText(coalescedFor);
      const stream: Open = {
        id,
        readable: text.readable,
        readdress(next) {
          if (next.user === to.user && next.company === to.company && next.staff === to.staff) return;
          leave(stream, to);
          to = next;
          enter(stream, to);
        },
        end: text.end,
        add: text.add,
        beat: text.beat,
      };
      streams.set(id, stream);
      enter(stream, to);
      text.readable.once('close', () => {
        text.stop();
        streams.delete(id);
        leave(stream, to);
        onEnd();
      });
      return stream;
    },
    hear(notice) {
      const [address = '', topic = ''] = notice.split(' ');
      const heard = address === EVERYBODY ? streams.values() : (byAddress.get(address) ?? []);
      if (topic === SESSION) {
        const ids = [...heard].map(({ id }) => id);
        if (ids.length > 0) checkSessions(ids);
      } else if (isTopic(topic)) for (const stream of heard) stream.add([topic]);
    },
    missed() {
      for (const stream of streams.values()) stream.add(LIVE_TOPICS);
      if (streams.size > 0) checkSessions([...streams.keys()]);
    },
    beat() {
      for (const stream of streams.values()) stream.beat();
    },
    onSession(check) {
      checkSessions = check;
    },
    ids: () => [...streams.keys()],
    get: (id) => streams.get(id),
    endAll() {
      for (const stream of streams.values()) stream.end();
    },
  };
}

/** The text of one stream: what waits is a set of topics, however many changes there were. */
function eventText(coalescedFor: number) {
  const waiting = new Set<LiveTopic>();
  let timer: NodeJS.Timeout | undefined;
  let wanted = false;
  let stuck = false;
  const readable = new Readable({
    highWaterMark: 1024,
    read() {
      wanted = true;
      stuck = false;
      send();
    },
  });
  const push = (text: string) => {
    wanted = readable.push(text);
  };
  const send = () => {
    if (timer || !wanted || waiting.size === 0 || readable.destroyed) return;
    const topics = [...waiting].join();
    waiting.clear();
    timer = setTimeout(() => {
      timer = undefined;
      send();
    }, coalescedFor);
    timer.unref();
    push(`event: ${LIVE_EVENTS.changed}\ndata: ${topics}\n\n`);
  };
  push(`event: ${LIVE_EVENTS.open}\ndata:\n\n`);
  return {
    readable,
    add(topics: Iterable<LiveTopic>) {
      for (const topic of topics) waiting.add(topic);
      send();
    },
    beat() {
      if (wanted) return push(':\n\n');
      // it has taken nothing since the last time
      if (stuck) readable.destroy();
      stuck = true;
    },
    end() {
      if (!readable.destroyed && !readable.readableEnded) readable.push(null);
    },
    stop: () => clearTimeout(timer),
  };
}
