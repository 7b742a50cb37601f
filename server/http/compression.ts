import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Bytes; what is smaller goes in one packet anyway. */
const SMALLEST = 1024;
/** Bytes of an answer that is compressed at once: that takes less than half a millisecond, and handing it to a thread as long. */
const LARGEST_AT_ONCE = 8 * 1024;
/** Of eleven: the next ones cost twice the time for a twentieth of the size. */
const BROTLI_QUALITY = 4;

/** Of answers alone: a body that claims to be compressed is refused as no JSON, since nobody knows how large it would be. */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, { global: false });
};

/** Of a route whose answers are compressed, but for event streams, which the package knows. It takes nothing over from what it was registered with. */
export const COMPRESSED = {
  compress: {
    encodings: ['br', 'gzip'],
    threshold: SMALLEST,
    syncThreshold: LARGEST_AT_ONCE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  },
} satisfies Partial<RouteOptions>;
