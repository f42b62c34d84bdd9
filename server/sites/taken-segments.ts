/** First path segments that no category may have, because they lead elsewhere (decision 18, decision 27). */
import { mobile } from './mobile/mobile.ts';
import { portal } from './portal/portal.ts';

/** What the server answers before any site does; `taken-segments.test.ts` compares them with its routes. */
const OF_THE_SERVER = ['api', 'assets', 'files', 'healthz', 'metrics', 'readyz'];
/** What stands before the addresses of pages in Chinese (decision 24). */
const OF_LANGUAGES = ['zh'];

/** Of pages that are to come (decision 37). */
const OF_LATER = ['appeal', 'deals', 'licences', 'mcp'];

/** The fixed first part of a route's address: "/guide" has one, "/{cates...}/" none. */
const firstSegment = (pattern: string): string[] => /^\/([\w-]+)(?=\/|$)/.exec(pattern)?.slice(1) ?? [];

/** First segments, in lower case, that no category of the first level may have as its path. */
export const TAKEN_SEGMENTS: ReadonlySet<string> = new Set([
  ...OF_THE_SERVER,
  ...OF_LANGUAGES,
  ...OF_LATER,
  ...[...portal.routes, ...mobile.routes].flatMap(({ pattern }) => firstSegment(pattern.toLowerCase())),
]);
