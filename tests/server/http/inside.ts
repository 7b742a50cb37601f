/** What an answer must never hold: frames of a stack, files, and the database's words. */
const INSIDE =
  /\bat [^"\s]+ \(|:\d+:\d+\b.*\bat |node_modules|file:\/\/|\.tsx?:\d|pglite|postgres|drizzle|failed query/i;

export const tellsOfInside = (body: string): boolean => INSIDE.test(body) || body.includes(process.cwd());
