/** The API's document at /api/openapi.json, and a page to read it at /api/docs, on the portal. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { parseHost } from '../../../../domain/page/host.ts';
import { MARK } from '../../email/mark.ts';
import type { Environment } from '../../process/environment.ts';
import { notFound } from '../error.ts';
import { openApiDocument, TITLE } from './openapi.ts';

/** The colours of web/ui/styles/tokens.ts over those of the page's own styles. */
const LOOK = `
body { background: #f5f7f5; }
.swagger-ui { color: #14211f; }
.swagger-ui .info .title { color: #14211f; }
.swagger-ui .info .title::before {
  content: ''; display: inline-block; width: 40px; height: 40px; margin-right: 12px;
  vertical-align: -8px; background: url(./icon.svg) center / contain;
}
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #0b5c4f; }
.swagger-ui .info a, .swagger-ui .btn.authorize { color: #0b5c4f; }
.swagger-ui .btn.authorize { border-color: #0b5c4f; }
.swagger-ui .btn.authorize svg { fill: #0b5c4f; }
.swagger-ui .btn.execute { background: #0b5c4f; border-color: #0b5c4f; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { background: #e4f1ed; color: #084539; }
.swagger-ui .scheme-container { box-shadow: none; border-block: 1px solid #dbe3df; }
`;

export async function serveDocument(api: FastifyInstance, environment: Environment): Promise<void> {
  // made when it is first asked for, not at every start, and kept by the plugin
  const transformObject = () => openApiDocument(`${environment.scheme}://${environment.publicHost}`) as never;
  await api.register(swagger, { openapi: {}, hideUntagged: true, transformObject });
  api.get('/openapi.json', async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(api.swagger()),
  );
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
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      theme: {
        title: TITLE,
        css: [{ filename: 'look.css', content: LOOK }],
        favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: MARK }],
      },
      uiConfig: {
        layout: 'BaseLayout',
        docExpansion: 'list',
        defaultModelsExpandDepth: -1,
        // it would keep them in the storage of the portal, where any script of it reads them
        persistAuthorization: false,
      },
    });
  });
}
