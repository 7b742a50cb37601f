export interface AccountDeletion {
  /** Starts the server's one job that ends the plan and all access (R6); asked twice it is one. Fails with `auth/recent-login-required`. */
  request(userId: string, signal?: AbortSignal): Promise<void>;
}
