import type { Page } from 'playwright/test';
import { googleChooserAfter } from '../pages/google-chooser.page.ts';
import type { Pages } from '../pages/pages.ts';
import type { Hand } from '../support/hand.ts';
import type { PupilModel } from '../support/pupil-path.ts';
import { newPupil, registerWithGoogle, signUp, type Addresses, type Pupil } from '../support/pupils.ts';

export interface EnteringStage {
  readonly page: Page;
  readonly hand: Hand;
  readonly pages: Pages;
  readonly addresses: Addresses;
  /** Nobody knows this pupil yet. */
  readonly newcomer: Pupil;
  /** A registered one. */
  readonly pupil: Pupil;
}

type Stage = EnteringStage;
type Deed = (stage: Stage) => Promise<void>;

const submitAccount = (account: (stage: Stage) => Pick<Pupil, 'email' | 'password'>) => async (stage: Stage) => {
  await stage.pages.account.fill(account(stage));
  await stage.pages.account.chooseNext();
};

const logInAs = (account: (stage: Stage) => Pick<Pupil, 'email' | 'password'>) => async (stage: Stage) => {
  await stage.pages.login.fill(account(stage));
  await stage.pages.login.chooseLogin();
};

const logInUnregistered: Deed = async (stage) => {
  await signUp(stage.addresses, stage.newcomer);
  await logInAs(({ newcomer }) => newcomer)(stage);
};

const askGoogleInLogin: Deed = ({ pages }) => pages.login.chooseGoogle();
const askGoogleInStep1: Deed = ({ pages }) => pages.account.chooseGoogle();

/** In the window that a deed opens, a person whom the list does not name. */
const comeFromGoogle =
  (ask: Deed, { firstName, email }: Pupil) =>
  async (stage: Stage) => {
    const chooser = await googleChooserAfter(stage.page, stage.hand, () => ask(stage));
    await chooser.chooseOther();
    await chooser.fillOther({ name: `${firstName} Nowak`, email });
    await chooser.chooseUse();
  };

const firstComeFromGoogle =
  (ask: Deed): Deed =>
  (stage) =>
    comeFromGoogle(ask, stage.newcomer)(stage);

const comeBackFromGoogle: Deed = async (stage) => {
  const known = newPupil();
  await registerWithGoogle(stage.addresses, known);
  await comeFromGoogle(askGoogleInLogin, known)(stage);
};

const chooseNobody =
  (ask: Deed): Deed =>
  async (stage) => {
    const chooser = await googleChooserAfter(stage.page, stage.hand, () => ask(stage));
    await chooser.chooseCancel();
  };

const forgetPassword: Deed = async ({ pages: { login }, pupil }) => {
  await login.fillEmail(pupil.email);
  await login.chooseForgotten();
};

const askForLink =
  (email: (stage: Stage) => string): Deed =>
  async (stage) => {
    await stage.pages.forgotPassword.fill(email(stage));
    await stage.pages.forgotPassword.chooseSend();
  };

const knownMail = ({ pupil, newcomer }: Stage) => ({ email: pupil.email, password: newcomer.password });
const weakPassword = ({ newcomer }: Stage) => ({ email: newcomer.email, password: 'password1' });
const signUpFresh = { to: 'step 2', act: submitAccount(({ newcomer }) => newcomer) };
const logInKnown = { to: 'trial offer', act: logInAs(({ pupil }) => pupil) };
const getLink = { to: 'link sent', act: askForLink(({ pupil }) => pupil.email) };

/** From the home page to the offer of the trial or to step 2 of the registration: all that the dialog does, as far as a pupil causes it. */
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
      'closes the login': { to: 'home', act: ({ pages }) => pages.login.chooseClose() },
      'logs in': logInKnown,
      'logs in without a registration': { to: 'step 2', act: logInUnregistered },
      'types a wrong password': {
        to: 'login refused',
        act: logInAs(({ pupil }) => ({ ...pupil, password: 'zgaduj-zgadula' })),
      },
      'comes from Google for the first time': { to: 'step 2 of Google', act: firstComeFromGoogle(askGoogleInLogin) },
      'comes back from Google': { to: 'trial offer', act: comeBackFromGoogle },
      'chooses nobody in the window of Google': { to: 'login', act: chooseNobody(askGoogleInLogin) },
      'has forgotten the password': { to: 'forgotten password', act: forgetPassword },
      'goes to the registration': { to: 'step 1', act: ({ pages }) => pages.login.chooseRegistration() },
    },
  },
  'login refused': {
    see: ({ pages }) => pages.login.seeError('Nieprawidłowy login lub hasło'),
    deeds: { 'logs in': logInKnown },
  },
  'forgotten password': {
    see: ({ pages, pupil }) => Promise.all([pages.forgotPassword.see(), pages.forgotPassword.seeEmail(pupil.email)]),
    deeds: {
      'goes back to the login': { to: 'login with e-mail', act: ({ pages }) => pages.forgotPassword.chooseBack() },
      'closes the dialog': { to: 'login with e-mail', act: ({ pages }) => pages.forgotPassword.chooseClose() },
      'asks for a link to nowhere': { to: 'forgotten password without e-mail', act: askForLink(() => '') },
      'asks for a link to nobody': {
        to: 'forgotten password of nobody',
        act: askForLink(({ newcomer }) => newcomer.email),
      },
      'asks for a link': getLink,
    },
  },
  'forgotten password without e-mail': {
    see: ({ pages }) => pages.forgotPassword.seeMistake('Email jest wymagany'),
    deeds: { 'asks for a link': getLink },
  },
  'forgotten password of nobody': {
    see: ({ pages }) => pages.forgotPassword.seeError('Nie znaleziono użytkownika z tym adresem email.'),
    deeds: { 'asks for a link': getLink },
  },
  'link sent': {
    see: ({ pages }) => pages.forgotPassword.seeSent(),
    deeds: { 'waits for the dialog to close': { to: 'login with e-mail', act: async () => {} } },
  },
  'login with e-mail': {
    see: ({ pages, pupil }) => pages.login.seeEmail(pupil.email),
    deeds: { 'remembers it after all': logInKnown },
  },
  'step 1': {
    see: ({ pages }) => pages.account.see(),
    deeds: {
      'closes step 1': { to: 'home', act: ({ pages }) => pages.account.chooseClose() },
      'signs up': signUpFresh,
      'signs up with a known e-mail': { to: 'account taken', act: submitAccount(knownMail) },
      'signs up with a common password': { to: 'account weak', act: submitAccount(weakPassword) },
      'types passwords that differ': {
        to: 'account different',
        act: ({ pages, newcomer }) => pages.account.fill(newcomer, 'inne-haslo-9'),
      },
      'comes from Google for the first time': { to: 'step 2 of Google', act: firstComeFromGoogle(askGoogleInStep1) },
      'chooses nobody in the window of Google': { to: 'login', act: chooseNobody(askGoogleInStep1) },
      'goes back to the login': { to: 'login', act: ({ pages }) => pages.account.chooseLogin() },
    },
  },
  'account different': { see: ({ pages }) => pages.account.seeSubmit('closed'), deeds: { 'signs up': signUpFresh } },
  'account taken': {
    see: ({ pages }) => pages.account.seeError('Ten email jest już zarejestrowany. Spróbuj się zalogować.'),
    deeds: { 'signs up': signUpFresh },
  },
  'account weak': {
    see: ({ pages }) => pages.account.seeError('Hasło jest zbyt słabe. Użyj silniejszego hasła.'),
    deeds: {},
  },
  'step 2': {
    see: ({ pages: { details } }) =>
      Promise.all([details.see(), details.seeStep('shown'), details.seeFirstName(''), details.seeNothingTicked()]),
    deeds: {},
  },
  'step 2 of Google': {
    see: ({ pages: { details }, newcomer }) =>
      Promise.all([details.seeStep('hidden'), details.seeFirstName(newcomer.firstName), details.seeNothingTicked()]),
    deeds: {},
  },
  'trial offer': { see: ({ pages }) => pages.trial.seeOffer(), deeds: {} },
};
