import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import type { AuthUser, RegistrationDetails, User } from '#domain/identity/user.types.ts';

/** The people whom the models of the identity machines know. */
export const ANIA: AuthUser = {
  uid: 'ania',
  email: 'ania@example.com',
  displayName: null,
  photoURL: null,
  emailVerified: true,
  providerId: 'password',
};
export const BARTEK: AuthUser = { ...ANIA, uid: 'bartek', email: 'bartek@example.com' };

export const ANIAS_ACCOUNT: User = {
  id: 'ania',
  firstName: 'Ania',
  lastName: '',
  displayName: 'Ania',
  email: 'ania@example.com',
  isActive: true,
  isTermsAccepted: true,
  authProvider: 'password',
  registeredDate: '2026-05-04T10:00:00.000Z',
  aiPoints: 0,
  marketingConsent: false,
  classId: 11,
  isUnder16: false,
  guardianConsent: false,
  guardianEmail: null,
};

export const PREMIUM: Subscription = {
  isActive: true,
  isRecurring: true,
  willAutoRenew: true,
  isCancelled: false,
  cancelAtPeriodTime: null,
  currentPeriodEnd: '2026-06-04T10:00:00.000Z',
  membershipType: { uniqueID: 'premium', name: 'Premium', hasAI: true, hasAIExams: true },
};

export const CREDENTIALS = { email: 'ania@example.com', password: 'poziomka-7' } as const;
export const DETAILS: RegistrationDetails = {
  firstName: 'Ania',
  classId: 11,
  isTermsAccepted: true,
  marketingConsent: false,
  isUnder16: false,
  guardianConsent: false,
  guardianEmail: null,
};
