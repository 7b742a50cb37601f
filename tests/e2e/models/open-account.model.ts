import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/tour.ts';

export interface OpenAccountWorld {
  /** Of a pupil under sixteen, on the account page, who has accepted no terms and whose guardian has not agreed. */
  readonly pages: Pages;
}

type World = OpenAccountWorld;

const GUARDIAN = 'mama@example.test';

const saveConsent =
  (address: string) =>
  async ({ pages: { myAccount } }: World) => {
    await myAccount.fillGuardian(address);
    await myAccount.chooseSaveConsent();
  };

const seeThanked = ({ myAccount }: Pages) =>
  Promise.all([myAccount.seeGuardianThanked(), myAccount.seeLine('E-mail rodzica', GUARDIAN)]);

/** What a registration has left open is made good on the account page (S1 §2, R8). */
export const openAccountModel: PupilModel<World> = {
  'account with open terms': {
    see: ({ pages: { myAccount } }) =>
      Promise.all([
        myAccount.seeTerms('open'),
        myAccount.seeGuardianAsked(),
        myAccount.seeLine('Regulamin zaakceptowany', 'Nie'),
      ]),
    actions: {
      'accepts the terms': {
        to: 'account with a guardian to ask',
        act: ({ pages }) => pages.myAccount.chooseAcceptTerms(),
      },
      'edits the profile': {
        to: 'profile form before sixteen',
        act: ({ pages }) => pages.myAccount.chooseMenuItem('Edytuj profil'),
      },
      'brings the guardian’s consent first': {
        to: 'account with a guardian and open terms',
        act: saveConsent(GUARDIAN),
      },
    },
  },
  'profile form before sixteen': {
    see: ({ pages: { myAccount } }) => Promise.all([myAccount.seeMarketing('closed'), myAccount.seeTerms('open')]),
    actions: {
      'thinks better of it': { to: 'account with open terms', act: ({ pages }) => pages.myAccount.chooseCancel() },
    },
  },
  'account with a guardian and open terms': {
    see: ({ pages }) => Promise.all([seeThanked(pages), pages.myAccount.seeTerms('open')]),
    actions: {
      'accepts the terms': { to: 'account with nothing open', act: ({ pages }) => pages.myAccount.chooseAcceptTerms() },
    },
  },
  'account with a guardian to ask': {
    see: ({ pages: { myAccount } }) =>
      Promise.all([
        myAccount.seeUpdated(),
        myAccount.seeTerms('accepted'),
        myAccount.seeGuardianAsked(),
        myAccount.seeLine('Regulamin zaakceptowany', 'Tak'),
      ]),
    actions: {
      'saves no consent': {
        to: 'guardian missing on the account page',
        act: ({ pages }) => pages.myAccount.chooseSaveConsent(),
      },
      'saves the guardian’s consent': { to: 'account with nothing open', act: saveConsent(GUARDIAN) },
    },
  },
  'guardian missing on the account page': {
    see: ({ pages: { myAccount } }) =>
      Promise.all(
        ['Potrzebna jest zgoda rodzica lub opiekuna', 'Wpisz adres e-mail rodzica lub opiekuna'].map(
          myAccount.seeGuardianMistake,
        ),
      ),
    actions: {
      'saves what is no address': { to: 'guardian without address on the account page', act: saveConsent('mama') },
    },
  },
  'guardian without address on the account page': {
    see: ({ pages }) => pages.myAccount.seeGuardianMistake('Nieprawidłowy format adresu e-mail'),
    actions: { 'corrects the address': { to: 'account with nothing open', act: saveConsent(GUARDIAN) } },
  },
  'account with nothing open': {
    see: ({ pages }) => Promise.all([seeThanked(pages), pages.myAccount.seeTerms('accepted')]),
    actions: {},
  },
};
