/** Before the user's id. The page's first scripts look for it as well: see `index.html` and `early.js`. */
export const SESSION_PREFIX = 'session:';
