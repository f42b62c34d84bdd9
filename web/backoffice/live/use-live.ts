/** Keeps counts, lists and header in step with the server (decision 26). */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { userRoutes } from '../../../contract/account/user.ts';
import { LIVE_TOPICS, type LiveTopic, liveRoutes } from '../../../contract/operator/live.ts';

import { callForStream } from '../../client/call.ts';
import { keepConnected, type LiveState } from '../../client/live/live-connection.ts';
import { type SharedConnection, shareConnection } from '../../client/live/shared-connection.ts';
import { wakeablePause } from '../../client/live/wakeable-pause.ts';
import { readSession } from '../../client/session.ts';
import { useRefresh } from '../app/queries.ts';
import { refreshTopics, type TopicPaths } from './refresh-topics.ts';

/** A name of this page: when its connection breaks the next one takes the place of what the server still holds. */
const page = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

export interface Live {
  state: LiveState;
  retry(): void;
}

/** @param paths a constant: which calls are read again for each topic */
export function useLive(paths: TopicPaths): Live {
  const client = useQueryClient();
  const refresh = useRefresh();
  const [state, setState] = useState<LiveState>('connecting');
  const shared = useRef<SharedConnection | null>(null);
  const user = readSession()?.data.id;

  useEffect(() => {
    if (user === undefined) return;
    const changed = new Set<LiveTopic>();
    // a tab that nobody looks at reads again when somebody does
    const show = () => {
      if (document.hidden || changed.size === 0) return;
      const topics = [...changed];
      changed.clear();
      void refreshTopics(client, topics, paths);
    };
    const add = (topics: readonly LiveTopic[]) => {
      for (const topic of topics) changed.add(topic);
      show();
    };
    const waiting = wakeablePause();
    const connection = shareConnection(
      {
        onState(next) {
          setState(next);
          // is refused, which leads to sign-in
          if (next === 'ended') void refresh(userRoutes.getUser);
        },
        onOpen: () => add(LIVE_TOPICS),
        onTopics: add,
      },
      {
        name: `live-${user}`,
        keep: (listener, signal) =>
          keepConnected(
            listener,
            {
              connect: (given) => callForStream(liveRoutes.followEvents, { query: { browser: page } }, given),
              pause: waiting.pause,
            },
            signal,
          ),
        retry: waiting.wake,
      },
    );
    shared.current = connection;
    document.addEventListener('visibilitychange', show);
    addEventListener('online', connection.retry);
    return () => {
      document.removeEventListener('visibilitychange', show);
      removeEventListener('online', connection.retry);
      connection.stop();
    };
  }, [client, refresh, user, paths]);

  return { state, retry: () => shared.current?.retry() };
}
