import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { api } from './api';
import { apiPages } from './api-pages';
import { CUSTOMER } from './auth';
import { answerBrokenRequest, answerExpectation } from './broken-request';
import { answerError, answerUnknownPath } from './errors';
import { health } from './health';
import { SERVER_LIMITS } from './limits';
import { logger, logRequests } from './log';
import { knowMethods } from './refuse-methods';
import type { Service } from './service';

/** Creates the service, which server.ts lets listen. */
export async function createApp(service: Service): Promise<FastifyInstance> {
  const app = fastify({
    ...SERVER_LIMITS,
    logger: logger(service.logLevel, service.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  });
  app.server.on('checkExpectation', answerExpectation);
  knowMethods(app);
  app.decorateRequest(CUSTOMER, null);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerUnknownPath);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-request-id': request.id,
    });
  });
  logRequests(app);
  await app.register(health, { db: service.db });
  await app.register(apiPages, { publicUrl: service.publicUrl });
  await app.register(api, { service });
  return app;
}
