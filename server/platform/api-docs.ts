/** The document of the API at /api/openapi.json, and a page to read it at /api/docs, on the portal. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { parseHost } from '../../domain/host.ts';
import type { Environment } from './environment.ts';
import { notFound } from './error.ts';
import { openApiDocument } from './openapi.ts';

export async function serveDocument(api: FastifyInstance, environment: Environment): Promise<void> {
  const document = openApiDocument(`${environment.scheme}://${environment.publicHost}`);
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(document),
  );
  await api.register(swagger, { mode: 'static', specification: { document: document as never } });
  await api.register(async (docs) => {
    docs.addHook('onRequest', async (request) => {
      // request.host would be X-Forwarded-Host behind a proxy
      if (parseHost(request.headers.host ?? '', environment.publicHost).site !== 'portal') throw notFound();
    });
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      // where its page finds its own files
      indexPrefix: '/api',
      staticCSP:
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      theme: { title: document.info.title },
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'list',
        defaultModelsExpandDepth: -1,
        persistAuthorization: true,
      },
    });
  });
}
