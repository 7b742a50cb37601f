/** Where the page of an address is built to, if it has one of its own: in any letter case, without query. */
export const fileNameOf = (path: string): string =>
  `pages/${path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .join('.')}.html`;
