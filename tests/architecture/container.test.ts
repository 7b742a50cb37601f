import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VARIABLES } from '#server/settings/environment.ts';

const [dockerfile, compose, caddyfile, ignored] = ['Dockerfile', 'compose.yaml', 'Caddyfile', '.dockerignore'].map(
  (file) => readFileSync(file, 'utf8'),
) as [string, string, string, string];

const allOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The last stage is the image: what the others hold stays behind. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

describe('the container, which nobody can start here', () => {
  it('is made of what is there, and of nothing that its context leaves out', () => {
    const given = allOf(ignored, /^!(.*)$/gm);
    const copied = allOf(dockerfile, /^COPY (?!--)(.+) \S+$/gm).flatMap((sources) => sources.split(' '));
    expect([...given, ...copied].filter((source) => !existsSync(source))).toEqual([]);
    const isGiven = (source: string) => given.some((name) => source === name || source.startsWith(`${name}/`));
    expect(copied.filter((source) => source !== '.' && !isGiven(source))).toEqual([]);
  });

  it('stands on images of an exact version', () => {
    const images = [...allOf(dockerfile, /^FROM (\S+)/gm), ...allOf(compose, /^ +image: (\S+)$/gm)];
    expect(images.filter((name) => !/:\d+\.\d+(?:\.\d+)?-[\w-]+$/.test(name))).toEqual(['nauka:local']);
    expect(new Set(allOf(dockerfile, /^FROM (\S+)/gm)).size).toBe(1);
  });

  it('is not root’s, and its packages are those of production', () => {
    expect(allOf(image, /^USER (.+)$/gm)).toEqual(['node']);
    expect(allOf(image, /^COPY --from=(\S+) \S*node_modules /gm)).toEqual(['packages']);
    expect(dockerfile).toContain(
      'AS packages\nWORKDIR /app\nCOPY package.json package-lock.json ./\nRUN npm ci --omit=dev\n',
    );
  });

  it('is set by variables that the server reads, a secret never among what is built', () => {
    const built = allOf(allOf(dockerfile, /^ENV (.+)$/gm).join(' '), /(\w+)=/g);
    const given = allOf(compose.slice(0, compose.indexOf('\nservices:')), /^ {4}([A-Z_]+): /gm);
    expect([...built, ...given].filter((name) => !(name in VARIABLES.shape))).toEqual([]);
    expect(built).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);
    expect(given).toContain('DATABASE_URL');
  });

  it('listens where its health is asked and where the proxy sends people', () => {
    const [port = ''] = allOf(image, /\bPORT=(\d+)/g);
    expect({
      exposed: allOf(image, /^EXPOSE (\d+)$/gm),
      health: allOf(image, /http:\/\/127\.0\.0\.1:(\d+)\/api\/health/g),
      proxied: allOf(caddyfile, /\b\w+:(\d{4})\b/g),
    }).toEqual({ exposed: [port], health: [port], proxied: [port, port] });
    const copies = allOf(compose, /^ {2}(\w+): \*server$/gm);
    expect(allOf(caddyfile, /\b(\w+):\d{4}\b/g)).toEqual(copies);
  });
});
