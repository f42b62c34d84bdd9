/** The contract as an OpenAPI 3.1 document. */
import * as z from 'zod';
import { eventBody } from '../../../../contract/operator/webhook.ts';
import { routes } from '../../../../contract/routes.ts';
import { ERRORS, type ErrorCode, errorBody } from '../../../../contract/schema/error.ts';
import type { Access, Route } from '../../../../contract/schema/route.ts';
import { API_KEY_PREFIX, KEY_CALLS_PER_MINUTE, SCOPES } from '../../../../domain/account/api-key.ts';
import { EVENT_TYPES, type EventType } from '../../../../domain/webhook.ts';
import { MAX_PARTS } from '../input.ts';
import { completeInput } from './openapi-input.ts';

const ACCESS_WORDS = {
  guest: 'Anybody.',
  user: 'Signed-in users.',
  trader: 'Signed-in users who are no staff.',
  member: 'Users with a company.',
  supplier: 'Supplier companies.',
  certified: 'Certified supplier companies.',
  reviewer: 'Reviewers and above.',
  operator: 'Operators and administrators.',
  administrator: 'Administrators.',
} satisfies Record<Access, string>;

type Schema = Record<string, unknown>;
type Schemas = Record<string, Schema>;

const REFERENCE = '#/$defs/';

/** `value` with its references to definitions of its own turned into references to components. */
function pointToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' && typeof inner === 'string' && inner.startsWith(REFERENCE)
        ? `#/components/schemas/${inner.slice(REFERENCE.length)}`
        : pointToComponents(inner),
    ]),
  );
}

/** Whether the field that tells forms apart may be left out: JSON Schema alone then cannot say that only one of them fits. */
const mayDoWithout = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodDiscriminatedUnion &&
  schema.options.some(
    (option) =>
      option instanceof z.ZodObject &&
      (option.shape[schema.def.discriminator] as z.ZodType).safeParse(undefined).success,
  );

/**
 * The schema as JSON Schema. What it defines apart (a schema that holds itself) goes to `components`, for within an
 * operation nothing could refer to it; such a schema needs an id of its own (`.meta({ id })`), or two would collide.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Schemas): Schema {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (io === 'input') completeInput(zodSchema, jsonSchema);
      if (!jsonSchema.oneOf || !mayDoWithout(zodSchema)) return;
      jsonSchema.anyOf = jsonSchema.oneOf;
      delete jsonSchema.oneOf;
    },
  });
  for (const [name, definition] of Object.entries($defs)) {
    if (name.startsWith('__')) throw new Error(`A schema that holds itself needs an id: ${name}.`);
    const { id: __, ...shape } = pointToComponents(definition) as Schema;
    components[name] = shape;
  }
  return pointToComponents(own) as Schema;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 16, maxLength: 255, pattern: '^[!-~]+$' },
};

function parameters(route: Route, components: Schemas): Parameter[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] =>
    Object.entries<z.ZodType>(schema?.shape ?? {}).map(([name, field]) => {
      const required = place === 'path' || !field.safeParse(undefined).success;
      const given = schemaOf(field, 'input', components);
      const isFilter = !required && !field.safeParse('').success;
      return { name, in: place, required, schema: isFilter ? { anyOf: [given, { const: '' }] } : given };
    });
  return [
    ...of('path', route.params),
    ...of('query', route.query),
    ...(route.creates ? [IDEMPOTENCY_KEY] : []),
  ];
}

/** Filters that may be left out are not set by an empty string or null either. */
function unsetByNull(schema: Schema): Schema {
  const { properties = {}, required = [] } = schema as { properties?: Schemas; required?: string[] };
  const optional = Object.entries(properties).map(([name, field]) => [
    name,
    required.includes(name) ? field : { anyOf: [field, { enum: ['', null] }] },
  ]);
  return { ...schema, properties: Object.fromEntries(optional) };
}

function requestBody(route: Route, components: Schemas): unknown {
  if (route.accepts === 'file') {
    const file = { type: 'string', format: 'binary' };
    const schema = { type: 'object', properties: { file }, required: ['file'], maxProperties: MAX_PARTS };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!route.body) return undefined;
  const schema = route.filters
    ? unsetByNull(schemaOf(route.body, 'input', components))
    : schemaOf(route.body, 'input', components);
  const required = !route.body.safeParse(undefined).success;
  return { required, content: { 'application/json': { schema } } };
}

/** The errors that a call may answer, by status; what is not the caller's to correct stands under `default`. */
export function errorStatuses(route: Route): number[] {
  const takesBody = route.body !== undefined || route.accepts === 'file';
  const changes = route.method !== 'GET';
  const guarded = route.access !== 'guest';
  const takesInput = takesBody || route.params !== undefined || route.query !== undefined;
  const statuses = [
    ...(takesInput ? [400] : []),
    ...(guarded ? [401] : []),
    ...(guarded && (route.access !== 'user' || changes) ? [403] : []),
    ...(takesInput || guarded ? [404] : []),
    ...(changes ? [409] : []),
    ...(takesBody ? [413, 415] : []),
    ...(takesInput || changes ? [422] : []),
    429,
    ...(route.fails ?? []).map((code) => ERRORS[code]),
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}

const codesOf = (status: number): string =>
  (Object.keys(ERRORS) as ErrorCode[]).filter((code) => ERRORS[code] === status).join(', ');

const errorReply = (status: number): [string, unknown] => [
  String(status),
  { $ref: `#/components/responses/Error${status}` },
];

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** Replies that operations share: one for each status of an error. */
const errorReplies = () => {
  // of a method that the document does not name (RFC 9110 15.5.6) no operation speaks
  const statuses = [...new Set<number>(Object.values(ERRORS))].filter(
    (status) => status < 500 && status !== 405,
  );
  const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  return {
    ...Object.fromEntries(
      statuses.map((status) => [
        `Error${status}`,
        {
          description: `One of the codes: ${codesOf(status)}.`,
          ...(status === 429 && { headers: retryAfter }),
          content: errorContent,
        },
      ]),
    ),
    Failure: {
      description: `The server's own failure: ${codesOf(500)}, or ${codesOf(503)} with Retry-After.`,
      content: errorContent,
    },
  };
};

/**
 * A guest's call may carry a token: a form takes the name and company from it. One that has ended counts as none. An API
 * key names the scope that it needs.
 */
const securityOf = ({ access, scope }: Pick<Route, 'access' | 'scope'>) => [
  ...(access === 'guest' ? [{}] : []),
  { bearer: [] },
  ...(scope ? [{ apiKey: [scope] }] : []),
];

const keysOf = ({ access, scope }: Route): string => {
  if (scope) return `API keys: scope \`${scope}\`.`;
  return access === 'guest' ? 'API keys: not needed, and taken for a guest.' : 'API keys: closed to them.';
};

function replyContent(route: Route, components: Schemas): unknown {
  // each event has a form of its own
  if (route.produces === 'text/event-stream') return { 'text/event-stream': {} };
  // a file has the type that it was sent or asked for with
  const type = route.produces === 'application/octet-stream' ? '*/*' : route.produces;
  if (type) return { [type]: { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: schemaOf(route.reply, 'output', components) } };
}

const tagOf = (route: Route): string => route.path.split('/')[1]!;

function operation(name: string, route: Route, components: Schemas): unknown {
  return {
    operationId: name,
    tags: [tagOf(route)],
    summary: route.summary,
    description: `Access: ${ACCESS_WORDS[route.access]} ${keysOf(route)}`,
    security: securityOf(route),
    parameters: parameters(route, components),
    requestBody: requestBody(route, components),
    responses: {
      200: { description: 'Done.', content: replyContent(route, components) },
      ...Object.fromEntries(errorStatuses(route).map(errorReply)),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

/** What a webhook is sent, by its event. */
const webhookOf = (type: EventType, components: Schemas): unknown => ({
  post: {
    operationId: `on${type.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: ['events'],
    summary: `The event ${type}.`,
    description: 'Signed as Standard Webhooks specifies, and tried again until it is answered 2xx.',
    security: [],
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(eventBody(type), 'output', components) } },
    },
    responses: {
      '2XX': { description: 'Received.' },
      '410': { description: 'Gone: nothing more is sent.' },
    },
  },
});

export const TITLE = 'Overseas B2B Marketplace';

const INTRODUCTION = `All calls of the marketplace. A trailing slash of a path makes no difference.

An empty string in a query, and an empty string or null among the filters of a search, means that the filter is not set.

A call that makes a record takes an \`Idempotency-Key\`, new and random for each: sent again within 24 hours with the same
key and content it makes no second record and is answered as before, with \`Idempotent-Replayed: true\`.

A token that has ended counts as none where guests may call; the reply then carries \`X-Session: ended\`.

Programs of a member call with an API key, made in the member centre under account settings, in the same header:
\`Authorization: Bearer ${API_KEY_PREFIX}…\`. A key has scopes: ${SCOPES.map((scope) => `\`${scope}\``).join(', ')}; each
operation names the one that it needs, and is closed to keys where it names none. A key makes ${KEY_CALLS_PER_MINUTE} calls a minute; beyond
them it is answered 429 with \`Retry-After\`.`;

/** The document; `origin` is that of the portal. */
export function openApiDocument(origin: string) {
  const schemas: Schemas = {};
  schemas.Error = schemaOf(errorBody, 'output', schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route, schemas) };
  }
  const tags = [...new Set(Object.values<Route>(routes).map(tagOf))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: TITLE,
      version: '1',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    tags: [
      ...tags.map((name) => ({ name, description: `Calls below /api/${name}.` })),
      { name: 'events', description: 'What is posted to webhooks.' },
    ],
    paths,
    webhooks: Object.fromEntries(EVENT_TYPES.map((type) => [type, webhookOf(type, schemas)])),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Of a session, from signing in.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: `${API_KEY_PREFIX}…`,
          description: `A member's own key, with scopes: ${SCOPES.join(', ')}.`,
        },
      },
      responses: errorReplies(),
      schemas,
    },
  };
}
