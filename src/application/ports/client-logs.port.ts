export interface ClientLogs {
  /** Text without anything personal (R9); `at` in milliseconds since the epoch. */
  write(
    entry: { readonly userId: string; readonly text: string; readonly at: number },
    signal?: AbortSignal,
  ): Promise<void>;
}
