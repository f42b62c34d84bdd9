/** The route of live events (decision 26). */
import type { liveRoutes } from '../../../contract/operator/live.ts';
import type { Handlers, Identify } from '../../platform/http/http.ts';
import type { LiveStreams } from './live.ts';

export const liveApi = (streams: LiveStreams, identify: Identify): Handlers<typeof liveRoutes> => ({
  followEvents: async ({ caller, query, request, reply }) => {
    const readable = await streams.open(
      caller,
      query.browser,
      async () => (await identify(request)).caller.user,
    );
    // nginx would hold events back until it has some kilobytes of them
    reply.header('x-accel-buffering', 'no');
    return readable;
  },
});
