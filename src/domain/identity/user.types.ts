/** Who the identity provider says is here. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly emailVerified: boolean;
  readonly providerId: string;
}

/** A registered user, as the backend knows them (S1 §3). */
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
}

/** What the pupil fills in to complete a registration. */
export interface RegistrationDetails {
  readonly firstName: string;
  readonly classId: number;
  readonly isTermsAccepted: true;
  readonly marketingConsent: boolean;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
