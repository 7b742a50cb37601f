/** Lets one registration run at a time, in all tabs of this browser. */
export interface RegistrationLock {
  /** False while another registration holds it. */
  acquire(): Promise<boolean>;
  release(): void;
}
