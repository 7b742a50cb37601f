/** What the server does by itself, again and again; to do it twice at once or once more harms nothing. */
export interface Job {
  readonly name: string;
  /** Seconds between the end of a run and the beginning of the next, whoever does them. */
  readonly every: number;
  run(): Promise<void>;
}

export interface RunningJobs {
  /** How many seconds the job that waits longest is behind its time; 0 when none is. */
  lateness(): Promise<number>;
  /** Takes up no job more, and answers when those at work here have ended. */
  close(): Promise<void>;
}
