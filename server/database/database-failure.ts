/** SQLSTATE classes of a server that is away, starting, stopping or full, and Node's words for a connection that is not there. */
const AWAY = /^(08|53|57P0)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57014)$/;

/** node-postgres has no codes for these. */
const AWAY_MESSAGE =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|query read timeout|cannot use a pool after calling end|pglite is closed/i;

/** Whether an error, or what caused it, says that the database does not answer. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  if (!(error instanceof Error)) return false;
  const hasAwayCode = 'code' in error && typeof error.code === 'string' && AWAY.test(error.code);
  return hasAwayCode || AWAY_MESSAGE.test(error.message) || isDatabaseAway(error.cause);
};
