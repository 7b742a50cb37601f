/** Lets one registration run at a time, in all tabs of this browser. */
export interface RegistrationLock {
  /** False while another registration holds it. Whoever has stopped asking gets nothing. */
  acquire(signal: AbortSignal): Promise<boolean>;
  release(): void;
}
