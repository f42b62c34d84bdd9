/**
 * Implements the few OpenSearch endpoints that the product calls: keeps indices in memory and refuses what it does
 * not know.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aggregate, compareBy, compile, type Fields, Refused, type Source } from './open-search-query.ts';

interface Entry {
  version: number;
  /** Null: removed; its version stands for a while. */
  source: Source | null;
}
interface Index {
  fields: Fields;
  dynamic: unknown;
  refreshEvery: number;
  refreshedAt: number;
  written: Map<string, Entry>;
  /** What searches see. */
  searched: Map<string, Source>;
}

export interface OpenSearchServer {
  /** As SEARCH_URL takes it. */
  url: string;
  /** Method and path of each request since the start. */
  asked: string[];
  indices: Map<string, Index>;
  aliases: Map<string, string>;
  /** Answers a request with this status instead: null for none. */
  refusing: (method: string, path: string) => number | null;
  /** Answers an item of a bulk request with this status instead. */
  refusingItem: (operation: string, id: string) => number | null;
  /** Begins to answer again on the same port, with what it held. */
  start(): Promise<void>;
  /** Is away. */
  stop(): Promise<void>;
}

const USER = 'search';
const PASSWORD = 'secret';
const PREFIX = 'market';
const TYPES = ['keyword', 'text', 'integer', 'long', 'double', 'boolean', 'nested'];

class Problem extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, type: string, reason = type) {
    super(reason);
    this.status = status;
    this.type = type;
  }
}

interface Body {
  mappings?: { dynamic?: unknown; properties?: Fields };
  settings?: { index?: { refresh_interval?: string } };
  index?: { refresh_interval?: string };
  actions?: { add?: { index: string; alias: string }; remove_index?: { index: string } }[];
  size?: number;
  query?: Record<string, unknown>;
  post_filter?: Record<string, unknown>;
  sort?: Record<string, string>[];
  aggs?: Record<string, never>;
  track_total_hits?: boolean;
  _source?: false | string[];
}
const SEARCH_KEYS = [
  'size',
  'query',
  'post_filter',
  'sort',
  'aggs',
  'track_total_hits',
  'track_scores',
  '_source',
];

export async function startOpenSearchServer(): Promise<OpenSearchServer> {
  const indices = new Map<string, Index>();
  const aliases = new Map<string, string>();
  let port = 0;

  const indexNamed = (name: string): Index => {
    const index = indices.get(aliases.get(name) ?? name);
    if (!index) throw new Problem(404, 'index_not_found_exception', `no such index [${name}]`);
    return index;
  };
  const namesOf = (list: string): string[] =>
    list.split(',').flatMap((name) => {
      if (!name.includes('*')) return [name];
      const pattern = new RegExp(`^${name.replaceAll('*', '.*')}$`);
      return [...indices.keys()].filter((one) => pattern.test(one));
    });
  const milliseconds = (interval = '1s') =>
    interval === '-1' ? Number.POSITIVE_INFINITY : Number.parseFloat(interval) * 1000;
  const refresh = (index: Index) => {
    index.searched = new Map(
      [...index.written].flatMap(([id, { source }]) => (source ? [[id, source]] : [])),
    );
    index.refreshedAt = Date.now();
  };

  function create(name: string, { mappings = {}, settings }: Body) {
    if (indices.has(name)) throw new Problem(400, 'resource_already_exists_exception');
    const check = (fields: Fields) => {
      for (const [field, { type, properties }] of Object.entries(fields)) {
        if (!TYPES.includes(type))
          throw new Problem(400, 'mapper_parsing_exception', `[${field}] is of type [${type}]`);
        if (properties) check(properties);
      }
    };
    check(mappings.properties ?? {});
    indices.set(name, {
      fields: mappings.properties ?? {},
      dynamic: mappings.dynamic,
      refreshEvery: milliseconds(settings?.index?.refresh_interval),
      refreshedAt: 0,
      written: new Map(),
      searched: new Map(),
    });
  }

  function put(index: Index, id: string, source: Source | null, version: number | undefined) {
    const known = index.written.get(id);
    if (version !== undefined && known && version < known.version)
      return { status: 409, error: { type: 'version_conflict_engine_exception', reason: 'older' } };
    if (source && index.dynamic === 'strict')
      for (const name of Object.keys(source))
        if (!index.fields[name])
          return { status: 400, error: { type: 'strict_dynamic_mapping_exception', reason: `[${name}]` } };
    index.written.set(id, { version: version ?? (known?.version ?? 0) + 1, source });
    if (source) return { status: known?.source ? 200 : 201, result: known?.source ? 'updated' : 'created' };
    return known?.source ? { status: 200, result: 'deleted' } : { status: 404, result: 'not_found' };
  }

  function bulk(text: string) {
    if (!text.endsWith('\n')) throw new Problem(400, 'illegal_argument_exception', 'no newline at the end');
    const lines = text
      .slice(0, -1)
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const items: Record<string, { status: number; error?: unknown }>[] = [];
    for (let at = 0; at < lines.length; ) {
      const [[operation, meta]] = Object.entries(lines[at++]!) as [
        [string, { _index: string; _id: string; version?: number; version_type?: string }],
      ];
      if (!['index', 'delete'].includes(operation))
        throw new Problem(400, 'illegal_argument_exception', operation);
      if (meta.version !== undefined && meta.version_type !== 'external_gte')
        throw new Problem(400, 'action_request_validation_exception', 'a version of what type?');
      const source = operation === 'index' ? (lines[at++] ?? null) : null;
      const refused = own.refusingItem(operation, meta._id);
      const index = indices.get(meta._index);
      items.push({
        [operation]: {
          ...meta,
          ...(refused
            ? { status: refused, error: { type: 'refused', reason: 'refused' } }
            : index
              ? put(index, meta._id, source, meta.version)
              : { status: 404, error: { type: 'index_not_found_exception', reason: meta._index } }),
        },
      });
    }
    return { took: 1, errors: items.some((item) => Object.values(item)[0]!.status >= 300), items };
  }

  function search(name: string, body: Body) {
    const index = indexNamed(name);
    for (const key of Object.keys(body))
      if (!SEARCH_KEYS.includes(key)) throw new Problem(400, 'parsing_exception', key);
    if ((body.size ?? 10) > 10_000)
      throw new Problem(400, 'illegal_argument_exception', 'Result window is too large');
    if (Date.now() - index.refreshedAt >= index.refreshEvery) refresh(index);
    const { fields } = index;
    const match = compile(body.query ?? { match_all: {} }, fields);
    const after = body.post_filter ? compile(body.post_filter, fields) : () => 1;
    const all = [...index.searched].flatMap(([_id, source]) => {
      const names = new Set<string>();
      const score = match(source, names);
      return score === null ? [] : [{ _id, source, score, names }];
    });
    const hits = all.filter(({ source }) => after(source, new Set()) !== null);
    if (body.sort) hits.sort(compareBy(body.sort, fields));
    const shown = (source: Source) =>
      body._source ? Object.fromEntries(body._source.map((field) => [field, source[field]])) : undefined;
    return {
      timed_out: false,
      _shards: { total: 1, successful: 1, failed: 0 },
      hits: {
        ...(body.track_total_hits === false ? {} : { total: { value: hits.length, relation: 'eq' } }),
        hits: hits.slice(0, body.size ?? 10).map(({ _id, source, score, names }) => ({
          _id,
          _score: score,
          ...(body._source === false ? {} : { _source: shown(source) }),
          ...(names.size > 0 ? { matched_queries: [...names] } : {}),
        })),
      },
      ...(body.aggs
        ? {
            aggregations: aggregate(
              body.aggs,
              all.map(({ source }) => source),
              fields,
            ),
          }
        : {}),
    };
  }

  function changeAliases({ actions = [] }: Body) {
    for (const { add, remove_index } of actions) {
      const name = add?.index ?? remove_index?.index ?? '';
      if (!indices.has(name)) throw new Problem(404, 'index_not_found_exception', name);
    }
    for (const { add, remove_index } of actions) {
      if (add) aliases.set(add.alias, add.index);
      if (remove_index) indices.delete(remove_index.index);
    }
    return { acknowledged: true };
  }

  function answer(method: string, path: string, text: string): unknown {
    const [first = '', second, third] = path.slice(1).split('/').map(decodeURIComponent);
    const body = () => (text === '' ? {} : JSON.parse(text)) as Body;
    switch (`${method} ${first.startsWith('_') ? first : (second ?? '')}`.trim()) {
      case 'GET':
        if (first === '') return { version: { number: '3.0.0', distribution: 'opensearch' } };
        return Object.fromEntries(namesOf(first).flatMap((name) => (indices.has(name) ? [[name, {}]] : [])));
      case 'HEAD':
        indexNamed(first);
        return {};
      case 'PUT':
        create(first, body());
        return { acknowledged: true };
      case 'DELETE':
        for (const name of namesOf(first)) {
          indexNamed(name);
          indices.delete(name);
        }
        return { acknowledged: true };
      case 'PUT _settings':
        for (const name of namesOf(first)) {
          const interval = body().index?.refresh_interval;
          if (interval) indexNamed(name).refreshEvery = milliseconds(interval);
        }
        return { acknowledged: true };
      case 'GET _refresh':
      case 'POST _refresh':
        for (const name of namesOf(first)) refresh(indexNamed(name));
        return {};
      case 'POST _search':
        return search(first, body());
      case 'POST _bulk':
        return bulk(text);
      case 'POST _aliases':
        return changeAliases(body());
      case 'GET _alias': {
        const index = aliases.get(second ?? '');
        if (!index) throw new Problem(404, 'aliases_not_found_exception', `alias [${second}] missing`);
        return { [index]: { aliases: { [second!]: {} } } };
      }
      case 'GET _doc': {
        const source = indexNamed(first).written.get(third!)?.source;
        if (!source) throw new Problem(404, 'not_found');
        return { _id: third, found: true, _source: source };
      }
      case 'PUT _doc':
      case 'DELETE _doc': {
        const source = method === 'PUT' ? (body() as Source) : null;
        const { status } = put(indexNamed(first), third!, source, undefined);
        if (status >= 400) throw new Problem(status, 'not_found');
        return { _id: third };
      }
      default:
        throw new Problem(400, 'illegal_argument_exception', `no handler for [${method} ${path}]`);
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString();
    const { pathname } = new URL(request.url!, 'http://cluster');
    const method = request.method!;
    own.asked.push(`${method} ${pathname}`);
    const reply = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(method === 'HEAD' ? '' : JSON.stringify(body));
    const problem = (status: number, type: string, reason: string) =>
      reply(status, { error: { root_cause: [{ type, reason }], type, reason }, status });
    const expected = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
    if (request.headers.authorization !== expected)
      return void problem(401, 'security_exception', 'who are you?');
    const refused = own.refusing(method, pathname);
    if (refused) return void problem(refused, 'refused', 'refused');
    try {
      reply(200, answer(method, pathname, text));
    } catch (error) {
      if (error instanceof Problem) problem(error.status, error.type, error.message);
      else if (error instanceof Refused) problem(400, error.type, error.message);
      else problem(500, 'exception', String(error));
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const own: OpenSearchServer = {
    url: '',
    asked: [],
    indices,
    aliases,
    refusing: () => null,
    refusingItem: () => null,
    start: listen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await listen();
  port = (server.address() as AddressInfo).port;
  own.url = `http://${USER}:${PASSWORD}@127.0.0.1:${port}/${PREFIX}`;
  return own;
}
