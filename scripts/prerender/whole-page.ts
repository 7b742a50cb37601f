/** What React leaves where something was thrown below a `<Suspense>`: a skeleton, and the reason. */
const THROWN = /<template data-[^>]*>/;
const REASON = /data-msg="([^"]*)"/;
/** A line of a stack. */
const STACK = /\s+at .*\(?\S+:\d+:\d+\)?/;

/** The content, if it is a whole page; a build must not ship less. */
export const wholePage = (path: string, content: string): string => {
  const thrown = THROWN.exec(content)?.[0];
  if (thrown !== undefined)
    throw new Error(`The page ${path} is not whole, something in it has thrown: ${REASON.exec(thrown)?.[1] ?? thrown}`);
  if (STACK.test(content)) throw new Error(`The page ${path} has a stack in it:${STACK.exec(content)?.[0]}`);
  if (!/<h1[\s>]/.test(content)) throw new Error(`The page ${path} has no <h1>.`);
  return content;
};
