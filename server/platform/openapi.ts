/** The contract as OpenAPI 3.1 at /api/openapi.json, and a page to read it at /api/docs. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ERRORS, errorBody } from '../../contract/error.ts';
import type { Access, Route } from '../../contract/route.ts';
import { routes } from '../../contract/routes.ts';

const ACCESS_WORDS = {
  guest: 'Anybody.',
  user: 'Signed-in users.',
  member: 'Users with a company.',
  supplier: 'Supplier companies.',
  certified: 'Certified supplier companies.',
  reviewer: 'Reviewers and above.',
  operator: 'Operators and administrators.',
  administrator: 'Administrators.',
} satisfies Record<Access, string>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: unknown };

function parameters(route: Route): Parameter[] {
  const of = (place: 'path' | 'query', schema: z.ZodObject | undefined): Parameter[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(field as z.ZodType, 'input'),
    }));
  return [...of('path', route.params), ...of('query', route.query)];
}

function requestBody(route: Route): unknown {
  if (route.accepts === 'file') {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!route.body) return undefined;
  return { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } };
}

function operation(name: string, route: Route): unknown {
  const type = route.produces ?? 'application/json';
  return {
    operationId: name,
    tags: [route.path.split('/')[1]],
    summary: route.summary,
    description: `Access: ${ACCESS_WORDS[route.access]}`,
    ...(route.access === 'guest' ? {} : { security: [{ bearer: [] }] }),
    parameters: parameters(route),
    requestBody: requestBody(route),
    responses: {
      200: { description: 'Done.', content: { [type]: { schema: schemaOf(route.reply, 'output') } } },
      default: {
        description: `An error: ${Object.keys(ERRORS).join(', ')}.`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

/** The document. Paths are below /api. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Overseas B2B Marketplace', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
  };
}

export async function serveDocument(api: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(document),
  );
  await api.register(swagger, { mode: 'static', specification: { document: document as never } });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: -1, persistAuthorization: true },
  });
}
