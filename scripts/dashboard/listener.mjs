import { createServer } from 'node:http';
import { OWN_ANSWER_HEADER } from '../../lib/contract/own-answer.mjs';
import { withBody } from './body.mjs';
import { boundBody } from './bounded-body.mjs';
import { choosePrecompressed, compressed } from './compressed.mjs';
import { LARGEST_BODY, refuse, refuseBody, refuseExpectation, refuseUnreadable } from './refuse.mjs';

/**
 * Creates the dashboard's HTTP server, which makes the checks that Next does not make, and then calls Next.
 * @param {import('node:http').RequestListener} handle Next's request handler
 * @param {{ origins: readonly string[], isCompressed: boolean }} options `origins` of PUBLIC_URL; `isCompressed` for a
 *   build, which has compressed files
 */
export function createListener(handle, { origins, isCompressed }) {
  function pass(request, response) {
    const next = () =>
      withBody(request, response, () => void breakOnFailure(response, () => handle(request, response)));
    if (!isCompressed) return next();
    choosePrecompressed(request);
    compressed(request, response, next);
  }

  async function passBounded(request, response) {
    const bounded = await boundBody(request, LARGEST_BODY).catch(() => undefined);
    if (bounded) pass(bounded, response);
    else if (bounded === null) refuseBody(request, response);
  }

  function serve(request, response) {
    if (request.method === 'POST') void breakOnFailure(response, () => passBounded(request, response));
    else pass(request, response);
  }

  function answer(request, response, accept = () => {}) {
    mark(response);
    void breakOnFailure(response, () => {
      if (refuse(request, response, origins)) return;
      accept();
      serve(request, response);
    });
  }

  const server = createServer((request, response) => answer(request, response));
  // Refuses a large body before the client sends it.
  server.on('checkContinue', (request, response) => answer(request, response, () => response.writeContinue()));
  server.on('clientError', refuseUnreadable);
  server.on('checkExpectation', (request, response) => {
    mark(response);
    refuseExpectation(request, response);
  });
  return server;
}

/**
 * Breaks the connection if work on a response fails. Otherwise, the failure would end the process.
 * @param {import('node:http').ServerResponse} response
 * @param {() => Promise<void> | void} work
 */
async function breakOnFailure(response, work) {
  try {
    await work();
  } catch (error) {
    console.error(error);
    response.destroy();
  }
}

/** Marks an answer as the dashboard's own, so that its pages recognize the answers of a proxy. */
function mark(response) {
  response.setHeader(OWN_ANSWER_HEADER, '1');
}
