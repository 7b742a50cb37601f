declare module 'virtual:common-passwords' {
  /** One password a line, the most common first. */
  export const commonPasswords: string;
}
