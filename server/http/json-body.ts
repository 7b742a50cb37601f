import type { FastifyInstance } from 'fastify';
import { isWithinDepth } from '#contract/schemas/json-text.rules.ts';
import { ApiFailure } from '#server/http/api-failure.ts';

const MAX_DEPTH = 64;

/** JSON only, of limited depth. Nothing at all is accepted as well: clients send the content type of JSON with an empty body (S1 §7.53). */
export const acceptJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) {
      done(null);
      return;
    }
    parse(request, text.toString(), (error, value) => {
      if (error) done(new ApiFailure(400, 'malformed_json', 'The body is not JSON.', { cause: error }));
      else if (!isWithinDepth(value, MAX_DEPTH))
        done(new ApiFailure(400, 'malformed_json', `The body is nested more than ${MAX_DEPTH} deep.`));
      else done(null, value);
    });
  });
};
