/**
 * One line of the API: method, path, who may call it, what goes in and what comes out.
 * The server serves it, the browser calls it, OpenAPI prints it, one test walks all of them.
 */
import type * as z from 'zod';
import type { Scope } from '../../domain/account/api-key.ts';
import type { ErrorCode } from './error.ts';

/**
 * Who may call a route; each level includes those a caller of it must also be.
 * guest: anybody · user: signed in · trader: signed in, no staff · member: with a company · supplier: company type 1 ·
 * certified: supplier with approved certification · reviewer, operator, administrator: staff, in rising order.
 */
export type Access =
  | 'guest'
  | 'user'
  | 'trader'
  | 'member'
  | 'supplier'
  | 'certified'
  | 'reviewer'
  | 'operator'
  | 'administrator';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Route {
  method: Method;
  /** Below /api, with :name for path parameters. A trailing slash makes no difference. */
  path: string;
  access: Access;
  /**
   * What an API key must be allowed for the call. Without one, a route is closed to keys, or where guests may call it, takes
   * whoever holds a key for a guest.
   */
  scope?: Scope;
  /** One line for the reader of the API document. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Open to staff that has yet to set up its second factor, which may do nothing else. */
  enrolling?: true;
  /** Changes something, and is open to the suspended: they sign in and out, keep their account safe, and appeal. */
  whileSuspended?: true;
  /** Makes a record: sent again with the same Idempotency-Key it makes no second one, and is answered as before. */
  creates?: true;
  /** Writes nothing that anybody would miss, though its method says so: it goes on while the marketplace is only read. */
  readsOnly?: true;
  /** Writes, though its method is GET. */
  writes?: true;
  /** The body holds the filters of a search: as in a query, an empty string or null is one that is not set. */
  filters?: true;
  /** A list that members too have as a sheet, as staff has every list. */
  sheet?: true;
  /** 'file' takes one multipart file; the handler reads it from the request. */
  accepts?: 'json' | 'file';
  reply: z.ZodType;
  /** Media type of a reply that is not JSON; the handler then returns a Buffer or string. */
  produces?: string;
  /** Bytes of JSON that the body may have, where texts are sent that need more than 64 KB. */
  maxBytes?: number;
  /** Codes of failures of this route, of whose status no other call like it knows. */
  fails?: readonly ErrorCode[];
  /** Requests a minute from one address, where the general limit is too generous; of what makes a record those that are well-formed. */
  perMinute?: number;
  /** They are counted by all servers together: what is guessed at or sent to strangers must not grow with the servers. */
  shared?: true;
}

export const route = <
  const M extends Method,
  const P extends string,
  const A extends Access,
  const R extends Omit<Route, 'method' | 'path' | 'access'>,
>(
  method: M,
  path: P,
  access: A,
  rest: R,
) => ({ method, path, access, ...rest });

type In<S> = S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller passes. Parts the route does not have may be left out. */
export type Input<R extends Route> = OptionalUndefined<{
  params: In<R['params']>;
  query: In<R['query']>;
  body: In<R['body']>;
}>;

/** What a handler is given, parsed. */
export interface Parsed<R extends Route> {
  params: Out<R['params']>;
  query: Out<R['query']>;
  body: Out<R['body']>;
}

/** What a handler returns; the reply schema then strips whatever it does not name. */
export type HandlerReply<R extends Route> = z.input<R['reply']>;
/** What a caller receives. */
export type Reply<R extends Route> = z.output<R['reply']>;

type OptionalUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] } & {
  [K in keyof T as T[K] extends undefined ? K : never]?: undefined;
};
