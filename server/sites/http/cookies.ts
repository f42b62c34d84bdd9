import type { FastifyRequest } from 'fastify';

/** Reads cookies of the visitor; undefined for one that is missing or cannot be decoded. */
export const cookieOf =
  ({ headers }: FastifyRequest) =>
  (name: string): string | undefined => {
    const start = `${name}=`;
    const found = headers.cookie?.split('; ').find((pair) => pair.startsWith(start));
    try {
      return found && decodeURIComponent(found.slice(start.length));
    } catch {
      return undefined;
    }
  };
