import type { Pages } from '../pages/pages.ts';
import type { PupilModel } from '../support/tour.ts';
import type { Pupil } from '../support/pupils.ts';

export interface RegisteringWorld {
  readonly pages: Pages;
  /** With an account and no registration, at step 2 in the dialog. */
  readonly newcomer: Pupil;
}

type World = RegisteringWorld;

const GUARDIAN = 'mama@example.test';
const INCOMPLETE = 'Wypełnij wszystkie wymagane pola';

const fillGuardian =
  (address: string) =>
  async ({ pages: { details } }: World) => {
    await details.guardian.agree();
    await details.guardian.fillEmail(address);
    await details.chooseRegister();
  };

const completeAtSixteen = {
  to: 'registered',
  act: async ({ pages: { details }, newcomer }: World) => {
    await details.fillIn(newcomer);
    await details.acceptTerms();
    await details.chooseRegister();
  },
};
const acceptTerms = {
  to: 'registered',
  act: async ({ pages: { details } }: World) => {
    await details.acceptTerms();
    await details.chooseRegister();
  },
};
const sayYounger = { to: 'guardian asked', act: ({ pages }: World) => pages.details.sayYounger() };
const saySixteen = { to: 'sixteen in primary school', act: ({ pages }: World) => pages.details.saySixteen() };
const registerWithoutAddress = { to: 'guardian without address', act: fillGuardian('mama') };
const registerWithGuardian = { to: 'registered', act: fillGuardian(GUARDIAN) };

/** Step 2 of the registration, with the guardian of a pupil under sixteen (R8). */
export const registeringModel: PupilModel<World> = {
  'step 2': {
    see: ({ pages: { details } }) =>
      Promise.all([details.see(), details.guardian.seeNotAsked(), details.seeMarketing('shown')]),
    actions: {
      'sends nothing': { to: 'details missing', act: ({ pages }) => pages.details.chooseRegister() },
      'registers without the terms': {
        to: 'terms missing',
        act: async ({ pages: { details }, newcomer }) => {
          await details.fillIn(newcomer);
          await details.chooseRegister();
        },
      },
      registers: completeAtSixteen,
      'fills in all but the age, in primary school': {
        to: 'guardian presumed',
        act: async ({ pages: { details }, newcomer }) => {
          await details.fillFirstName(newcomer.firstName);
          await details.chooseClass('Klasa 4');
          await details.acceptTerms();
        },
      },
    },
  },
  'details missing': {
    see: ({ pages: { details } }) =>
      Promise.all(
        [INCOMPLETE]
          .map(details.seeError)
          .concat(
            ['Wprowadź imię', 'Wybierz swoją klasę', 'Zaznacz odpowiedź', 'Musisz zaakceptować regulamin'].map(
              details.seeMistake,
            ),
          ),
      ),
    actions: { registers: completeAtSixteen },
  },
  'terms missing': {
    see: ({ pages }) => pages.details.seeError('Musisz zaakceptować regulamin aby kontynuować'),
    actions: { 'accepts the terms': acceptTerms },
  },
  'guardian presumed': {
    see: ({ pages: { details } }) => details.guardian.seeAsked(),
    actions: {
      'says nothing of the age': { to: 'age missing', act: ({ pages }) => pages.details.chooseRegister() },
      'is younger than sixteen': sayYounger,
      'is sixteen': saySixteen,
    },
  },
  'age missing': {
    see: ({ pages: { details } }) =>
      Promise.all([details.seeError(INCOMPLETE), details.seeMistake('Zaznacz odpowiedź')]),
    actions: { 'is younger than sixteen': sayYounger },
  },
  'sixteen in primary school': {
    see: ({ pages: { details } }) =>
      Promise.all([details.guardian.seeNotAsked(), details.guardian.seeDoubt(), details.seeMarketing('shown')]),
    actions: {
      'is younger than sixteen': sayYounger,
      'registers without a guardian': { to: 'registered', act: ({ pages }) => pages.details.chooseRegister() },
    },
  },
  'guardian asked': {
    see: ({ pages: { details } }) => Promise.all([details.guardian.seeAsked(), details.seeMarketing('hidden')]),
    actions: {
      'is sixteen': saySixteen,
      'registers without the guardian': { to: 'guardian missing', act: ({ pages }) => pages.details.chooseRegister() },
      'registers with what is no address': registerWithoutAddress,
      'registers with the guardian': registerWithGuardian,
    },
  },
  'guardian missing': {
    see: ({ pages: { details } }) =>
      Promise.all([
        details.seeError(INCOMPLETE),
        details.seeMistake('Potrzebna jest zgoda rodzica lub opiekuna'),
        details.seeMistake('Wpisz adres e-mail rodzica lub opiekuna'),
      ]),
    actions: { 'registers with what is no address': registerWithoutAddress },
  },
  'guardian without address': {
    see: ({ pages: { details } }) =>
      Promise.all([details.seeError(INCOMPLETE), details.seeMistake('Nieprawidłowy format adresu e-mail')]),
    actions: { 'corrects the address': registerWithGuardian },
  },
  registered: {
    see: ({ pages }) => pages.progress.seeDone(),
    actions: { 'waits for the dialog to close': { to: 'trial offer', act: async () => {} } },
  },
  'trial offer': { see: ({ pages }) => pages.trial.seeOffer(), actions: {} },
};
