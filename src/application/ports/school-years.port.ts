export interface Enrolment {
  readonly userId: string;
  readonly schoolYearId: string;
  readonly classId: number;
}

export interface SchoolYears {
  /** The id of the school year that runs now. */
  current(signal?: AbortSignal): Promise<string>;
  enrolmentOf(userId: string, signal?: AbortSignal): Promise<Enrolment | null>;
  /** On the free membership; fails with `request/conflict` when the user is enrolled for that year. */
  enrol(enrolment: Enrolment, signal?: AbortSignal): Promise<void>;
}
