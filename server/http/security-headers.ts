import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { InlineSources } from '#server/http/inline-sources.ts';
import type { Settings } from '#server/settings/settings.ts';

/** `policies` are names of Trusted Types policies. */
export type Sources = Readonly<Record<'connect' | 'script' | 'frame' | 'policies', readonly string[]>>;

/** `default` is ours and lets Firebase load Google's sign-in script from a string; the others that script makes for itself. */
const GOOGLE_POLICIES = ['default', 'gapi#gapi', 'goog#html'];

/** What the browser may reach of the identity provider, besides ourselves. */
const identitySources = ({ identity }: Settings, hostname: string): Sources => {
  switch (identity.kind) {
    case 'emulator':
      return { connect: [`http://${hostname}:${identity.port}`], script: [], frame: [], policies: [] };
    case 'firebase':
      return {
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        script: ['https://apis.google.com'],
        frame: [`https://${identity.webConfig.authDomain}`],
        policies: GOOGLE_POLICIES,
      };
    case 'testIssuer':
      return { connect: [], script: [], frame: [], policies: [] };
  }
};

/** The style of a flashcard in a window of its own (flashcard-document.writer.ts), to which the policy of the page that opens it goes down. */
const FLASHCARD_STYLE = "'sha256-ndqNR5sRhpCpzEegeZlNMCXGcZePdx2Ju0gUPhAj22I='";

/** Styles that libraries set inline: two in the formulas of KaTeX, such as the arrow of `\vec`, and React Aria's rule against zooming by double tap. */
const LIBRARY_STYLES = [
  "'sha256-H2y25+9xCWldMmGKkdm5PYXJfxQlOpoG5xtEkl0ATuE='",
  "'sha256-7mgh1HxrgWC1cqXninAf/Ev0BibaqPYlCwRDNbtTyz8='",
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
];

const webPolicy = ({ connect, script, frame, policies }: Sources, inline: InlineSources): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts, ...script].join(' '),
    ['style-src', "'self'", ...inline.styles, FLASHCARD_STYLE, "'unsafe-hashes'", ...LIBRARY_STYLES].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    frame.length === 0 ? "frame-src 'none'" : ['frame-src', ...frame].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', 'dompurify', 'formula', 'service-worker', 'file-workers', ...policies].join(' '),
  ].join('; ');

/**
 * For the threads that open files of a pupil, which have no page and no document. Only they may compile WebAssembly; what
 * opens an iPhone's photo begins a thread of its own from a text that it brings (D49).
 */
export const FILE_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:; connect-src 'self'";
const FILE_WORKER = /^\/assets\/[\w.-]+\.worker-[\w-]+\.js$/;

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A page of ours without scripts. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Set before any route, so that errors carry them as well. */
export const addSecurityHeaders = (app: FastifyInstance, settings: Settings, inline: InlineSources): void => {
  const common = {
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(settings.publicUrl?.startsWith('https:') === true && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  };
  const ofApi = { ...common, 'content-security-policy': API_POLICY, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api')) reply.headers(ofApi);
    else
      reply
        .headers(common)
        .header(
          'content-security-policy',
          FILE_WORKER.test(request.url)
            ? FILE_WORKER_POLICY
            : webPolicy(identitySources(settings, hostnameOf(request)), inline),
        );
    done();
  });
};

/** The host that the browser used, when it is a plain name or address. */
const hostnameOf = ({ hostname }: FastifyRequest): string =>
  /^[\w.-]+$|^\[[\da-f:]+\]$/i.test(hostname) ? hostname : 'localhost';
