import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';
import { refuseMethods } from './refuse-methods';

/**
 * Allows only the page's own files. Inline styles are allowed, as its script writes them and the page has no foreign
 * text.
 */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves `/openapi.json`, and `/docs` with the same content as a page that needs no network.
 * @param publicUrl public address of the service behind a proxy
 */
export async function apiPages(app: FastifyInstance, { publicUrl }: { publicUrl?: string | undefined }) {
  const document = openApiDocument(publicUrl ? [publicUrl] : []);
  app.get('/openapi.json', async () => document);
  refuseMethods(app, '/openapi.json', '/docs');
  // The plugin has another package's type of OpenAPI documents.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: publicUrl ? new URL(publicUrl).pathname.replace(/\/$/, '') : '',
    staticCSP: CONTENT_POLICY,
    validatorUrl: false,
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', persistAuthorization: false, defaultModelsExpandDepth: 0 },
    theme: { title: 'Retail Data Delivery API' },
  });
}
