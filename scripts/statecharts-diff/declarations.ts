import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A top-level `const` or `function` of a formatted file: it goes on until the next line that begins at the margin with a letter or a comment. */
const DECLARATION =
  /^(?:export )?(?:const|(?:async )?function) (\w+)[\s\S]*?(?=^(?:export|const|let|function|async|import|interface|type|\/\*\*|\/\/)|(?![\s\S]))/gm;
const IMPORT = /^import (?:type )?\{[^}]*\} from '((?:#domain\/|\.)[^']+)';/gm;

/** One line without comments: how it is laid out is no change. */
const bare = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const importedBy = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT)].map(([, specifier = '']) =>
    (specifier.startsWith('#domain/')
      ? specifier.replace('#domain/', 'src/domain/')
      : join(dirname(file), specifier)
    ).replaceAll('\\', '/'),
  );

/** All that a domain file and the files that it imports declare, by name. The file itself comes first where two have one name. */
export const declarationsFrom = (file: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const files = [file];
  for (const next of files) {
    if (!existsSync(next)) continue;
    const text = readFileSync(next, 'utf8');
    for (const [declaration, name = ''] of text.matchAll(DECLARATION))
      if (!found.has(name)) found.set(name, bare(declaration));
    files.push(...importedBy(next, text).filter((imported) => !files.includes(imported)));
  }
  return found;
};

const namesIn = (text: string): ReadonlySet<string> => new Set(text.match(/\b[A-Za-z_]\w*\b/g));

/** The declarations that a text rests on, also through others. */
export const restsOn = (text: string, declarations: ReadonlyMap<string, string>): readonly string[] => {
  const found = new Set<string>();
  const texts = [text];
  for (const next of texts)
    for (const name of namesIn(next)) {
      const declaration = declarations.get(name);
      if (declaration === undefined || found.has(name)) continue;
      found.add(name);
      texts.push(declaration);
    }
  return [...found].toSorted();
};
