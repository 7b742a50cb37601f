export interface CommonPasswords {
  /** Whether a password is among the 3,000 most common ones (R13). */
  includes(password: string): Promise<boolean>;
}
