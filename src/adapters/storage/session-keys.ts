/** Before the user's id. The page's first script looks for it as well: see `index.html`. */
export const SESSION_PREFIX = 'session:';
