import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '@/lib/contract/openapi';
import { refuseMethods } from './refuse-methods';

/** The page's own files and nothing else. Its script writes styles of its own; nobody else's text is on the page. */
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
 * `/openapi.json`, and `/docs`: the same for people, without a network.
 * @param publicUrl where people reach the service, when a proxy stands in front
 */
export async function apiPages(app: FastifyInstance, { publicUrl }: { publicUrl?: string | undefined }) {
  const document = openApiDocument(publicUrl ? [publicUrl] : []);
  app.get('/openapi.json', async () => document);
  refuseMethods(app, '/openapi.json', '/docs');
  // The plugin knows OpenAPI by a type of another package; the document is printed from the contract.
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
