/** Who the identity provider says is here (S1 §3.74). */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly emailVerified: boolean;
  readonly providerId: string;
}

/** What a pupil has said of their age, and the guardian of one under sixteen (R8). */
export interface Guardianship {
  readonly isUnder16: boolean;
  readonly guardianConsent: boolean;
  /** Null for a pupil of sixteen or more. */
  readonly guardianEmail: string | null;
}

/** A registered user, as the backend knows them (S1 §3.1–3.5, §3.8, §3.13, §3.16–3.17). */
export interface User {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly isTermsAccepted: boolean;
  readonly authProvider: string;
  /** ISO time. */
  readonly registeredDate: string;
  readonly aiPoints: number;
  readonly marketingConsent: boolean;
  readonly classId: number | null;
  /** Null while nobody has asked. */
  readonly isUnder16: boolean | null;
  readonly guardianConsent: boolean;
  readonly guardianEmail: string | null;
}

/** What a client may change of a user (R2). */
export type UserChange = Partial<
  Pick<
    User,
    'firstName' | 'marketingConsent' | 'isTermsAccepted' | 'classId' | 'isUnder16' | 'guardianConsent' | 'guardianEmail'
  >
>;

/** What the pupil fills in to complete a registration. */
export interface RegistrationDetails extends Guardianship {
  readonly firstName: string;
  readonly classId: number;
  readonly isTermsAccepted: true;
  readonly marketingConsent: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
