/** Lets one registration run at a time, in all tabs of this browser. */
export interface RegistrationTurn {
  /** False while another registration has the turn. */
  take(): Promise<boolean>;
  release(): void;
}
