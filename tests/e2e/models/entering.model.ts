import type { Pages } from '../pages/pages.ts';
import { signUp, type Addresses, type Pupil } from '../support/pupils.ts';
import { newPupil } from '../support/pupils.ts';
import type { PupilModel } from '../support/pupil-path.ts';

export interface EnteringStage {
  readonly pages: Pages;
  readonly addresses: Addresses;
  /** Nobody knows this pupil yet. */
  readonly newcomer: Pupil;
  /** A registered one. */
  readonly pupil: Pupil;
}

type Stage = EnteringStage;

const submitAccount = (account: (stage: Stage) => Pick<Pupil, 'email' | 'password'>) => async (stage: Stage) => {
  await stage.pages.account.fill(account(stage));
  await stage.pages.account.chooseNext();
};

const logInAs = (account: (stage: Stage) => Pick<Pupil, 'email' | 'password'>) => async (stage: Stage) => {
  await stage.pages.login.fill(account(stage));
  await stage.pages.login.chooseLogin();
};

const logInUnfinished = async ({ pages: { login }, addresses }: Stage) => {
  const unfinished = newPupil();
  await signUp(addresses, unfinished);
  await login.fill(unfinished);
  await login.chooseLogin();
};

const registerFully = async ({ pages: { details }, newcomer }: Stage) => {
  await details.fillNames(newcomer);
  await details.acceptTerms();
  await details.chooseRegister();
};

const knownMail = ({ pupil, newcomer }: Stage) => ({ email: pupil.email, password: newcomer.password });
const weakPassword = ({ newcomer }: Stage) => ({ email: newcomer.email, password: 'password1' });
const closeLogin = { to: 'home', act: ({ pages }: Stage) => pages.login.chooseClose() };
const closeAccount = { to: 'home', act: ({ pages }: Stage) => pages.account.chooseClose() };
const signUpFresh = { to: 'details', act: submitAccount(({ newcomer }) => newcomer) };
const logInKnown = { to: 'trial offer', act: logInAs(({ pupil }) => pupil) };
const register = { to: 'registered', act: registerFully };

/** From the home page to the offer of the trial: the auth dialog and the registration, as far as a pupil causes what happens. */
export const enteringModel: PupilModel<Stage> = {
  home: {
    see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeVisitor()]),
    deeds: {
      'opens the login': { to: 'login', act: ({ pages }) => pages.home.chooseLogin() },
      'wants to try for free': { to: 'login', act: ({ pages }) => pages.home.chooseTryForFree() },
    },
  },
  login: {
    see: ({ pages }) => pages.login.see(),
    deeds: {
      'closes the login': closeLogin,
      'logs in': logInKnown,
      'logs in without a registration': { to: 'details', act: logInUnfinished },
      'types a wrong password': { to: 'login refused', act: logInAs(({ pupil }) => ({ ...pupil, password: 'zgaduj-zgadula' })) },
      'goes to the registration': { to: 'account', act: ({ pages }) => pages.login.chooseRegistration() },
    },
  },
  'login refused': {
    see: ({ pages }) => pages.login.seeError('Nieprawidłowy login lub hasło'),
    deeds: { 'closes the login': closeLogin, 'logs in': logInKnown },
  },
  account: {
    see: ({ pages }) => pages.account.see(),
    deeds: {
      'closes step 1': closeAccount,
      'signs up': signUpFresh,
      'signs up with a known e-mail': { to: 'account taken', act: submitAccount(knownMail) },
      'signs up with a common password': { to: 'account weak', act: submitAccount(weakPassword) },
      'types passwords that differ': { to: 'account different', act: ({ pages, newcomer }) => pages.account.fill(newcomer, 'inne-haslo-9') },
      'goes back to the login': { to: 'login', act: ({ pages }) => pages.account.chooseLogin() },
    },
  },
  'account different': {
    see: ({ pages }) => pages.account.seeSubmit('closed'),
    deeds: { 'signs up': signUpFresh },
  },
  'account taken': {
    see: ({ pages }) => pages.account.seeError('Ten email jest już zarejestrowany. Spróbuj się zalogować.'),
    deeds: { 'signs up': signUpFresh },
  },
  'account weak': {
    see: ({ pages }) => pages.account.seeError('Hasło jest zbyt słabe. Użyj silniejszego hasła.'),
    deeds: { 'signs up': signUpFresh },
  },
  details: {
    see: ({ pages }) => pages.details.see(),
    deeds: {
      'closes step 2': { to: 'home unfinished', act: ({ pages }) => pages.details.chooseClose() },
      'sends nothing': { to: 'details incomplete', act: ({ pages }) => pages.details.chooseRegister() },
      'registers without the terms': {
        to: 'details without terms',
        act: async ({ pages, newcomer }) => {
          await pages.details.fillNames(newcomer);
          await pages.details.chooseRegister();
        },
      },
      registers: register,
    },
  },
  'home unfinished': {
    see: ({ pages }) => pages.home.seeUnregistered(),
    deeds: { 'completes the registration': { to: 'details', act: ({ pages }) => pages.home.chooseCompletion() } },
  },
  'details incomplete': {
    see: ({ pages }) => pages.details.seeError('Wypełnij wszystkie wymagane pola'),
    deeds: { registers: register },
  },
  'details without terms': {
    see: ({ pages }) => pages.details.seeError('Musisz zaakceptować regulamin aby kontynuować'),
    deeds: { registers: register },
  },
  registered: {
    see: ({ pages }) => pages.progress.seeDone(),
    deeds: { 'waits for the dialog to close': { to: 'trial offer', act: async () => {} } },
  },
  'trial offer': { see: ({ pages }) => pages.trial.seeOffer(), deeds: {} },
};
